import { Link } from '@vestibule/ui/link'
import { paths } from '@vestibule/app-kit/auth-paths'
import { useTexts } from '../../texts/use-texts.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'

/** A link to the screen that mails a new link, for users whose present one was used or has expired. */
export function ToNewLink() {
  const { legacyReset } = useTexts()
  const { to } = useHandover()
  return <Link href={to(paths.forgotPassword)}>{legacyReset.toForgot}</Link>
}
