import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'

/** The maximum number of entries that the server returns at once. */
const limit = 100

/**
 * Finds the app or dataset with an id; null if there is none. Because the server cannot return a single one, the
 * function searches for the id and reads the pages of the result until it has found it: the search also finds others
 * whose id or name contains the id.
 */
export async function findResource(client: Client, id: string, options: { cache?: boolean } = {}) {
  let after: string | undefined
  for (;;) {
    const found = await adminOf(client).listManagedResources({ q: id, limit, after }, options)
    if (!('value' in found)) return found
    const { items, next } = found.value
    const one = items.find((item) => item.id === id)
    if (one || next === null) return { ...found, value: one ?? null }
    after = next
  }
}
