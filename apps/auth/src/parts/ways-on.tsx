import { Link, LinkProvider } from '@vestibule/ui/link'
import { paths, type AppPath } from '../paths.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useHandover } from './use-handover.ts'

/** To the first step of signing in. */
export function StartAgain() {
  const { errors } = useTexts()
  return <WayTo path={paths.start}>{errors.startAgain}</WayTo>
}

/** To the terms that wait; they lead on to `next`. */
export function ToTerms() {
  const { errors } = useTexts()
  return <WayTo path={paths.eula}>{errors.toTerms}</WayTo>
}

/** To a link for a new password. */
export function ToForgotPassword() {
  const { password } = useTexts()
  return <WayTo path={paths.forgotPassword}>{password.forgot}</WayTo>
}

/** To another mailed link, in place of one that is spent. */
export function ToNewLink() {
  const { legacyReset } = useTexts()
  return <WayTo path={paths.forgotPassword}>{legacyReset.toForgot}</WayTo>
}

/** Not by the router: what the page knows of its user, or of its subject, does not hold any more. */
export function Reload() {
  const { errors } = useTexts()
  return (
    <LinkProvider component="a">
      <Link href="">{errors.reload}</Link>
    </LinkProvider>
  )
}

function WayTo({ path, children }: { path: AppPath; children: string }) {
  const { to } = useHandover()
  return <Link href={to(path)}>{children}</Link>
}
