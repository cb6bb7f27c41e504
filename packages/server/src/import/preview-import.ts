import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { emailKeyOf } from '../users/email-key.ts'
import { prepareImport, type ImportWorld } from './apply-import.ts'
import { exportedSections } from './export-content.ts'
import { importSchema, type ImportFile } from './import-schema.ts'
import type { ImportContent } from './read-import.ts'

type Section = keyof ImportFile

/** The number of entries of a section that an import would create, change and leave as they are. */
export interface Outlook {
  readonly created: number
  readonly changed: number
  readonly unchanged: number
}

export type ImportPreview = Readonly<Record<Section, Outlook>>

/** Thrown to roll back the transaction of a preview. */
class Undone extends Error {}

/**
 * Runs the whole import in a transaction and rolls it back. Returns what would be created, changed and left as it is.
 * Throws ImportError if the import would.
 */
export async function previewImport(
  world: ImportWorld,
  content: ImportContent,
): Promise<ImportPreview> {
  const { apply, told } = await prepareImport(world, content)
  const sections = Object.keys(importSchema.entries) as Section[]
  const preview: Partial<Record<Section, Outlook>> = {}
  const named = await namedIn(content)
  try {
    await world.db.transaction(async (tx) => {
      const before = await digestsOf(tx)
      await apply(tx)
      const after = await digestsOf(tx)
      // An export holds no secrets, so comparing exports misses a new password or factor. `told`
      // names the users who have one.
      const toTell = new Set<string>(told.map(({ to }) => emailKeyOf(to.email)))
      for (const section of sections) {
        const was = before.get(section)
        const outlook = { created: 0, changed: 0, unchanged: 0 }
        for (const key of named.get(section) ?? []) {
          const old = was?.get(key)
          const isOther =
            old !== after.get(section)?.get(key) || (section === 'users' && toTell.has(key))
          outlook[old === undefined ? 'created' : isOther ? 'changed' : 'unchanged'] += 1
        }
        preview[section] = outlook
      }
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return preview as ImportPreview
}

/** The keys of the entries in the file, by section. */
async function namedIn(content: ImportContent) {
  const named = new Map<Section, Set<string>>()
  for (const [section, entries] of Object.entries(content.sections))
    named.set(section as Section, new Set(entries.map((entry) => keyOf(section, entry))))
  const people = new Set<string>()
  for await (const { users } of content.users())
    for (const user of users) people.add(keyOf('users', user))
  return named.set('users', people)
}

/** A digest of each entry in the database, in import format. Digests, so that many users fit in memory. */
async function digestsOf(db: Database) {
  const digests = new Map<string, Map<string, string>>()
  for (const [section, batches] of Object.entries(exportedSections(db))) {
    const entries = new Map<string, string>()
    for await (const batch of batches)
      for (const entry of batch)
        entries.set(
          keyOf(section, entry),
          createHash('sha256').update(JSON.stringify(entry)).digest('base64'),
        )
    digests.set(section, entries)
  }
  return digests
}

/** The key by which an import recognises an existing entry. */
function keyOf(section: string, entry: unknown): string {
  const values = entry as Readonly<Record<string, unknown>>
  const text = (name: string, otherwise = '') => {
    const value = values[name]
    return typeof value === 'string' ? value : otherwise
  }
  switch (section) {
    case 'users':
      return emailKeyOf(text('email'))
    case 'resources': {
      const { url, name } = values['resource'] as { url?: string; name?: string }
      const type = text('resourcetype')
      return `${type} ${type === 'AppResource' ? url : name}`
    }
    case 'documents':
      return JSON.stringify([text('app_name', 'auth'), text('element_id'), text('data_partner_id')])
    default:
      return text('id')
  }
}
