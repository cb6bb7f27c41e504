import type { Seller } from '@vestibule/api-client/contract'

/** An option of a select: an id with its name. */
export interface Option {
  readonly id: string
  readonly name: string
}

/**
 * Returns the data partners that the user can choose: those of the sellers with the ids `chosen`, or of all sellers if
 * `chosen` is empty.
 */
export function partnerOptions(sellers: readonly Seller[], chosen: readonly string[]): Option[] {
  const asked = chosen.length === 0 ? sellers : sellers.filter(({ id }) => chosen.includes(id))
  const byId = new Map(asked.flatMap(({ data_partners }) => data_partners).map((p) => [p.id, p]))
  return [...byId.values()]
}
