import { requestReset } from '@vestibule/api-client'
import { Button } from '@vestibule/ui/button'
import { ArrowLeftIcon } from '@vestibule/ui/icons'
import { Link } from '@vestibule/ui/link'
import { Stack } from '@vestibule/ui/stack'
import { useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { LinkSent } from '../../parts/link-request/link-sent.tsx'
import { ResendLink } from '../../parts/link-request/resend-link.tsx'
import { useLinkRequest, type LinkOutcome } from '../../parts/link-request/use-link-request.ts'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { problemOf } from '@vestibule/app-kit/problems/problem'
import { Screen } from '../../parts/screen/screen.tsx'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { paths } from '@vestibule/app-kit/auth-paths'
import { useOpen } from '@vestibule/app-kit/screens/address'
import { useTexts } from '../../texts/use-texts.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { recoveryMailLog } from './recovery-mail-log.ts'

/** The screen on which users who forgot their password ask for a mail with a link that lets them set a new one. */
export default function ForgotPasswordFlow() {
  const texts = useTexts()
  const world = useWorld()
  const { email, next, to } = useHandover()
  const open = useOpen()
  const [isUnknown, setUnknown] = useState(false)

  async function request(typed: string): Promise<LinkOutcome> {
    const outcome = await requestReset(world.client, { email: typed, next })
    setUnknown(outcome.kind === 'accountNotFound')
    if (outcome.kind === 'sent') {
      // Put the address into the URL, so that the page can still say after a reload to whom the mail was sent.
      open(to(paths.forgotPassword, { email: typed }), { replace: true })
      return 'mailed'
    }
    return outcome.kind === 'mailFailed'
      ? { kind: 'refused', message: texts.resetLink.failed }
      : problemOf(outcome, world.clock.now())
  }
  const { state, problem, ...link } = useLinkRequest(request, recoveryMailLog(world, email))
  const { somethingWrong, userNotFound } = texts.errors
  const words = { refused: isUnknown ? userNotFound : somethingWrong, serverFault: somethingWrong }
  const failed = problem !== undefined
  const toLogin = (
    <Link href={to(paths.start)}>
      <ArrowLeftIcon size={16} /> {texts.forgotPassword.toLogin}
    </Link>
  )

  if (state.status === 'mailed') {
    return (
      <Screen
        key="mailed"
        heading={texts.resetLink.sentHeading}
        failed={failed}
        footerStart={toLogin}
      >
        <LinkSent
          message={
            world.settings.hideAccounts
              ? texts.forgotPassword.requestedIfAny({ email: state.input })
              : texts.forgotPassword.requested
          }
          email={world.settings.hideAccounts ? undefined : state.input}
        />
        <ProblemAlert problem={problem} words={words} />
        <Stack gap="xs">
          <ResendLink mailed={state} onResend={link.resend} />
          <Button variant="ghost" block onClick={link.startOver}>
            {texts.forgotPassword.differentEmail}
          </Button>
        </Stack>
      </Screen>
    )
  }
  return (
    <Screen
      key="asking"
      heading={texts.forgotPassword.heading}
      lead={texts.forgotPassword.intro}
      failed={failed}
      footerStart={toLogin}
    >
      <ForgotPasswordForm
        offer={email ?? ''}
        busy={state.status === 'asking'}
        problem={<ProblemAlert problem={problem} words={words} />}
        throttled={link.throttled}
        onEdited={link.edited}
        onEmail={link.submit}
      />
    </Screen>
  )
}
