import { textOf } from '@vestibule/base/messages/texts'
import { Alert } from '@vestibule/ui/alert'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { useState, type ReactNode } from 'react'
import { useWorld } from '../screens/world.ts'
import { waitingTime } from '../screens/duration.ts'
import { useScreenTexts } from '../screens/texts/screen-texts.ts'
import type { Problem } from './problem.ts'
import { problemText, type ProblemWords } from './problem-text.ts'
import { useCountdown } from '../screens/use-countdown.ts'
import { Reload, StartAgain, ToForgotPassword, ToTerms, ToUnlock } from './ways-on.tsx'

type Throttled = Extract<Problem, { kind: 'throttled' }>

export interface ProblemAlertProps {
  readonly problem: Problem | undefined
  readonly words?: ProblemWords
  /** A link that helps the user after a refusal, if trying again does not. */
  readonly wayOn?: ReactNode
}

/** The message of a problem, with a link that helps if there is one. Shows nothing if there is no problem. */
export function ProblemAlert({ problem, words, wayOn }: ProblemAlertProps) {
  const texts = useScreenTexts()
  if (!problem) return null
  if (problem.kind === 'throttled') {
    return <ThrottledAlert key={problem.until} {...problem} />
  }
  return (
    <Alert tone="danger" role="alert" action={wayOut(problem, wayOn)}>
      {problemText(problem, texts, words)}
    </Alert>
  )
}

/**
 * Says that there were too many attempts, with a countdown until the next one is possible. Screen readers read the time
 * once.
 */
function ThrottledAlert({ until, advice }: Omit<Throttled, 'kind'>) {
  const texts = useScreenTexts()
  const { clock } = useWorld()
  const left = useCountdown(until)
  // If the limit for mails is reached, do not speak of attempts, because the user has not tried anything.
  const { throttled, mailsThrottled } = texts.errors
  const say = (milliseconds: number) =>
    (advice === 'look_for_mail' ? mailsThrottled : throttled)({ time: waitingTime(milliseconds) })
  // Ignore advice of a newer server for which there is no text.
  const advised = textOf(texts.advice, advice ?? '')
  const [spoken] = useState(() => say(until - clock.now()))
  return (
    <Alert
      tone="danger"
      role="alert"
      action={advice === 'reset_password' ? <ToForgotPassword /> : undefined}
    >
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span className="vb-tnum" aria-hidden="true">
        {say(left)}
      </span>
      {advised !== undefined && ` ${advised}`}
    </Alert>
  )
}

/**
 * Codes of refusals that mean that this account, or the environment, does not allow this way of signing in. The start
 * screen leads to the right way.
 */
const closedWays: ReadonlySet<unknown> = new Set([
  'forbidden',
  'account_disabled',
  'second_factor_required',
])

function wayOut(problem: Problem, wayOn: ReactNode) {
  switch (problem.kind) {
    case 'outOfStep':
      return <StartAgain />
    case 'termsWait':
      return <ToTerms />
    case 'sessionLocked':
      return <ToUnlock />
    case 'userChanged':
      return <Reload />
    case 'refused':
      return wayOn ?? (closedWays.has(problem.code) ? <StartAgain /> : undefined)
    default:
      return undefined
  }
}
