import { lazyCode } from '@vestibule/base/react/lazy-code'
import { Suspense, useCallback, useState } from 'react'
import { accountPaths } from '../../account/account-paths.ts'
import { ActivityPage } from '../../account/activity-page.tsx'
import { BrowsersPage } from '../../account/browsers-page.tsx'
import { UnlockedContext } from '../../account/lock/unlocked.ts'
import { OverviewPage } from '../../account/overview-page.tsx'
import { SecurityPage } from '../../account/security-page.tsx'
import { TokensPage } from '../../account/tokens/tokens-page.tsx'
import { usePlatform } from '../../boot/platform.ts'
import { usePath } from '../../routing/address.ts'
import NotFoundScreen from '../not-found/not-found-screen.tsx'

const AccountLock = lazyCode(() => import('../../account/lock/account-lock.tsx'))

/** The pages of the account, which share one chunk, and the lock where the platform has one. */
export default function AccountFlow() {
  const { config } = usePlatform()
  const [unlocked, setUnlocked] = useState(0)
  const onUnlocked = useCallback(() => setUnlocked((count) => count + 1), [])
  return (
    <UnlockedContext value={unlocked}>
      <Page />
      {config.idle_lock === true && (
        <Suspense>
          <AccountLock onUnlocked={onUnlocked} />
        </Suspense>
      )}
    </UnlockedContext>
  )
}

function Page() {
  switch (usePath().replace(/\/$/, '')) {
    case accountPaths.overview:
      return <OverviewPage />
    case accountPaths.security:
      return <SecurityPage />
    case accountPaths.browsers:
      return <BrowsersPage />
    case accountPaths.tokens:
      return <TokensPage />
    case accountPaths.activity:
      return <ActivityPage />
    default:
      return <NotFoundScreen />
  }
}
