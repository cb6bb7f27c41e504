import { verifyPassword } from '@vestibule/api-client'
import { Button } from '@vestibule/ui/button'
import { useWorld } from '../../../boot/world.ts'
import { PasswordForm } from '../../../parts/password-form/password-form.tsx'
import { problemOf } from '../../../parts/problem.ts'
import { Screen } from '../../../parts/screen/screen.tsx'
import { useSubmission, type SubmissionOutcome } from '../../../parts/submission/use-submission.ts'
import { usePraise } from '../../../parts/use-praise.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StepProps } from '../step-props.ts'

/** The password as the first of two factors. */
export function PasswordStep({ email, dispatch }: StepProps) {
  const texts = useTexts()
  const praise = usePraise()
  const { client, clock } = useWorld()

  async function verify(password: string): Promise<SubmissionOutcome<void>> {
    const outcome = await verifyPassword(client, { email, password })
    return outcome.kind === 'verified'
      ? { kind: 'accepted', result: undefined }
      : { kind: 'refused', problem: problemOf(outcome, clock.now()) }
  }
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
            {texts.password.forgot}
          </Button>
        }
      />
    </Screen>
  )
}
