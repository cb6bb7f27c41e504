import { useTexts } from '../texts/use-texts.ts'
import { LoadFailure } from './load/load-failure.tsx'
import type { Problem } from './problem.ts'
import { Screen } from './screen/screen.tsx'

/** Everything was proven, but the way on could not be asked for: nothing has to be typed again. */
export function StrandedScreen({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const texts = useTexts()
  return (
    <Screen heading={texts.failure.loadHeading} failed showsAccount>
      <LoadFailure problem={problem} onRetry={onRetry} />
    </Screen>
  )
}
