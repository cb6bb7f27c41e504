import { resetPassword, setPassword } from '@vestibule/api-client'
import { LinkButton } from '@vestibule/ui/link-button'
import { useState } from 'react'
import { useWorld } from '../../boot/world.ts'
import { NewPasswordForm, type NewPassword } from '../../parts/new-password/new-password-form.tsx'
import { problemOf } from '../../parts/problem.ts'
import { Screen } from '../../parts/screen/screen.tsx'
import { useSubmission, type SubmissionOutcome } from '../../parts/submission/use-submission.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { paths } from '../../paths.ts'
import { useQuery } from '../../routing/address.ts'
import { FilledText } from '../../texts/filled-text.tsx'
import { usePraise } from '../../parts/use-praise.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A new password by a mailed link, or, where a mailed code was just proven, without one; then a success screen. */
export function ResetPasswordOtpFlow() {
  const [done, setDone] = useState(false)
  return done ? <ResetDone /> : <NewPasswordScreen onDone={() => setDone(true)} />
}

function NewPasswordScreen({ onDone }: { onDone: () => void }) {
  const texts = useTexts()
  const praise = usePraise()
  const { client, clock } = useWorld()
  const { email } = useHandover()
  const query = useQuery()
  const uid = query.get('uidb64')
  const token = query.get('token')

  async function save(typed: NewPassword): Promise<SubmissionOutcome<void>> {
    const outcome =
      uid !== null && token !== null
        ? await resetPassword(client, { uid, token, ...typed })
        : await setPassword(client, typed)
    return outcome.kind === 'saved'
      ? { kind: 'accepted', result: undefined }
      : { kind: 'refused', problem: problemOf(outcome, clock.now()) }
  }
  const submission = useSubmission(save, () => {
    praise(texts.newPassword.created)
    onDone()
  })

  return (
    <Screen
      heading={texts.newPassword.resetHeading}
      lead={
        email ? (
          <FilledText
            text={texts.newPassword.resetIntro}
            values={{ email: <strong>{email}</strong> }}
          />
        ) : (
          texts.newPassword.resetIntroNoEmail
        )
      }
      failed={submission.problem !== undefined}
    >
      <NewPasswordForm
        email={email}
        submission={submission}
        submitLabel={texts.newPassword.resetSubmit}
      />
    </Screen>
  )
}

function ResetDone() {
  const { resetDone } = useTexts()
  const { to } = useHandover()
  return (
    <Screen heading={resetDone.heading} lead={resetDone.body}>
      <LinkButton block href={to(paths.start)}>
        {resetDone.backToLogin}
      </LinkButton>
    </Screen>
  )
}
