import { requestReset } from '@vestibule/api-client'
import { Alert } from '@vestibule/ui/alert'
import { Link } from '@vestibule/ui/link'
import { Stack } from '@vestibule/ui/stack'
import { useWorld } from '../../boot/world.ts'
import { LinkProblemAlert } from '../../parts/link-request/link-problem-alert.tsx'
import { ResendLink } from '../../parts/link-request/resend-link.tsx'
import { useLinkRequest, type LinkOutcome } from '../../parts/link-request/use-link-request.ts'
import { problemOf } from '../../parts/problem.ts'
import { Screen } from '../../parts/screen/screen.tsx'
import { useHandover } from '../../parts/use-handover.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/** Account recovery by a mailed link. */
export function ForgotPasswordFlow() {
  const texts = useTexts()
  const { client, clock } = useWorld()
  const { email, to } = useHandover()

  async function request(typed: string): Promise<LinkOutcome> {
    const outcome = await requestReset(client, { email: typed })
    if (outcome.kind === 'sent') return 'mailed'
    return outcome.kind === 'mailFailed' ? { kind: 'linkNotSent' } : problemOf(outcome, clock.now())
  }
  const { state, submit, resend } = useLinkRequest(request)
  const problem = 'problem' in state ? state.problem : undefined
  const words = { refused: texts.errors.userNotFound, serverFault: texts.errors.somethingWrong }
  const failed = problem !== undefined
  const help = <Link href={to(paths.start)}>{texts.forgotPassword.toLogin}</Link>

  if (state.status === 'mailed') {
    return (
      <Screen key="mailed" heading={texts.forgotPassword.heading} failed={failed} help={help}>
        <Stack>
          <Alert tone="success" role="status">
            {texts.forgotPassword.requested}
          </Alert>
          <LinkProblemAlert problem={problem} words={words} />
          <ResendLink mailed={state} onResend={resend} />
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
        onEmail={submit}
      />
    </Screen>
  )
}
