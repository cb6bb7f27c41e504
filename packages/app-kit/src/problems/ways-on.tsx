import { Link, LinkProvider } from '@vestibule/ui/link'
import { paths, type AppPath } from '../auth-paths.ts'
import { usePath, useQuery } from '../screens/address.ts'
import type { ScreenTexts } from '../screens/texts/screen-texts.ts'
import { useScreenTexts } from '../screens/texts/screen-texts.ts'
import { useHandover } from '../screens/use-handover.ts'

/** A link to the first step of signing in. */
export function StartAgain() {
  return <WayTo path={paths.start} say={({ errors }) => errors.startAgain} />
}

/** A link to the terms of use that the user has to accept. The screen of the terms then goes on to `next`. */
export function ToTerms() {
  return <WayTo path={paths.eula} say={({ errors }) => errors.toTerms} />
}

/** A link to the screen that unlocks the session and then returns to the present screen. */
export function ToUnlock() {
  return <Link href={useUnlockPath()}>{useScreenTexts().errors.toUnlock}</Link>
}

/** The route of the screen that unlocks the session and then returns to the present screen. */
export function useUnlockPath(): string {
  const { to } = useHandover()
  const path = usePath()
  const search = useQuery().toString()
  return to(paths.unlock, { back: path + (search && `?${search}`) })
}

/** A link to the screen that mails a link for a new password. */
export function ToForgotPassword() {
  return <WayTo path={paths.forgotPassword} say={({ app }) => app.forgotPassword} />
}

/**
 * A button that reloads the page, because the page's knowledge of its user or its data is out of date. Following a link
 * of the router would not load them again.
 */
export function Reload() {
  const { errors } = useScreenTexts()
  return (
    <LinkProvider component="a">
      <Link href="">{errors.reload}</Link>
    </LinkProvider>
  )
}

function WayTo({ path, say }: { path: AppPath; say: (texts: ScreenTexts) => string }) {
  const { to } = useHandover()
  return <Link href={to(path)}>{say(useScreenTexts())}</Link>
}
