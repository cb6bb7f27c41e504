import { ClosedDoor } from '@vestibule/app-kit/closed-door'
import { DeadEnd } from '@vestibule/app-kit/dead-end'
import { LinkButton } from '@vestibule/ui/link-button'
import { withDataset } from '@vestibule/session'
import { usePageScope } from '../frame/page-scope.ts'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useTexts } from '../texts/use-texts.ts'

/** The page for a URL that does not exist. */
export function NotFound() {
  const texts = useTexts().pages.notFound
  const { dataset } = usePageScope()
  useTitle(texts.title)
  return (
    <div className="ak-page-dead-end">
      <DeadEnd
        art={<ClosedDoor />}
        status={texts.code}
        heading={texts.heading}
        text={texts.text}
        actions={
          <LinkButton size="md" href={dataset ? withDataset('/', dataset.id) : '/'}>
            {texts.home}
          </LinkButton>
        }
      />
    </div>
  )
}
