import type { Client } from '@vestibule/api-client'
import { getUser, listManagedResources, listUsers } from '@vestibule/api-client/admin'
import { searchForm } from '@vestibule/api-client/contract'
import { findResource } from '../access/find-resource.ts'
import { asValues, organizationSource, shownValues } from '../list/filter-sources.ts'
import type { FilterSource, ListFilter } from '../list/list-filter.ts'
import type { ListAddress } from '../list/list-address.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { personName } from '../person-name.ts'
import { periods, standardPeriod } from './event-address.ts'

/**
 * Makes the filters above the list of audit events. When the user searches for a person, a resource or an organisation,
 * the server finds the matches; kinds of events are found in the texts.
 */
export function auditFilters(client: Client, words: AdminTexts['audit']) {
  const person: FilterSource = {
    search: words.filters.findPerson,
    load: async (q) => {
      const outcome = await listUsers(client, { limit: shownValues, ...(q && { q }) })
      return asValues(outcome, ({ id, ...user }) => ({ value: id, label: personName(user) }))
    },
    nameOf: async (id) => {
      const outcome = await getUser(client, { id })
      return 'value' in outcome ? personName(outcome.value) : null
    },
  }
  const resource: FilterSource = {
    search: words.filters.findResource,
    load: async (q) => {
      const outcome = await listManagedResources(client, { limit: shownValues, ...(q && { q }) })
      return asValues(outcome, ({ id, name }) => ({ value: id, label: name }))
    },
    nameOf: async (id) => {
      const outcome = await findResource(client, id)
      return 'value' in outcome ? (outcome.value?.name ?? null) : null
    },
  }
  const organization = organizationSource(client, words.filters.findOrganization)
  const kinds = Object.entries(words.names).map(([value, label]) => ({ value, label }))
  const what: FilterSource = {
    search: words.filters.findWhat,
    load: (q) => {
      const wanted = searchForm(q)
      const items = kinds.filter(({ label }) => searchForm(label).includes(wanted))
      return Promise.resolve({ kind: 'loaded', value: { items, next: null } })
    },
    nameOf: (event) => Promise.resolve(words.names[event] ?? words.otherEvent(event)),
  }
  const found = { who: person, what, resource, organization, whom: person } as const

  /** Returns the filters for a URL. `request` and `session` are filters only while the URL sets them. */
  return (address: Pick<ListAddress, 'q' | 'filters'>): readonly ListFilter[] => {
    const labels = words.filters
    const search = (id: keyof typeof found): ListFilter => ({
      id,
      label: labels[id],
      options: [],
      source: found[id],
    })
    const set = (['request', 'session'] as const).flatMap((id): ListFilter[] => {
      const value = address.filters[id]
      return value ? [{ id, label: labels[id], options: [{ value, label: value }] }] : []
    })
    return [
      {
        id: 'period',
        label: '',
        options: periods.map((value) => ({ value, label: words.periods[value] })),
        standard: standardPeriod(address),
      },
      search('who'),
      search('what'),
      search('resource'),
      search('organization'),
      {
        id: 'result',
        label: labels.result,
        options: ['done', 'refused'].map((value) => ({
          value,
          label: words.results[value] ?? value,
        })),
      },
      ...(address.filters['whom'] ? [search('whom')] : []),
      ...set,
    ]
  }
}
