import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../platform/db/database.ts'
import { emailKeyOf, mailDomain } from '../platform/mail/email-address.ts'
import { exportedSections } from './export-content.ts'
import { importSchema, type ImportedSections, type ImportFile } from './import-schema.ts'
import { keyOfResource } from './resource-key.ts'

export type Section = keyof ImportFile

/** Numbers of entries of a section that an import creates, changes and leaves unchanged. */
export interface Outlook {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
}

export type ImportOutcome = Readonly<Record<Section, Outlook>>

/**
 * An entry before and after an import, in the form that exports write. `key`: by which an import recognises the entry.
 */
export interface EntryChange<Entry = unknown> {
  readonly key: string
  /** The entry before the import. Undefined: the import creates it. */
  readonly before: Entry | undefined
  readonly after: Entry
}

/** Counts what an import changes, by comparing how entries would be exported before and after it. */
export class Tally {
  readonly #counts = Object.fromEntries(
    Object.keys(importSchema.entries).map((section) => [
      section,
      { created: 0, changed: 0, unchanged: 0 },
    ]),
  ) as Record<Section, { created: number; changed: number; unchanged: number }>

  /**
   * Counts each entry once, and returns those that are new or changed.
   * @param isRenewed whether a secret of the entry has changed, which exports do not contain.
   */
  compare<Entry>(
    section: Section,
    keys: Iterable<string>,
    before: ReadonlyMap<string, Entry>,
    after: ReadonlyMap<string, Entry>,
    isRenewed: (key: string) => boolean,
  ): EntryChange<Entry>[] {
    const counts = this.#counts[section]
    const changes: EntryChange<Entry>[] = []
    for (const key of keys) {
      const [old, stored] = [before.get(key), after.get(key)]
      // Skip an entry that is not stored: after a mistake in the file nothing is imported.
      if (stored === undefined) continue
      const isSame = isDeepStrictEqual(old, stored)
      const outcome =
        old === undefined ? 'created' : isSame && !isRenewed(key) ? 'unchanged' : 'changed'
      counts[outcome] += 1
      if (outcome !== 'unchanged') changes.push({ key, before: old, after: stored })
    }
    return changes
  }

  get outcome(): ImportOutcome {
    return this.#counts
  }
}

/** The stored entries of a section with these keys, in the format of the import file. */
export async function storedEntries(
  db: Database,
  section: keyof ImportedSections,
  keys: ReadonlySet<string>,
): Promise<Map<string, unknown>> {
  const entries = new Map<string, unknown>()
  for await (const batch of exportedSections(db)[section] ?? []) {
    for (const entry of batch) {
      const key = keyOf(section, entry)
      if (keys.has(key)) entries.set(key, entry)
    }
  }
  return entries
}

/** The key by which an import recognises that an entry of a section is stored already. */
export function keyOf(section: Section, entry: unknown): string {
  const values = entry as Readonly<Record<string, unknown>>
  const text = (name: string) => String(values[name])
  switch (section) {
    case 'users':
      return emailKeyOf(text('email'))
    case 'resources':
      return keyOfResource(entry as ImportedSections['resources'][number])
    case 'documents':
      return JSON.stringify([text('app_name'), text('element_id'), text('data_partner_id')])
    case 'domains':
      return mailDomain(text('domain')) ?? text('domain')
    case 'identity_providers':
      return text('organization')
    default:
      return text('id')
  }
}
