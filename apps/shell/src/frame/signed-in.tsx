import { SessionExpiry, useSession } from '@vestibule/session/react'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { useLockCover } from '../lock/use-lock-cover.tsx'
import { StartFailed } from './start-failed.tsx'

/**
 * Shows its children to signed-in users. Everyone else sees a loader until the session opens the sign-in page; a
 * failure, if it cannot be found out who is signed in; or what covers the page of a locked session.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const { session } = useTexts()
  const { status, isUnreachable, isLocked } = useSession()
  const lockCover = useLockCover()
  const isWaiting = status === 'unknown' || status === 'signedOut'
  const isSlow = useSlow(isWaiting)
  // If the start has failed, keep showing the failure until a retry has succeeded.
  const [hasFailed, setFailed] = useState(false)
  if (isUnreachable && !hasFailed) setFailed(true)
  // A tab that was opened only to sign in shows a message and closes itself. A page whose session is locked is covered
  // before anything of it is shown.
  if (status === 'signInTab' || (isWaiting && isLocked))
    return <SessionExpiry texts={session} locked={lockCover} />
  if (!isWaiting) return children
  if (hasFailed && status === 'unknown') return <StartFailed isRetrying={!isUnreachable} />
  return <FullScreenLoader status={isSlow ? 'slow' : 'loading'} />
}

/** After how long the page says that loading is slow, in milliseconds. */
const slowAfterMs = 8000

/** Whether `isWaiting` has been true for longer than `slowAfterMs`. */
function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
