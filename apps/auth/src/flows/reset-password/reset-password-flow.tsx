import { resetPassword } from '@vestibule/api-client'
import { useState } from 'react'
import { useWorld } from '../../boot/world.ts'
import { problemOf } from '../../parts/problem.ts'
import { SpentLinkScreen } from '../../parts/reset-link/spent-link-screen.tsx'
import { useResetLink, type ResetLink } from '../../parts/reset-link/use-reset-link.ts'
import { Screen } from '../../parts/screen/screen.tsx'
import { useSubmission, type SubmissionOutcome } from '../../parts/submission/use-submission.ts'
import { useDelay } from '../../parts/use-delay.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { ToNewLink } from '../../parts/ways-on.tsx'
import { paths, pathTo } from '../../paths.ts'
import { useOpen } from '../../routing/address.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ResetPasswordForm, type TypedReset } from './reset-password-form.tsx'

/** From 'Success. Redirecting to login...' to the start screen. */
export const redirectDelayMs = 2000

/** The page of mailed recovery links: address and new password. */
export function ResetPasswordFlow() {
  const link = useResetLink()
  return link.isSpent ? <SpentLinkScreen /> : <ResetPasswordScreen link={link} />
}

function ResetPasswordScreen({ link: { uid, token } }: { link: ResetLink }) {
  const texts = useTexts()
  const { client, clock, settings } = useWorld()
  const [email, setEmail] = useState<string>()
  const open = useOpen()
  const { next } = useHandover()

  async function save({ email, password }: TypedReset): Promise<SubmissionOutcome<string>> {
    const outcome = await resetPassword(client, { uid, token, email, password })
    return outcome.kind === 'saved'
      ? { kind: 'accepted', result: email }
      : { kind: 'refused', problem: problemOf(outcome, clock.now()) }
  }
  const submission = useSubmission(save, setEmail)
  useDelay(submission.accepted, redirectDelayMs, () => open(pathTo(paths.start, { email, next })))

  return (
    <Screen
      heading={texts.legacyReset.heading}
      lead={fill(texts.legacyReset.intro, { min: settings.resetPasswordMinLength })}
      failed={submission.problem !== undefined}
      help={<ToNewLink />}
    >
      <ResetPasswordForm submission={submission} />
    </Screen>
  )
}
