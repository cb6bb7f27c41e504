import { mailDomain } from '../platform/mail/email-address.ts'
import { appIdOf } from '../access/resources/app-id.ts'
import type { ImportedSections } from './import-schema.ts'
import type { Mistake } from './mistakes.ts'

interface Named {
  readonly path: readonly (string | number)[]
  readonly key: string
}

/** Reports as mistakes the entries that are in the file twice. */
export function repeatedSections(sections: ImportedSections): Mistake[] {
  const keys = {
    organizations: sections.organizations.map(({ id }) => id),
    domains: sections.domains.map(({ domain }) => mailDomain(domain) ?? domain),
    identity_providers: sections.identity_providers.map(({ organization }) => organization),
    eulas: sections.eulas.map(({ id }) => id),
    resources: sections.resources.map(
      (entry) =>
        `${entry.resourcetype} ${entry.resourcetype === 'AppResource' ? appIdOf(entry.resource.url) : entry.resource.name}`,
    ),
    sellers: sections.sellers.map(({ id }) => id),
    documents: sections.documents.map((item) =>
      [item.app_name, item.element_id, item.data_partner_id].join(' ').trim(),
    ),
    virtual_cohorts: sections.virtual_cohorts.map(({ id }) => id),
    announcements: sections.announcements.map(({ id }) => id),
  }
  const lists: Named[][] = [
    ...Object.entries(keys).map(([list, items]) =>
      items.map((key, index) => ({ path: [list, index], key })),
    ),
    sections.resources.flatMap((entry, index) =>
      entry.resourcetype === 'AppResource' && entry.resource.gate
        ? [
            {
              path: ['resources', index, 'resource', 'gate', 'origin'],
              key: entry.resource.gate.origin,
            },
          ]
        : [],
    ),
    ...sections.sellers.map(({ data_partners }, seller) =>
      data_partners.map(({ id: key }, index) => ({
        path: ['sellers', seller, 'data_partners', index],
        key,
      })),
    ),
  ]
  return lists.flatMap(repeatedIn)
}

function repeatedIn(items: readonly Named[]): Mistake[] {
  const seen = new Set<string>()
  return items.flatMap(({ path, key }) => {
    if (seen.has(key)) return [{ path, message: repeated(key) }]
    seen.add(key)
    return []
  })
}

export const repeated = (key: string) => `${key} stands in the file already`
