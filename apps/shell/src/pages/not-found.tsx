import { EmptyState } from '@vestibule/ui/empty-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { withDataset } from '@vestibule/session'
import { usePageScope } from '../frame/page-scope.ts'
import { useTitle } from '../frame/use-title.ts'
import { useTexts } from '../texts/use-texts.ts'

/** There is no such page. */
export function NotFound() {
  const texts = useTexts().pages.notFound
  const { dataset } = usePageScope()
  useTitle(texts.title)
  return (
    <EmptyState
      art
      level={1}
      title={texts.heading}
      actions={
        <LinkButton size="md" href={dataset ? withDataset('/', dataset.id) : '/'}>
          {texts.home}
        </LinkButton>
      }
    >
      <span className="vb-not-found-code">{texts.code}</span>
      {texts.text}
    </EmptyState>
  )
}
