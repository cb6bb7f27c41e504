import { resetPassword, setPassword, type OutcomeOf } from '@vestibule/api-client'
import type { ResetLinkFacts } from '@vestibule/api-client/contract'
import { LinkButton } from '@vestibule/ui/link-button'
import { useState, type ReactNode } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { NewPasswordForm, type NewPassword } from '../../parts/new-password/new-password-form.tsx'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { ConfirmResetScreen } from '../../parts/reset-link/confirm-reset-screen.tsx'
import { SpentLinkScreen } from '../../parts/reset-link/spent-link-screen.tsx'
import { useResetLink } from '../../parts/reset-link/use-reset-link.ts'
import { Screen } from '../../parts/screen/screen.tsx'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { ToNewLink } from '../../parts/reset-link/to-new-link.tsx'
import { paths } from '@vestibule/app-kit/auth-paths'
import { useQuery } from '@vestibule/app-kit/screens/address'
import { usePraise } from '../../parts/use-praise.ts'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * The user sets a new password: with a mailed link, or without one after entering the mailed code. A screen then
 * confirms that.
 */
export default function ResetPasswordOtpFlow() {
  const query = useQuery()
  const [done, setDone] = useState(false)
  if (done) return <ResetDone />
  const onDone = () => setDone(true)
  const isMailed = query.has('uidb64') || query.has('token')
  return isMailed ? <ByLink onDone={onDone} /> : <AfterCode onDone={onDone} />
}

function ByLink({ onDone }: { onDone: () => void }) {
  const { client } = useWorld()
  const link = useResetLink()
  const { uid, token, isSpent, facts } = link
  const [refused, setRefused] = useState(false)
  if (isSpent || refused) return <SpentLinkScreen />
  if (link.mustConfirm) return <ConfirmResetScreen link={link} />
  async function save(typed: NewPassword) {
    const outcome = await resetPassword(client, { uid, token, ...typed })
    // The link was used after this page had been opened: no password would be accepted any more.
    if (outcome.kind === 'tokenInvalid') setRefused(true)
    return outcome
  }
  return <NewPasswordScreen save={save} help={<ToNewLink />} facts={facts} onDone={onDone} />
}

function AfterCode({ onDone }: { onDone: () => void }) {
  const texts = useTexts()
  const { client } = useWorld()
  // Find out before the user types whether this browser may set a password. This request cannot set one, because its
  // two passwords differ.
  const [asked] = useLoad(async () => {
    const outcome = await setPassword(client, { password: ' ', confirmPassword: '-' })
    return outcome.kind === 'stepRequired' ? outcome : { kind: 'loaded', value: undefined }
  })
  if (asked.status === 'failed')
    return (
      <Screen heading={texts.newPassword.resetHeading} failed>
        <ProblemAlert problem={asked.problem} />
      </Screen>
    )
  return <NewPasswordScreen save={(typed) => setPassword(client, typed)} onDone={onDone} />
}

interface NewPasswordScreenProps {
  readonly save: (
    typed: NewPassword,
  ) => Promise<OutcomeOf<typeof resetPassword | typeof setPassword>>
  readonly help?: ReactNode
  readonly facts?: ResetLinkFacts
  readonly onDone: () => void
}

function NewPasswordScreen({ save, help, facts, onDone }: NewPasswordScreenProps) {
  const texts = useTexts()
  const praise = usePraise()
  const { email } = useHandover()

  const submission = useSubmission(save, () => {
    praise(texts.newPassword.created)
    onDone()
  })

  return (
    <Screen
      heading={texts.newPassword.resetHeading}
      lead={
        email
          ? texts.newPassword.resetIntro({ email: <strong>{email}</strong> })
          : texts.newPassword.resetIntroNoEmail
      }
      failed={submission.problem !== undefined}
      help={help}
    >
      <NewPasswordForm
        email={email}
        submission={submission}
        facts={facts}
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
