import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { organizations } from '../db/schema/accounts.ts'
import { sellerDataPartners, dataPartners, sellers } from '../db/schema/documents.ts'
import { virtualCohorts } from '../db/schema/resources.ts'
import type { Keys } from '../keys.ts'
import { applyDocuments, renderDocuments } from './apply-documents.ts'
import { applyEulas } from './apply-eulas.ts'
import { applyResources } from './apply-resources.ts'
import { applyUsers } from './apply-users.ts'
import { hashSecrets } from './hash-secrets.ts'
import { importedSet } from './imported-set.ts'
import type { ImportFile } from './import-schema.ts'
import type { Mistakes, Told } from './import-step.ts'
import { ImportError } from './read-import.ts'

export interface ImportWorld {
  readonly db: Database
  readonly keys: Keys
  readonly clock: Clock
  /** Tells the owner of an account that a password or a factor was changed. Called once that is committed. */
  readonly tellOwner?: (told: Told) => Promise<void>
}

/** How many entries of each kind the file holds. */
export type ImportCounts = Readonly<Record<keyof ImportFile, number>>

/**
 * Creates or updates everything in the file, in one transaction; what the file does not name stays. Doing
 * it again changes nothing. Throws ImportError, and then nothing has changed.
 */
export async function applyImport(world: ImportWorld, file: ImportFile): Promise<ImportCounts> {
  const now = world.clock.now()
  const told: Told[] = []
  // Hashing and rendering take their time; the transaction does not wait for them.
  const secrets = await hashSecrets(world.db, file.users)
  const rendered = await renderDocuments(file.documents)
  await world.db.transaction(async (tx) => {
    const mistakes: Mistakes = []
    const step = { ...world, db: tx, now, mistakes, told }
    await applyOrganizations(tx, file.organizations)
    await applySellers(tx, file.sellers)
    await applyEulas(tx, file.eulas)
    await applyUsers(step, file.users, secrets)
    await applyResources(step, file)
    await applyDocuments(step, file.documents, rendered)
    await applyVirtualCohorts(tx, file.virtual_cohorts)
    if (mistakes.length > 0) throw new ImportError(mistakes)
  })
  for (const one of told) await world.tellOwner?.(one)
  return Object.fromEntries(
    Object.entries(file).map(([kind, entries]) => [kind, entries.length]),
  ) as unknown as ImportCounts
}

async function applyOrganizations(db: Database, entries: ImportFile['organizations']) {
  if (entries.length === 0) return
  await db
    .insert(organizations)
    .values(entries.map(({ is_internal, ...entry }) => ({ ...entry, isInternal: is_internal })))
    .onConflictDoUpdate({
      target: organizations.id,
      set: importedSet(organizations, ['name', 'isInternal', 'tier']),
    })
}

async function applySellers(db: Database, entries: ImportFile['sellers']) {
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

async function applyVirtualCohorts(db: Database, entries: ImportFile['virtual_cohorts']) {
  if (entries.length === 0) return
  await db
    .insert(virtualCohorts)
    .values(entries.map((profile, position) => ({ id: profile.id, profile, position })))
    .onConflictDoUpdate({
      target: virtualCohorts.id,
      set: importedSet(virtualCohorts, ['profile', 'position']),
    })
}
