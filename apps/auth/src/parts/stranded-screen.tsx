import { Navigate } from 'react-router-dom'
import { useStartTexts } from '../texts/use-start-texts.ts'
import { LoadFailure } from '@vestibule/app-kit/problems/load-failure'
import type { Problem } from '@vestibule/app-kit/problems/problem'
import { Screen } from './screen/screen.tsx'
import { useUnlockPath } from '@vestibule/app-kit/problems/ways-on'

/**
 * Shown if the user is signed in but the server did not say where to go. Retry asks again; the user need not enter
 * anything again. If the session is locked, sends the user to the screen that unlocks it.
 */
export function StrandedScreen({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const texts = useStartTexts()
  const unlock = useUnlockPath()
  if (problem.kind === 'sessionLocked') return <Navigate to={unlock} replace />
  return (
    <Screen heading={texts.failure.loadHeading} failed showsAccount>
      <LoadFailure problem={problem} onRetry={onRetry} />
    </Screen>
  )
}
