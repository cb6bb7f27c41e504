import { Skeleton } from '@vestibule/ui/skeleton'
import { useEffect, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { LoadFailure } from '@vestibule/app-kit/problems/load-failure'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { basePath, paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { usePath } from '@vestibule/app-kit/screens/address'
import { AccountFrame, useSignInPath, type AccountFrameProps } from './account-frame.tsx'
import { useAccountWords } from './account-problem.tsx'
import { useUnlocked } from './lock/unlocked.ts'
import { useAccountTexts } from './texts/use-account-texts.ts'

export interface AccountPageProps<Value> extends Pick<AccountFrameProps, 'heading' | 'lead'> {
  /** Loads the value of the page. Only the function of the first render is used. */
  readonly load: Parameters<typeof useLoad<Value>>[0]
  /** Shown at the end of the heading's line. */
  readonly renderAction?: (value: Value, refresh: () => void) => ReactNode
  /** Renders the page with its value. `refresh` loads the value again. */
  readonly children: (value: Value, refresh: () => void) => ReactNode
}

/**
 * An account page that loads a value. Visitors who are not signed in, or have terms to accept, are sent to the sign-in
 * pages and return afterwards.
 */
export function AccountPage<Value>({
  heading,
  lead,
  load,
  renderAction,
  children,
}: AccountPageProps<Value>) {
  const texts = useAccountTexts()
  const [state, retry, refresh] = useLoad(load)
  const [path] = useState(usePath())
  const signIn = useSignInPath()
  useReturn(refresh)
  useUnlocked(refresh)
  const problem = state.status === 'failed' ? state.problem : undefined
  const words = useAccountWords(problem)
  if (problem?.kind === 'outOfStep') return <Navigate to={signIn} replace />
  if (problem?.kind === 'termsWait') {
    return <Navigate to={pathTo(paths.eula, { next: basePath + path })} replace />
  }
  return (
    <AccountFrame
      heading={heading}
      lead={lead}
      failed={problem !== undefined}
      action={state.status === 'loaded' ? renderAction?.(state.value, refresh) : undefined}
    >
      {state.status === 'loading' && (
        <div aria-busy="true" aria-label={texts.loading} role="group" className="acc-wait">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={36} />
          ))}
        </div>
      )}
      {problem && <LoadFailure problem={problem} words={words} onRetry={retry} />}
      {state.status === 'loaded' && children(state.value, refresh)}
    </AccountFrame>
  )
}

/**
 * Calls `refresh` when the user comes back to the tab, because the account may have changed in another tab or browser.
 */
function useReturn(refresh: () => void) {
  useEffect(() => {
    const onChange = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  })
}
