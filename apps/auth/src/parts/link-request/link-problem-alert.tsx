import { useTexts } from '../../texts/use-texts.ts'
import { ProblemAlert } from '../problem-alert.tsx'
import type { ProblemWords } from '../problem-text.ts'
import type { LinkProblem } from './link-request-machine.ts'

export interface LinkProblemAlertProps {
  readonly problem: LinkProblem | undefined
  readonly words: ProblemWords
}

/** Why no link was mailed. */
export function LinkProblemAlert({ problem, words }: LinkProblemAlertProps) {
  const texts = useTexts()
  switch (problem?.kind) {
    case 'wrongAnswer':
      return <ProblemAlert problem={{ kind: 'refused', message: texts.securityQuestion.wrong }} />
    case 'linkNotSent':
      return <ProblemAlert problem={{ kind: 'refused', message: texts.resetLink.failed }} />
    default:
      return <ProblemAlert problem={problem} words={words} />
  }
}
