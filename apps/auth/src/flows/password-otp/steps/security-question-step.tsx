import { getSecurityQuestion, validateSecurityAnswer } from '@vestibule/api-client'
import { Text } from '@vestibule/ui/text'
import { useWorld } from '../../../boot/world.ts'
import { LinkProblemAlert } from '../../../parts/link-request/link-problem-alert.tsx'
import { ResendLink } from '../../../parts/link-request/resend-link.tsx'
import { useLinkRequest, type LinkOutcome } from '../../../parts/link-request/use-link-request.ts'
import { LoadFailure } from '../../../parts/load/load-failure.tsx'
import { useLoad } from '../../../parts/load/use-load.ts'
import { problemOf } from '../../../parts/problem.ts'
import { Screen } from '../../../parts/screen/screen.tsx'
import { useHandover } from '../../../parts/use-handover.ts'
import { FilledText } from '../../../texts/filled-text.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StepProps } from '../step-props.ts'
import { SecurityAnswerForm } from './security-answer-form.tsx'

/** For who forgot the password: a right answer mails the link that resets it. Without a question, the link is mailed on request. */
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
    if (outcome.kind === 'wrongAnswer') return { kind: 'wrongAnswer' }
    if (outcome.kind === 'mailFailed') return { kind: 'linkNotSent' }
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
        lead={
          <FilledText text={texts.resetLink.sent} values={{ email: <strong>{email}</strong> }} />
        }
        failed={problem !== undefined}
        {...frame}
      >
        <LinkProblemAlert problem={problem} words={words} />
        <Text tone="muted">{texts.resetLink.onlyNewest}</Text>
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
          problem={<LinkProblemAlert problem={problem} words={words} />}
          throttled={link.throttled}
          onEdited={link.edited}
          onAnswer={link.submit}
        />
      )}
    </Screen>
  )
}
