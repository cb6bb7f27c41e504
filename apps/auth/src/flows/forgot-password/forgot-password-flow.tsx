import { requestReset } from '@vestibule/api-client'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { Link } from '@vestibule/ui/link'
import { Stack } from '@vestibule/ui/stack'
import { Text } from '@vestibule/ui/text'
import { useState } from 'react'
import { useWorld } from '../../boot/world.ts'
import { LinkProblemAlert } from '../../parts/link-request/link-problem-alert.tsx'
import { ResendLink } from '../../parts/link-request/resend-link.tsx'
import { useLinkRequest, type LinkOutcome } from '../../parts/link-request/use-link-request.ts'
import { problemOf } from '../../parts/problem.ts'
import { Screen } from '../../parts/screen/screen.tsx'
import { useHandover } from '../../parts/use-handover.ts'
import { paths } from '../../paths.ts'
import { useOpen } from '../../routing/address.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { recoveryMailLog } from './recovery-mail-log.ts'

/** Account recovery by a mailed link. */
export function ForgotPasswordFlow() {
  const texts = useTexts()
  const world = useWorld()
  const { email, next, to } = useHandover()
  const open = useOpen()
  const [isUnknown, setUnknown] = useState(false)

  async function request(typed: string): Promise<LinkOutcome> {
    const outcome = await requestReset(world.client, { email: typed, next })
    setUnknown(outcome.kind === 'accountNotFound')
    if (outcome.kind === 'sent') {
      // A reload then knows for whom the mail is on its way.
      open(to(paths.forgotPassword, { email: typed }), { replace: true })
      return 'mailed'
    }
    return outcome.kind === 'mailFailed'
      ? { kind: 'linkNotSent' }
      : problemOf(outcome, world.clock.now())
  }
  const { state, problem, ...link } = useLinkRequest(request, recoveryMailLog(world, email))
  const { somethingWrong, userNotFound } = texts.errors
  const words = { refused: isUnknown ? userNotFound : somethingWrong, serverFault: somethingWrong }
  const failed = problem !== undefined
  const help = <Link href={to(paths.start)}>{texts.forgotPassword.toLogin}</Link>

  if (state.status === 'mailed') {
    return (
      <Screen key="mailed" heading={texts.forgotPassword.heading} failed={failed} help={help}>
        <Stack>
          <Alert tone="success" role="status">
            {world.settings.hideAccounts
              ? fill(texts.forgotPassword.requestedIfAny, { email: state.input })
              : texts.forgotPassword.requested}
          </Alert>
          <LinkProblemAlert problem={problem} words={words} />
          <Text tone="muted">{texts.resetLink.onlyNewest}</Text>
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
      help={help}
    >
      <ForgotPasswordForm
        offer={email ?? ''}
        busy={state.status === 'asking'}
        problem={<LinkProblemAlert problem={problem} words={words} />}
        throttled={link.throttled}
        onEdited={link.edited}
        onEmail={link.submit}
      />
    </Screen>
  )
}
