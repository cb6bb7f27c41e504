import { Button } from '@vestibule/ui/button'
import { useTexts } from '../../texts/use-texts.ts'
import { ProblemAlert } from '../problem-alert.tsx'
import type { Problem } from '../problem.ts'
import type { ProblemWords } from '../problem-text.ts'

export interface LoadFailureProps {
  readonly problem: Problem
  readonly words?: ProblemWords
  readonly onRetry: () => void
}

/** What a screen shows instead of what it could not load. */
export function LoadFailure({ problem, words, onRetry }: LoadFailureProps) {
  const texts = useTexts()
  return (
    <>
      <ProblemAlert problem={problem} words={words} />
      {problem.kind !== 'outOfStep' && problem.kind !== 'userChanged' && (
        <Button block onClick={onRetry}>
          {texts.app.retry}
        </Button>
      )}
    </>
  )
}
