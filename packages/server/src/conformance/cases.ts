import { adminAccessCases } from './admin-access-cases.ts'
import { adminOrganizationCases } from './admin-organization-cases.ts'
import { adminSectionCases } from './admin-section-cases.ts'
import { adminUserCases } from './admin-user-cases.ts'
import type { CheckedName } from './checked-calls.ts'
import type { CallCases, NamedCase } from './call-cases.ts'
import { accountCases } from './account-cases.ts'
import { activityCases } from './activity-cases.ts'
import { configCases } from './config-cases.ts'
import { customerCases } from './customer-cases.ts'
import { dataCases } from './data-cases.ts'
import { stewardTermsCases } from './steward-terms-cases.ts'
import { deviceCodeCases } from './device-code-cases.ts'
import { documentCases } from './document-cases.ts'
import { emailCodeCases } from './email-code-cases.ts'
import { gateCases } from './gate-cases.ts'
import { emailChangeCases } from './email-change-cases.ts'
import { guardCases } from './guard-cases.ts'
import { homeCases } from './home-cases.ts'
import { passkeyCases } from './passkey-cases.ts'
import { recoveryCases } from './recovery-cases.ts'
import { registrationCases } from './registration-cases.ts'
import { secondFactorCases } from './second-factor-cases.ts'
import { signInCases } from './sign-in-cases.ts'
import { supportCases } from './support-cases.ts'
import { tokenRequestCases } from './token-request-cases.ts'
import { tokenCases } from './token-cases.ts'
import { userCases } from './user-cases.ts'

/**
 * The conformance tests of every call. Those with mailed codes come first: later ones reuse the browsers that these
 * have signed in, because a server sends an account few mails.
 */
export const casesByCall: Readonly<Record<CheckedName, CallCases>> = {
  ...emailCodeCases,
  ...secondFactorCases,
  ...recoveryCases,
  ...configCases,
  ...signInCases,
  ...deviceCodeCases,
  ...customerCases,
  ...documentCases,
  ...supportCases,
  ...registrationCases,
  ...userCases,
  ...accountCases,
  ...passkeyCases,
  ...activityCases,
  ...emailChangeCases,
  ...homeCases,
  ...gateCases,
  ...tokenCases,
  ...tokenRequestCases,
  ...adminUserCases,
  ...adminAccessCases,
  ...dataCases,
  ...stewardTermsCases,
  ...adminOrganizationCases,
  ...adminSectionCases,
}

const turns = [undefined, 'late', 'last'] as const

const all: readonly NamedCase[] = [
  // For each call, the refusals come first, because they change nothing.
  ...Object.entries(casesByCall).flatMap(([call, { good, bad }]) =>
    [...bad, ...good].map((one) => ({ call: call as CheckedName, one })),
  ),
  ...guardCases,
]

/** All conformance tests in the order in which they run against a server. */
export const orderedCases: readonly NamedCase[] = turns.flatMap((turn) =>
  all.filter(({ one }) => one.when === turn),
)
