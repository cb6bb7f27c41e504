/**
 * The roles of administration. The first three are for internal users; an `organization-admin` manages only the
 * organisation of their own account.
 */
export const adminRoles = ['platform-admin', 'support', 'auditor', 'organization-admin'] as const
/** A role of administration. The server stores it like a role in an app, with the app name `admin`. */
export type AdminRole = (typeof adminRoles)[number]

const all = ['platform-admin', 'support', 'auditor', 'organization-admin'] as const
const platform = ['platform-admin', 'support', 'auditor'] as const
const helpers = ['platform-admin', 'support'] as const
const highest = ['platform-admin'] as const

/**
 * Which roles have which permission. An `organization-admin` has a permission only for the organisation of their own
 * account. The server enforces this; pages of administration hide what the signed-in administrator may not do.
 */
export const adminPermissions = {
  'overview.read': all,
  'users.read': all,
  'users.invite': ['platform-admin', 'support', 'organization-admin'],
  'users.unlock': ['platform-admin', 'support', 'organization-admin'],
  'users.send_link': helpers,
  'users.reset_factor': helpers,
  'users.end_sessions': helpers,
  'users.disable': ['platform-admin', 'organization-admin'],
  'users.edit': highest,
  'roles.write': highest,
  'registrations.read': platform,
  'registrations.decide': highest,
  'organizations.read': all,
  'organizations.write': highest,
  'access.read': all,
  'access.write': ['platform-admin', 'organization-admin'],
  'identity_providers.read': platform,
  'identity_providers.write': highest,
  'terms.read': platform,
  'terms.export': ['platform-admin', 'auditor'],
  'terms.publish': highest,
  'audit.read': all,
  'audit.export': ['platform-admin', 'auditor'],
  'support.read': platform,
  'support.answer': helpers,
  'health.read': platform,
  'health.write': highest,
} as const satisfies Record<string, readonly AdminRole[]>
/** A permission that a role of administration may have. */
export type AdminPermission = keyof typeof adminPermissions
