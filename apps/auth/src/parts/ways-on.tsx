import { Link, LinkProvider } from '@vestibule/ui/link'
import { paths, type AppPath } from '../paths.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useHandover } from './use-handover.ts'

/** A link to the first step of signing in. */
export function StartAgain() {
  const { errors } = useTexts()
  return <WayTo path={paths.start}>{errors.startAgain}</WayTo>
}

/** A link to the terms that the user has to accept. They lead on to `next`. */
export function ToTerms() {
  const { errors } = useTexts()
  return <WayTo path={paths.eula}>{errors.toTerms}</WayTo>
}

/** A link to the screen that mails a link for a new password. */
export function ToForgotPassword() {
  const { password } = useTexts()
  return <WayTo path={paths.forgotPassword}>{password.forgot}</WayTo>
}

/** A link to the screen that mails a new link, if this one was used or has expired. */
export function ToNewLink() {
  const { legacyReset } = useTexts()
  return <WayTo path={paths.forgotPassword}>{legacyReset.toForgot}</WayTo>
}

/** Reloads the page, because what it knows about its user or its data is out of date. The router would keep it. */
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
