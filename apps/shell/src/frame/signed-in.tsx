import { fetchPart } from '@vestibule/api-client'
import { useSession } from '@vestibule/session/react'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { StartFailed } from './start-failed.tsx'
import { useSlow } from './use-slow.ts'

const SessionNotices = lazy(() => fetchPart(() => import('./session-notices.tsx')))

/** Shows the platform to whoever is signed in. Everyone else is on the way to the sign-in page. */
export function SignedIn({ children }: { children: ReactNode }) {
  const texts = useTexts().chrome
  const { status, isUnreachable } = useSession()
  const isWaiting = status === 'unknown' || status === 'signedOut'
  const isSlow = useSlow(isWaiting)
  // Once the start has failed the page says so until it works: a retry does not hide it.
  const [hasFailed, setFailed] = useState(false)
  if (isUnreachable && !hasFailed) setFailed(true)
  // The tab that was opened only to sign in says so, and closes.
  if (status === 'loginTab') {
    return (
      <Suspense>
        <SessionNotices />
      </Suspense>
    )
  }
  if (!isWaiting) return children
  if (hasFailed && status === 'unknown') return <StartFailed isRetrying={!isUnreachable} />
  return (
    <FullScreenLoader
      status={isSlow ? 'slow' : 'loading'}
      labels={{ loading: texts.loading, slow: texts.slow }}
    />
  )
}
