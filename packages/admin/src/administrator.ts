import type { Client } from '@vestibule/api-client'
import { getAdministrator } from '@vestibule/api-client/admin'
import type { AdministratorFacts, AdminPermission } from '@vestibule/api-client/contract'
import { createRead, readAnswer, type Read } from '@vestibule/base/read'
import { createContext, useContext } from 'react'

const readByClient = new WeakMap<Client, Read<AdministratorFacts>>()

/** What the user may do in administration: one cached read per client. */
export function administratorOf(client: Client): Read<AdministratorFacts> {
  const known = readByClient.get(client)
  if (known) return known
  const made = createRead<AdministratorFacts>(async () =>
    readAnswer(await getAdministrator(client)),
  )
  readByClient.set(client, made)
  return made
}

export const AdministratorContext = createContext<AdministratorFacts | null>(null)

/**
 * What the user may do in administration.
 * @throws {Error} outside the pages of administration.
 */
export function useAdministrator() {
  const facts = useContext(AdministratorContext)
  if (!facts) throw new Error('No administrator here: render this inside <AdminPage>')
  return {
    ...facts,
    /** Whether the user's role has the permission. The server checks every request as well. */
    may: (permission: AdminPermission) => facts.permissions.includes(permission),
    /** False if everything is read-only for the user, for instance without a second factor. */
    canChange: facts.read_only === null,
  }
}
