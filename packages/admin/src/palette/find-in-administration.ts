import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import type { Page } from '@vestibule/api-client/contract'
import { callsOf } from '@vestibule/base/calls'
import { administratorKey, readAdministrator } from '../administrator.ts'
import { personName } from '../person-name.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { loadAdminTexts } from '../texts/load-admin-texts.ts'

/** Something that a search has found. */
export interface FoundItem {
  /** An id that is unique among everything that the search has found. */
  readonly id: string
  readonly kind: 'person' | 'organization' | 'ticket' | 'error' | 'event'
  readonly title: string
  /** A short description, shown after the title. */
  readonly detail: string
  readonly href: string
}

export interface FoundGroup {
  readonly label: string
  readonly items: readonly FoundItem[]
}

const limit = 5

/** Matches a text that looks like a support code as pages show it: groups of letters and digits, such as 4KQ7-M2XD. */
const looksLikeCode = /^[0-9a-z]{2,8}(-[0-9a-z]{2,8})+$/i

/**
 * Finds the people, organisations and support codes that match a query and that the user may see. Null: a request has
 * failed.
 */
export async function findInAdministration(
  client: Client,
  query: string,
): Promise<readonly FoundGroup[] | null> {
  const administrator = callsOf(client).read(administratorKey, () => readAdministrator(client))
  const [state, texts] = await Promise.all([administrator.load(), loadAdminTexts()])
  const { groups } = texts.palette
  if (state.status !== 'loaded') return null
  const may = (permission: string) => state.value.permissions.includes(permission)
  const found = await Promise.all([
    may('users.read') ? findPeople(client, query) : [],
    may('organizations.read') ? findOrganizations(client, query, texts) : [],
    looksLikeCode.test(query) ? findCode(client, query.toUpperCase(), may, texts) : [],
  ])
  const [people, organizations, codes] = found
  if (people === null || organizations === null || codes === null) return null
  return [
    { label: groups.people, items: people },
    { label: groups.organizations, items: organizations },
    { label: groups.codes, items: codes },
  ].filter(({ items }) => items.length > 0)
}

type Items = readonly FoundItem[] | null

/** Converts the items of an answer to entries of the palette; null if the request has failed. */
function asItems<Item>(
  outcome: { readonly value: Page<Item> } | object,
  itemOf: (item: Item) => FoundItem,
): Items {
  return 'value' in outcome ? outcome.value.items.map(itemOf) : null
}

async function findPeople(client: Client, q: string): Promise<Items> {
  return asItems(
    await adminOf(client).listUsers({ q, limit }),
    ({ id, organization, ...user }) => ({
      id: `person ${id}`,
      kind: 'person',
      title: personName(user),
      detail: `${user.email} · ${organization.name}`,
      href: `/admin/users/${id}/`,
    }),
  )
}

async function findOrganizations(client: Client, q: string, texts: AdminTexts): Promise<Items> {
  return asItems(
    await adminOf(client).listAllOrganizations({ q, limit }),
    ({ id, name, people }) => ({
      id: `organization ${id}`,
      kind: 'organization',
      title: name,
      detail: texts.people({ n: people }),
      href: `/admin/organizations/${id}/`,
    }),
  )
}

/** Finds the ticket and the error report with a support code, and the requests whose audit events have this code. */
async function findCode(
  client: Client,
  code: string,
  may: (permission: string) => boolean,
  { palette: texts }: AdminTexts,
): Promise<Items> {
  const isIt = (one: { readonly support_code: string | null }) => one.support_code === code
  const [tickets, errors, events] = await Promise.all([
    may('support.read') ? adminOf(client).listAllTickets({ q: code, limit }) : nothing,
    may('support.read') ? adminOf(client).listErrorReports({ q: code, limit }) : nothing,
    may('audit.read') ? adminOf(client).listEvents({ q: code, limit }) : nothing,
  ])
  if (!('value' in tickets) || !('value' in errors) || !('value' in events)) return null
  const requests = new Set(events.value.items.map((one) => one.request_id))
  return [
    ...tickets.value.items.filter(isIt).map((one): FoundItem => ({
      id: `ticket ${one.id}`,
      kind: 'ticket',
      title: one.subject,
      detail: texts.ticket({ number: one.number, name: one.by.name }),
      href: `/admin/support/${one.id}/`,
    })),
    ...errors.value.items.filter(isIt).map((one): FoundItem => ({
      id: `error ${one.id}`,
      kind: 'error',
      title: one.message,
      detail: texts.error({ app: one.app }),
      href: `/admin/support/?q=${encodeURIComponent(code)}&error=${encodeURIComponent(one.id)}`,
    })),
    ...[...requests].map((request): FoundItem => ({
      id: `request ${request}`,
      kind: 'event',
      title: texts.events,
      detail: code,
      href: `/admin/audit/?request=${encodeURIComponent(request)}`,
    })),
  ].slice(0, limit)
}

const nothing = { kind: 'loaded', value: { items: [], next: null } } as const
