import { Button } from '@vestibule/ui/button'
import type { ReactNode } from 'react'
import { useScreenTexts } from '../screens/texts/screen-texts.ts'
import { ProblemAlert } from './problem-alert.tsx'
import type { Problem } from './problem.ts'
import type { ProblemWords } from './problem-text.ts'
import { useCountdown } from '../screens/use-countdown.ts'

export interface LoadFailureProps {
  readonly problem: Problem
  readonly words?: ProblemWords
  /** A link that helps the user after a refusal. It replaces the Retry button. */
  readonly wayOn?: ReactNode
  readonly onRetry: () => void
}

/** Kinds of problems that do not go away if the user tries again. For these there is no Retry button. */
const waysOn: ReadonlySet<Problem['kind']> = new Set([
  'outOfStep',
  'termsWait',
  'sessionLocked',
  'userChanged',
])

/** Shown by a screen that could not load its data: the message of the problem, and a Retry button if that can help. */
export function LoadFailure({ problem, words, wayOn, onRetry }: LoadFailureProps) {
  const leadsOn = waysOn.has(problem.kind) || (problem.kind === 'refused' && wayOn !== undefined)
  return (
    <>
      <ProblemAlert problem={problem} words={words} wayOn={wayOn} />
      {!leadsOn && (
        <RetryButton from={problem.kind === 'throttled' ? problem.until : 0} onRetry={onRetry} />
      )}
    </>
  )
}

/** A button that tries again, disabled until the time `from`, in milliseconds since 1970 (0: at once). */
function RetryButton({ from, onRetry }: { from: number; onRetry: () => void }) {
  const texts = useScreenTexts()
  const left = useCountdown(from)
  return (
    <Button block disabled={left > 0} onClick={onRetry}>
      {texts.app.retry}
    </Button>
  )
}
