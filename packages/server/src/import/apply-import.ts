import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { organizations } from '../db/schema/accounts.ts'
import { sellerDataPartners, dataPartners, sellers } from '../db/schema/documents.ts'
import { announcements } from '../db/schema/home.ts'
import { virtualCohorts } from '../db/schema/resources.ts'
import type { Keys } from '../keys.ts'
import { applyDocuments, renderDocuments } from './apply-documents.ts'
import { applyEulas } from './apply-eulas.ts'
import { applyOrganizationSignIn } from './apply-organization-sign-in.ts'
import { applyResources } from './apply-resources.ts'
import { applyUsers } from './apply-users.ts'
import { hashSecrets } from './hash-secrets.ts'
import { importedSet } from './imported-set.ts'
import { importSchema, type ImportedSections, type ImportFile } from './import-schema.ts'
import type { Told } from './import-step.ts'
import { Mistakes } from './mistakes.ts'
import type { ImportContent } from './read-import.ts'

export interface ImportWorld {
  readonly db: Database
  readonly keys: Keys
  readonly clock: Clock
  /** Holds the secrets that the file refers to as `env:NAME`. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Tells the owner of an account that a password or a factor was changed. Called after the commit. */
  readonly tellOwner?: (told: Told) => Promise<void>
}

/** How many entries of each kind the file holds. */
export type ImportCounts = Readonly<Record<keyof ImportFile, number>>

/**
 * Creates or updates everything in the file in one transaction; entries that the file does not name stay. Importing a
 * file twice changes nothing. On ImportError, nothing has changed.
 */
export async function applyImport(
  world: ImportWorld,
  content: ImportContent,
): Promise<ImportCounts> {
  const { apply, told } = await prepareImport(world, content)
  const users = await world.db.transaction(apply)
  for (const one of told) await world.tellOwner?.(one)
  return countsOf({ ...content.sections, users: { length: users } })
}

/** Prepares an import to be applied within a transaction. `told`: whom to tell about what after the commit. */
export async function prepareImport(world: ImportWorld, content: ImportContent) {
  const now = world.clock.now()
  const told: Told[] = []
  const { sections } = content
  // Hash and render first: they take long, and the transaction must not wait for them.
  const secrets = await hashSecrets(world.db, content.users())
  const rendered = await renderDocuments(sections.documents)
  /** Resolves to the number of users in the file. */
  const apply = async (tx: Database) => {
    const step = { ...world, db: tx, now, mistakes: new Mistakes(), told }
    await applyOrganizations(tx, sections.organizations)
    await applyOrganizationSignIn(step, sections, world.env ?? {})
    await applySellers(tx, sections.sellers)
    await applyEulas(step, sections.eulas)
    const count = await applyUsers(step, content, secrets)
    await applyResources(step, content)
    await applyDocuments(step, sections.documents, rendered)
    await applyVirtualCohorts(tx, sections.virtual_cohorts)
    await applyAnnouncements(tx, sections.announcements)
    step.mistakes.throwIfAny()
    return count
  }
  return { apply, told }
}

/** The number of entries in each section, in the order of `importSchema`. */
function countsOf(lists: Readonly<Record<keyof ImportFile, { readonly length: number }>>) {
  const kinds = Object.keys(importSchema.entries) as (keyof ImportFile)[]
  return Object.fromEntries(kinds.map((kind) => [kind, lists[kind].length])) as ImportCounts
}

async function applyOrganizations(db: Database, entries: ImportedSections['organizations']) {
  if (entries.length === 0) return
  await db
    .insert(organizations)
    .values(
      entries.map(({ is_internal, ...entry }) => ({
        ...entry,
        isInternal: is_internal,
        imported: true,
      })),
    )
    .onConflictDoUpdate({
      target: organizations.id,
      set: importedSet(organizations, ['name', 'isInternal', 'tier', 'imported']),
    })
}

async function applySellers(db: Database, entries: ImportedSections['sellers']) {
  for (const { id, name, data_partners } of entries) {
    await db
      .insert(sellers)
      .values({ id, name })
      .onConflictDoUpdate({ target: sellers.id, set: { name } })
    await db.delete(sellerDataPartners).where(sql`${sellerDataPartners.sellerId} = ${id}`)
    for (const partner of data_partners) {
      await db
        .insert(dataPartners)
        .values(partner)
        .onConflictDoUpdate({ target: dataPartners.id, set: { name: partner.name } })
      await db.insert(sellerDataPartners).values({ sellerId: id, dataPartnerId: partner.id })
    }
  }
}

async function applyVirtualCohorts(db: Database, entries: ImportedSections['virtual_cohorts']) {
  if (entries.length === 0) return
  await db
    .insert(virtualCohorts)
    .values(entries.map((profile, position) => ({ id: profile.id, profile, position })))
    .onConflictDoUpdate({
      target: virtualCohorts.id,
      set: importedSet(virtualCohorts, ['profile', 'position']),
    })
}

async function applyAnnouncements(db: Database, entries: ImportedSections['announcements']) {
  if (entries.length === 0) return
  await db
    .insert(announcements)
    .values(
      entries.map(({ id, text, details_url, from, until }, position) => ({
        id,
        text,
        detailsUrl: details_url,
        from: new Date(from),
        until: new Date(until),
        position,
      })),
    )
    .onConflictDoUpdate({
      target: announcements.id,
      set: importedSet(announcements, ['text', 'detailsUrl', 'from', 'until', 'position']),
    })
}
