import { accountPaths } from '@vestibule/app-kit/account-paths'
import { usePath } from '@vestibule/app-kit/screens/address'
import { usePlatform } from '@vestibule/app-kit/screens/platform'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { ActivityPage } from './activity-page.tsx'
import { BrowsersPage } from './browsers-page.tsx'
import { UnlockedContext } from './lock/unlocked.ts'
import { OverviewPage } from './overview-page.tsx'
import { SecurityPage } from './security-page.tsx'
import { TokensPage } from './tokens/tokens-page.tsx'

const AccountLock = lazyCode(() => import('./lock/account-lock.tsx'))

export interface AccountAppProps {
  /** Shown at addresses below `/account` at which there is no page. */
  readonly notFound: ReactNode
}

/**
 * All pages of the account, whose code is one chunk, and what covers them while the session is locked, if the platform
 * locks sessions. The pages get what they need of the app around them from the contexts of `app-kit/screens`, and their
 * texts from `withAccountTexts`.
 */
export function AccountApp({ notFound }: AccountAppProps) {
  const { config } = usePlatform()
  const [unlocked, setUnlocked] = useState(0)
  const onUnlocked = useCallback(() => setUnlocked((count) => count + 1), [])
  return (
    <UnlockedContext value={unlocked}>
      {pages[usePath().replace(/\/$/, '')] ?? notFound}
      {config.idle_lock === true && (
        <Suspense>
          <AccountLock onUnlocked={onUnlocked} />
        </Suspense>
      )}
    </UnlockedContext>
  )
}

const pages: Readonly<Record<string, ReactNode>> = {
  [accountPaths.overview]: <OverviewPage />,
  [accountPaths.security]: <SecurityPage />,
  [accountPaths.browsers]: <BrowsersPage />,
  [accountPaths.tokens]: <TokensPage />,
  [accountPaths.activity]: <ActivityPage />,
}
