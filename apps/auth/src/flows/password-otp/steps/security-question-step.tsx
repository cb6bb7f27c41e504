import { getSecurityQuestion, validateSecurityAnswer } from '@vestibule/api-client'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { LinkSent } from '../../../parts/link-request/link-sent.tsx'
import { ResendLink } from '../../../parts/link-request/resend-link.tsx'
import { useLinkRequest, type LinkOutcome } from '../../../parts/link-request/use-link-request.ts'
import { LoadFailure } from '@vestibule/app-kit/problems/load-failure'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { problemOf } from '@vestibule/app-kit/problems/problem'
import { Screen } from '../../../parts/screen/screen.tsx'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StepProps } from '../password-otp-machine.ts'
import { SecurityAnswerForm } from './security-answer-form.tsx'

/**
 * Asks users who forgot the password for the answer to their security question. If the answer is right, the server
 * mails a reset link. Users without a question go to the screen that mails such a link on request.
 */
export function SecurityQuestionStep({ email, dispatch }: StepProps) {
  const texts = useTexts()
  const { client, clock } = useWorld()
  const { next } = useHandover()
  const [question, retry] = useLoad(async (signal) => {
    const outcome = await getSecurityQuestion(client, { email }, { signal })
    if (outcome.kind !== 'notFound') return outcome
    dispatch({ type: 'noQuestionFound' })
    return { kind: 'loaded', value: undefined }
  })

  async function answer(typed: string): Promise<LinkOutcome> {
    const outcome = await validateSecurityAnswer(client, { email, answer: typed, next })
    if (outcome.kind === 'verified') return 'mailed'
    if (outcome.kind === 'wrongAnswer')
      return { kind: 'refused', message: texts.securityQuestion.wrong }
    if (outcome.kind === 'mailFailed') return { kind: 'refused', message: texts.resetLink.failed }
    if (outcome.kind === 'notFound') dispatch({ type: 'noQuestionFound' })
    return problemOf(outcome, clock.now())
  }
  const { state, problem, ...link } = useLinkRequest(answer)
  const { failed } = texts.securityQuestion
  const words = { refused: failed, serverFault: failed }
  const frame = { onBack: () => dispatch({ type: 'wentBack' }), showsAccount: true }

  if (state.status === 'mailed') {
    return (
      <Screen
        key="mailed"
        heading={texts.resetLink.sentHeading}
        failed={problem !== undefined}
        {...frame}
      >
        <LinkSent message={texts.resetLink.sent} email={email} />
        <ProblemAlert problem={problem} words={words} />
        <ResendLink mailed={state} onResend={link.resend} />
      </Screen>
    )
  }
  return (
    <Screen
      key="asking"
      heading={texts.securityQuestion.heading}
      failed={problem !== undefined || question.status === 'failed'}
      {...frame}
    >
      {question.status === 'failed' && (
        <LoadFailure problem={question.problem} words={words} onRetry={retry} />
      )}
      {question.status === 'loaded' && question.value !== undefined && (
        <SecurityAnswerForm
          question={question.value}
          busy={state.status === 'asking'}
          problem={<ProblemAlert problem={problem} words={words} />}
          throttled={link.throttled}
          onEdited={link.edited}
          onAnswer={link.submit}
        />
      )}
    </Screen>
  )
}
