import { verifyPassword } from '@vestibule/api-client'
import { Button } from '@vestibule/ui/button'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { PasswordForm } from '../../../parts/password-form/password-form.tsx'
import { Screen } from '../../../parts/screen/screen.tsx'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { usePraise } from '../../../parts/use-praise.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StepProps } from '../password-otp-machine.ts'

/** The user enters the password, which is the first of two factors. */
export function PasswordStep({ email, dispatch }: StepProps) {
  const texts = useTexts()
  const praise = usePraise()
  const { client } = useWorld()

  const verify = (password: string) => verifyPassword(client, { email, password })
  const submission = useSubmission(verify, () => {
    praise(texts.password.verified)
    dispatch({ type: 'passwordVerified' })
  })

  return (
    <Screen
      heading={texts.password.heading}
      step={{ step: 1, steps: 2 }}
      failed={submission.problem !== undefined}
      onBack={() => dispatch({ type: 'wentBack' })}
      showsAccount
    >
      <PasswordForm
        email={email}
        submission={submission}
        submitLabel={texts.password.continue}
        forgot={
          <Button variant="link" onClick={() => dispatch({ type: 'passwordForgotten' })}>
            {texts.app.forgotPassword}
          </Button>
        }
      />
    </Screen>
  )
}
