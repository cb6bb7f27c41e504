import { verifyRecoveryCode } from '@vestibule/api-client'
import { Button } from '@vestibule/ui/button'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { CodeForm } from '../../../parts/code-entry/code-form.tsx'
import { Screen } from '../../../parts/screen/screen.tsx'
import { SignOutButton } from '../../../parts/sign-out-button.tsx'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { useTexts } from '../../../texts/use-texts.ts'
import type { SecondFactorEvent } from '../second-factor-machine.ts'

interface RecoverStepProps {
  readonly email: string
  readonly onRecovered: () => void
  readonly dispatch: (event: SecondFactorEvent) => void
}

/** For users who have lost their second factor: asks for a recovery code. After that they set up another factor. */
export function RecoverStep({ email, onRecovered, dispatch }: RecoverStepProps) {
  const texts = useTexts()
  const { client } = useWorld()
  const entry = useSubmission(
    (code: string) => verifyRecoveryCode(client, { email, code }),
    onRecovered,
  )
  return (
    <Screen
      heading={texts.twoFactor.heading}
      lead={texts.twoFactor.recoveryIntro}
      failed={entry.problem !== undefined}
      footerStart={texts.secondFactor.lost}
      help={<SignOutButton />}
      onBack={() => dispatch({ type: 'wentBack' })}
      showsAccount
    >
      <CodeForm
        label={texts.twoFactor.recoveryLabel}
        submitLabel={texts.twoFactor.submit}
        length={8}
        inputProps={{ autoComplete: 'off', inputMode: 'text' }}
        busy={entry.busy}
        problem={entry.problem}
        onCodeEntered={entry.submit}
      >
        <Button
          variant="ghost"
          size="sm"
          className="au-other-way"
          disabled={entry.busy}
          onClick={() => dispatch({ type: 'wentBack' })}
        >
          {texts.secondFactor.otherFactor}
        </Button>
      </CodeForm>
    </Screen>
  )
}
