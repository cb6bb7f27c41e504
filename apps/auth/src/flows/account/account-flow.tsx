import { accountPaths } from '../../account/account-paths.ts'
import { ActivityPage } from '../../account/activity-page.tsx'
import { BrowsersPage } from '../../account/browsers-page.tsx'
import { OverviewPage } from '../../account/overview-page.tsx'
import { SecurityPage } from '../../account/security-page.tsx'
import { TokensPage } from '../../account/tokens/tokens-page.tsx'
import { usePath } from '../../routing/address.ts'
import NotFoundScreen from '../not-found/not-found-screen.tsx'

/** Chooses among the pages of the account, which share one chunk. */
export default function AccountFlow() {
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
