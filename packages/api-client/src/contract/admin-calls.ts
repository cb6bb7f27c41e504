import { adminAuditCalls } from './admin-audit.ts'
import { adminSupportCalls } from './admin-support.ts'
import { administratorCalls } from './administrator.ts'
import { adminAccessCalls } from './admin-access.ts'
import { adminDomainCalls } from './admin-domains.ts'
import { adminHealthCalls } from './admin-health.ts'
import { adminIdentityProviderCalls } from './admin-identity-providers.ts'
import { adminMailCalls } from './admin-mails.ts'
import { adminSessionCalls } from './admin-sessions.ts'
import { adminTermsCalls } from './admin-terms.ts'
import { adminOrganizationCalls } from './admin-organizations.ts'
import { adminRegistrationCalls } from './admin-registrations.ts'
import { adminUserChangeCalls } from './admin-user-changes.ts'
import { adminUserCalls } from './admin-users.ts'

/** The calls of administration, as a type. */
export type AdminCalls = typeof administratorCalls &
  typeof adminUserCalls &
  typeof adminUserChangeCalls &
  typeof adminSessionCalls &
  typeof adminOrganizationCalls &
  typeof adminDomainCalls &
  typeof adminIdentityProviderCalls &
  typeof adminAccessCalls &
  typeof adminRegistrationCalls &
  typeof adminAuditCalls &
  typeof adminSupportCalls &
  typeof adminMailCalls &
  typeof adminHealthCalls &
  typeof adminTermsCalls

/** The calls of administration. They are not in `calls`, because a backend may leave them out. */
export const adminCalls: AdminCalls = {
  ...administratorCalls,
  ...adminUserCalls,
  ...adminUserChangeCalls,
  ...adminSessionCalls,
  ...adminOrganizationCalls,
  ...adminDomainCalls,
  ...adminIdentityProviderCalls,
  ...adminAccessCalls,
  ...adminRegistrationCalls,
  ...adminAuditCalls,
  ...adminSupportCalls,
  ...adminMailCalls,
  ...adminHealthCalls,
  ...adminTermsCalls,
}
