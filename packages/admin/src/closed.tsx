import { ClosedDoor } from '@vestibule/app-kit/closed-door'
import { DeadEnd } from '@vestibule/app-kit/dead-end'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { Alert } from '@vestibule/ui/alert'
import { LinkButton } from '@vestibule/ui/link-button'
import { useLocation } from 'react-router-dom'
import { useAdministrator } from './administrator.ts'
import { useAdminTexts } from './texts/use-admin-texts.ts'

/**
 * Says why the user can change nothing, and links to the page for setting up a second factor if that is what is
 * missing. Renders nothing if the user can make changes.
 */
export function ReadOnly() {
  const { readOnly: words } = useAdminTexts()
  const { read_only: why } = useAdministrator()
  if (why === 'role') return <p className="adm-muted">{words.role}</p>
  if (why !== 'second_factor') return null
  return (
    <Alert
      className="adm-read-only"
      title={words.secondFactor}
      action={
        <LinkButton size="sm" href="/auth/account/security">
          {words.setUp}
        </LinkButton>
      }
    >
      {words.untilThen}
    </Alert>
  )
}

/**
 * Tells the user that pages are closed to them: they have no role for the pages, or act for a customer and must stop
 * that first.
 */
export function NoRole({
  words,
}: {
  readonly words: { readonly heading: string; readonly text: string }
}) {
  const texts = useAdminTexts().noRole
  const { pathname } = useLocation()
  useTitle(words.heading)
  return (
    <div className="ak-page-dead-end">
      <DeadEnd
        art={<ClosedDoor />}
        heading={words.heading}
        text={words.text}
        actions={
          <>
            <LinkButton size="md" href="/">
              {texts.home}
            </LinkButton>
            <LinkButton
              variant="secondary"
              size="md"
              href={`/support?from=${encodeURIComponent(pathname)}`}
            >
              {texts.ask}
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
