import type { Client } from '@vestibule/api-client'
import { getAdministrator } from '@vestibule/api-client/admin'
import type { AdministratorFacts, AdminPermission } from '@vestibule/api-client/contract'
import { createRead, readAnswer, type Read } from '@vestibule/base/read'
import { createContext, useContext } from 'react'

const readByClient = new WeakMap<Client, Read<AdministratorFacts>>()

/** What the user may do in administration: one read for each client. */
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
 * @throws {Error} outside of the administration's pages.
 */
export function useAdministrator() {
  const facts = useContext(AdministratorContext)
  if (!facts) throw new Error('No administrator here: render this inside <AdminPage>')
  return {
    ...facts,
    /** Whether the role allows it. The server decides each case by itself as well. */
    may: (permission: AdminPermission) => facts.permissions.includes(permission),
    /** Whether the user may change anything now. */
    canChange: facts.read_only === null,
  }
}
