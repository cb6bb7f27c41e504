import type { AdminPermission, ValueFrom } from '@vestibule/api-client/contract'

/** An administrator with these permissions who can change things. */
export const administratorWith = (
  permissions: readonly AdminPermission[],
  change: Partial<ValueFrom<'getAdministrator'>> = {},
): ValueFrom<'getAdministrator'> => ({
  roles: ['platform-admin'],
  permissions: [...permissions],
  only_organization: null,
  read_only: null,
  notify_email: null,
  proposed_last_day: null,
  needs_proof: false,
  proofs: ['authenticator'],
  ...change,
})
