import { Link, LinkProvider } from '@vestibule/ui/link'
import { useTexts } from '../../texts/use-texts.ts'

/** A link to the platform's home page, which is not part of the sign-in app. */
export function ToHome() {
  const { eula } = useTexts()
  return (
    <LinkProvider component="a">
      <Link href="/">{eula.toHome}</Link>
    </LinkProvider>
  )
}
