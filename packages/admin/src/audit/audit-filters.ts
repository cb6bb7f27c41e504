import { eventName } from './event-words.ts'
import type { Client } from '@vestibule/api-client'
import { searchForm } from '@vestibule/api-client/contract'
import { sourcesOf, type Source } from '../list/sources.ts'
import type { ListFilter } from '../list/list-filter.ts'
import { optionsOf } from '../options-of.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { periods, standardPeriod } from './event-address.ts'

/**
 * The filters above the list of audit events. The server searches for people, resources and organisations; for kinds of
 * events, the texts of the page are searched.
 */
export function auditFilters(client: Client, words: AdminTexts['audit']): readonly ListFilter[] {
  const labels = words.filters
  const { people, resources, organizations } = sourcesOf(client)
  const kinds = Object.entries(words.names).map(([id, name]) => ({ id, name }))
  const whatSource: Source = {
    load(q) {
      const wanted = searchForm(q)
      const items = kinds.filter(({ name }) => searchForm(name).includes(wanted))
      return Promise.resolve({ kind: 'loaded', value: { items, next: null } })
    },
    nameOf: (event) => Promise.resolve(eventName(event, words)),
  }
  const found = (id: keyof typeof labels, source: Source, search: string): ListFilter => ({
    id,
    label: labels[id],
    source: { ...source, search },
  })
  return [
    {
      id: 'period',
      label: '',
      options: optionsOf(periods, words.periods),
      standard: standardPeriod,
    },
    found('who', people, labels.findPerson),
    found('what', whatSource, labels.findWhat),
    found('resource', resources, labels.findResource),
    found('organization', organizations, labels.findOrganization),
    { id: 'result', label: labels.result, options: optionsOf(['done', 'refused'], words.results) },
    { ...found('whom', people, labels.findPerson), isRare: true },
    { id: 'request', label: labels.request, isRare: true },
    { id: 'session', label: labels.session, isRare: true },
  ]
}
