import { LinkButton } from '@vestibule/ui/link-button'
import { paths } from '@vestibule/app-kit/auth-paths'
import { useTexts } from '../../texts/use-texts.ts'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { Screen } from '../screen/screen.tsx'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'

/** Shown instead of the form if the mailed link was used or has expired, with a button for a new link. */
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
