import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import type { AdminPermission, ValueFrom } from '@vestibule/api-client/contract'
import { createContext, useContext } from 'react'

/** The key of what the user may do, by which the palette shares it with the page. */
export const administratorKey = 'administrator'

export const readAdministrator = (client: Client) => adminOf(client).getAdministrator()

export const AdministratorContext = createContext<ValueFrom<'getAdministrator'> | null>(null)

/**
 * What the user may do in administration.
 * @throws {Error} outside the pages of administration.
 */
export function useAdministrator() {
  const facts = useContext(AdministratorContext)
  if (!facts) throw new Error('No administrator here: render this inside <AdminPage>')
  /** Whether the user's role has the permission. The server checks every request as well. */
  const may = (permission: AdminPermission) => facts.permissions.includes(permission)
  /** Whether the user can make changes. They cannot, for instance, without a second factor. */
  const canChange = facts.read_only === null
  return {
    ...facts,
    may,
    canChange,
    /** Whether the user has the permission, and may make changes now. */
    mayChange: (permission: AdminPermission) => canChange && may(permission),
  }
}
