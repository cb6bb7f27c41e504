import type { Client } from '@vestibule/api-client'
import { dataOf } from '@vestibule/api-client/data'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { createContext, useContext } from 'react'

export const stewardKey = 'steward'

export const readSteward = (client: Client) => dataOf(client).getDataSteward({ cache: false })

export const StewardContext = createContext<ValueFrom<'getDataSteward'> | null>(null)

/**
 * Returns the facts about the user as a data steward, such as the data partners on whose datasets the user decides.
 * @throws {Error} outside the pages of data stewards.
 */
export function useSteward(): ValueFrom<'getDataSteward'> {
  const facts = useContext(StewardContext)
  if (!facts) throw new Error('No data steward here: render this inside <DataPages>')
  return facts
}

/**
 * The facts about an administrator that the shared lists and dialogs need, for a data steward. They contain no role and
 * no permission, because the pages of data stewards need none of administration.
 */
export const asAdministrator = (
  facts: ValueFrom<'getDataSteward'>,
): ValueFrom<'getAdministrator'> => ({
  roles: [],
  permissions: [],
  only_organization: null,
  notify_email: null,
  read_only: facts.read_only,
  needs_proof: facts.needs_proof,
  proofs: facts.proofs,
  proposed_last_day: facts.proposed_last_day,
})
