import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import type { AdminPermission, ValueFrom } from '@vestibule/api-client/contract'
import { createContext, useContext } from 'react'

/**
 * The cache key for what the user may do in administration. The command palette of the shell uses it too, so that both
 * share one request.
 */
export const administratorKey = 'administrator'

export const readAdministrator = (client: Client) => adminOf(client).getAdministrator()

export const AdministratorContext = createContext<ValueFrom<'getAdministrator'> | null>(null)

/**
 * Returns what the user may do in administration.
 * @throws {Error} outside the pages of administration.
 */
export function useAdministrator() {
  const facts = useContext(AdministratorContext)
  if (!facts) throw new Error('No administrator here: render this inside <AdminPage>')
  /**
   * Whether the user's role has the permission. This only hides what the server would refuse: the server checks every
   * request.
   */
  const may = (permission: AdminPermission) => facts.permissions.includes(permission)
  /** Whether the user can change anything now. Without a second factor, for instance, the user cannot. */
  const canChange = facts.read_only === null
  return {
    ...facts,
    may,
    canChange,
    /** Whether the user has the permission, and may make changes now. */
    mayChange: (permission: AdminPermission) => canChange && may(permission),
  }
}
