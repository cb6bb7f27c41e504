import { resetPassword } from '@vestibule/api-client'
import { useEffect, useRef, useState } from 'react'
import { wait } from '@vestibule/base/clock'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { ConfirmResetScreen } from '../../parts/reset-link/confirm-reset-screen.tsx'
import { SpentLinkScreen } from '../../parts/reset-link/spent-link-screen.tsx'
import { useResetLink, type ResetLink } from '../../parts/reset-link/use-reset-link.ts'
import { Screen } from '../../parts/screen/screen.tsx'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { ToNewLink } from '../../parts/reset-link/to-new-link.tsx'
import { paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { useOpen } from '@vestibule/app-kit/screens/address'
import { useTexts } from '../../texts/use-texts.ts'
import { ResetPasswordForm, type TypedReset } from './reset-password-form.tsx'

/** How long the message 'Success. Redirecting to login...' is shown before the start screen, in milliseconds. */
export const redirectDelayMs = 2000

/** The page that old mailed links open: the user enters the address of the account and a new password. */
export default function ResetPasswordFlow() {
  const link = useResetLink()
  if (link.isSpent) return <SpentLinkScreen />
  return link.mustConfirm ? <ConfirmResetScreen link={link} /> : <ResetPasswordScreen link={link} />
}

function ResetPasswordScreen({ link: { uid, token, facts } }: { link: ResetLink }) {
  const texts = useTexts()
  const { client, settings } = useWorld()
  const [email, setEmail] = useState<string>()
  const open = useOpen()
  const { next } = useHandover()

  const submission = useSubmission(({ email, ...typed }: TypedReset) => {
    setEmail(email)
    return resetPassword(client, { uid, token, email, ...typed })
  })
  useDelay(submission.accepted, redirectDelayMs, () => open(pathTo(paths.start, { email, next })))

  return (
    <Screen
      heading={texts.legacyReset.heading}
      lead={texts.legacyReset.intro({ min: settings.resetPasswordMinLength })}
      failed={submission.problem !== undefined}
      help={<ToNewLink />}
    >
      <ResetPasswordForm submission={submission} facts={facts} />
    </Screen>
  )
}

/** Calls `action` once, `milliseconds` after `active` has become true, unless the component unmounts before. */
function useDelay(active: boolean, milliseconds: number, action: () => void): void {
  const { clock } = useWorld()
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => {
    if (!active) return undefined
    const stop = new AbortController()
    void wait(clock, milliseconds, stop.signal).then(() => latest.current())
    return () => stop.abort()
  }, [active, milliseconds, clock])
}
