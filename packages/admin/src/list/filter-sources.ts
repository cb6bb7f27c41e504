import type { Client } from '@vestibule/api-client'
import { getOrganization, listAllOrganizations } from '@vestibule/api-client/admin'
import type { FilterSource } from './list-filter.ts'

/** Maximum number of values shown below the search of a filter. */
export const shownValues = 20

/** The values of a searchable filter by organisation. */
export function organizationSource(client: Client, search: string): FilterSource {
  return {
    search,
    load: async (q) => {
      const outcome = await listAllOrganizations(client, { limit: shownValues, ...(q && { q }) })
      return asValues(outcome, ({ id, name }) => ({ value: id, label: name }))
    },
    nameOf: async (id) => {
      const outcome = await getOrganization(client, { id })
      return 'value' in outcome ? outcome.value.name : null
    },
  }
}

/**
 * Converts each item of a loaded page with `valueOf`, such as to a filter value. Other outcomes are returned as they
 * are.
 */
export function asValues<Item, Value, Other extends object>(
  outcome:
    | {
        readonly kind: 'loaded'
        readonly value: { readonly items: readonly Item[]; readonly next: string | null }
      }
    | Other,
  valueOf: (item: Item) => Value,
) {
  if (!('value' in outcome)) return outcome
  const { items, next } = outcome.value
  return { kind: 'loaded' as const, value: { items: items.map(valueOf), next } }
}

/** Wraps a list that the server sends whole in a single page. */
export function asPage<Item, Other extends object>(
  outcome: { readonly kind: 'loaded'; readonly value: readonly Item[] } | Other,
) {
  if (!('value' in outcome)) return outcome
  return { kind: 'loaded' as const, value: { items: [...outcome.value], next: null } }
}
