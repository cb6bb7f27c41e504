import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import type { PersonalLists } from '../personal/use-personal.ts'
import { useTexts } from '../texts/use-texts.ts'

/**
 * Says which of the user's personal lists could not be loaded. Otherwise the user would think that these lists are
 * empty.
 */
export function PersonalFailed({ failed, retry }: Pick<PersonalLists, 'failed' | 'retry'>) {
  const { home, chrome, formats } = useTexts()
  if (failed.length === 0) return null
  return (
    <Alert
      className="sh-home-failed"
      tone="warning"
      action={
        <Button variant="secondary" size="sm" onClick={retry}>
          {chrome.retry}
        </Button>
      }
    >
      {home.personal.notLoaded({
        lists: formats.both(failed.map((list) => home.personal.lists[list])),
      })}
    </Alert>
  )
}
