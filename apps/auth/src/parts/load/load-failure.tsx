import { Button } from '@vestibule/ui/button'
import { useTexts } from '../../texts/use-texts.ts'
import { ProblemAlert } from '../problem-alert.tsx'
import type { Problem } from '../problem.ts'
import type { ProblemWords } from '../problem-text.ts'
import { useCountdown } from '../use-countdown.ts'

export interface LoadFailureProps {
  readonly problem: Problem
  readonly words?: ProblemWords
  readonly onRetry: () => void
}

/** What a screen shows instead of what it could not load. */
export function LoadFailure({ problem, words, onRetry }: LoadFailureProps) {
  return (
    <>
      <ProblemAlert problem={problem} words={words} />
      {problem.kind !== 'outOfStep' && problem.kind !== 'userChanged' && (
        <RetryButton from={problem.kind === 'throttled' ? problem.until : 0} onRetry={onRetry} />
      )}
    </>
  )
}

/** `from`: when it can be tried again, in milliseconds since the epoch. */
function RetryButton({ from, onRetry }: { from: number; onRetry: () => void }) {
  const texts = useTexts()
  const left = useCountdown(from)
  return (
    <Button block disabled={left > 0} onClick={onRetry}>
      {texts.app.retry}
    </Button>
  )
}
