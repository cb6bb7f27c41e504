import { LinkButton } from '@vestibule/ui/link-button'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ProblemAlert } from '../problem-alert.tsx'
import { Screen } from '../screen/screen.tsx'
import { useHandover } from '../use-handover.ts'

/** In place of the form: the mailed link is spent, and there is a way to another one. */
export function SpentLinkScreen() {
  const { errors, legacyReset } = useTexts()
  const { to } = useHandover()
  return (
    <Screen heading={legacyReset.heading} failed>
      <ProblemAlert problem={{ kind: 'refused', message: errors.codeExpired }} />
      <LinkButton block href={to(paths.forgotPassword)}>
        {legacyReset.toForgot}
      </LinkButton>
    </Screen>
  )
}
