import { accountCalls } from './account.ts'
import { activityCalls } from './activity.ts'
import { configCalls } from './config.ts'
import { deviceCodeCalls } from './device-code.ts'
import { documentCalls } from './documents.ts'
import { emailChangeCalls } from './email-change.ts'
import { errorReportCalls } from './error-reports.ts'
import { eulaCalls } from './eulas.ts'
import { gateCalls } from './gate.ts'
import { homeCalls } from './home.ts'
import { impersonationCalls } from './impersonation.ts'
import { passkeyCalls } from './passkeys.ts'
import { recoveryCalls } from './recovery.ts'
import { registrationCalls } from './registration.ts'
import { resourceCalls } from './resources.ts'
import { secondFactorCalls } from './second-factor.ts'
import { shortUrlCalls } from './short-urls.ts'
import { signInCalls } from './sign-in.ts'
import { startLoginCalls } from './start-login.ts'
import { ticketCalls } from './tickets.ts'
import { tokenRequestCalls } from './token-requests.ts'
import { tokenCalls } from './tokens.ts'
import { userCalls } from './users.ts'
import { virtualCohortCalls } from './virtual-cohorts.ts'

/** The calls of the contract, by name. `allCalls` also contains those that a backend may leave out. */
export const calls = {
  ...configCalls,
  ...startLoginCalls,
  ...signInCalls,
  ...secondFactorCalls,
  ...deviceCodeCalls,
  ...recoveryCalls,
  ...registrationCalls,
  ...eulaCalls,
  ...impersonationCalls,
  ...userCalls,
  ...accountCalls,
  ...passkeyCalls,
  ...activityCalls,
  ...tokenCalls,
  ...tokenRequestCalls,
  ...emailChangeCalls,
  ...resourceCalls,
  ...homeCalls,
  ...gateCalls,
  ...documentCalls,
  ...ticketCalls,
  ...errorReportCalls,
  ...shortUrlCalls,
  ...virtualCohortCalls,
}

/** The type of `calls`: the calls of the contract, by name. */
export type Calls = typeof calls
/** The name of a call of the contract that a backend may not leave out. */
export type CallName = keyof Calls
