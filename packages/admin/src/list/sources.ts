import type { Client, ReadOutcome } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import type { Page } from '@vestibule/api-client/contract'
import { findResource } from '../access/find-resource.ts'
import { personName } from '../person-name.ts'

/** A thing with its id and the name that users know. */
export interface Named {
  readonly id: string
  readonly name: string
  /** A text that tells apart things of the same name, such as the address of a person. */
  readonly detail?: string
}

/** Things on the server, among which the user finds one by typing. */
export interface Source {
  readonly load: (query: string) => Promise<ReadOutcome<Page<Named>>>
  /** Reads the name of the thing with an id; null if there is no such thing, or if its name could not be read. */
  readonly nameOf: (id: string) => Promise<string | null>
}

/** The maximum number of things that a search finds at once. */
const limit = 50

/** Maps the items of a loaded page. Other outcomes are returned unchanged. */
export function mapPage<Item, Value>(
  outcome: ReadOutcome<Page<Item>>,
  valueOf: (item: Item) => Value,
): ReadOutcome<Page<Value>> {
  if (!('value' in outcome)) return outcome
  const { items, ...page } = outcome.value
  return { ...outcome, value: { ...page, items: items.map(valueOf) } }
}

export function sourcesOf(client: Client) {
  const asked = (q: string) => ({ q: q || undefined, limit })
  const organizations: Source = {
    load: (q) => adminOf(client).listAllOrganizations(asked(q)),
    async nameOf(id) {
      const outcome = await adminOf(client).getOrganization({ organizationId: id })
      return 'value' in outcome ? outcome.value.name : null
    },
  }
  const people: Source = {
    async load(q) {
      const outcome = await adminOf(client).listUsers(asked(q))
      return mapPage(outcome, (one) => ({ id: one.id, name: personName(one), detail: one.email }))
    },
    async nameOf(id) {
      const outcome = await adminOf(client).getUser({ userId: id })
      return 'value' in outcome ? personName(outcome.value) : null
    },
  }
  const resources: Source = {
    load: (q) => adminOf(client).listManagedResources(asked(q)),
    async nameOf(id) {
      const outcome = await findResource(client, id)
      return 'value' in outcome ? (outcome.value?.name ?? null) : null
    },
  }
  return { organizations, people, resources }
}
