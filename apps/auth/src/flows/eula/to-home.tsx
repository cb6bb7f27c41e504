import { Link, LinkProvider } from '@vestibule/ui/link'
import { useTexts } from '../../texts/use-texts.ts'

/** A link out of this app to the platform's home page. */
export function ToHome() {
  const { eula } = useTexts()
  return (
    <LinkProvider component="a">
      <Link href="/">{eula.toHome}</Link>
    </LinkProvider>
  )
}
