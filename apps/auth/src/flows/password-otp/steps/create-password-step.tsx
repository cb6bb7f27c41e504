import { setPassword } from '@vestibule/api-client'
import { useWorld } from '@vestibule/app-kit/screens/world'
import {
  NewPasswordForm,
  type NewPassword,
} from '../../../parts/new-password/new-password-form.tsx'
import { Screen } from '../../../parts/screen/screen.tsx'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { usePraise } from '../../../parts/use-praise.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StepProps } from '../password-otp-machine.ts'

/** The user sets the first password of the account, after entering the mailed code. */
export function CreatePasswordStep({ email, dispatch }: StepProps) {
  const texts = useTexts()
  const praise = usePraise()
  const { client } = useWorld()

  const save = (typed: NewPassword) => setPassword(client, typed)
  const submission = useSubmission(save, () => {
    praise(texts.newPassword.created)
    dispatch({ type: 'passwordCreated' })
  })

  return (
    <Screen
      heading={texts.newPassword.createHeading}
      lead={texts.newPassword.createIntro({ email: <strong>{email}</strong> })}
      step={{ step: 2, steps: 2 }}
      failed={submission.problem !== undefined}
      onBack={() => dispatch({ type: 'wentBack' })}
      showsAccount
    >
      <NewPasswordForm
        email={email}
        submission={submission}
        submitLabel={texts.newPassword.createSubmit}
      />
    </Screen>
  )
}
