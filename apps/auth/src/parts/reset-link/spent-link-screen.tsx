import { LinkButton } from '@vestibule/ui/link-button'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ProblemAlert } from '../problem-alert.tsx'
import { Screen } from '../screen/screen.tsx'
import { useHandover } from '../use-handover.ts'

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
