import { Button } from '@vestibule/ui/button'
import { ErrorState } from '@vestibule/ui/error-state'
import { RefreshIcon } from '@vestibule/ui/icons'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

/** What stands where the page or a part of it failed. */
export function CrashScreen({ supportCode }: { supportCode: string }) {
  const texts = useTexts().pages.crash
  const { homepage } = useShell().settings
  return (
    <ErrorState
      level={1}
      title={texts.heading}
      supportCode={supportCode || undefined}
      labels={{ supportCode: texts.supportCode }}
      actions={
        <>
          <Button size="md" startIcon={<RefreshIcon size={18} />} onClick={() => location.reload()}>
            {texts.refresh}
          </Button>
          {/* A full navigation: what failed may be the router. */}
          <a className="vb-button" data-variant="secondary" data-size="md" href={homepage}>
            <span className="vb-button-content">{texts.home}</span>
          </a>
        </>
      }
    >
      {texts.text}
    </ErrorState>
  )
}
