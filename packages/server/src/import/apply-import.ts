import { sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { organizations } from '../platform/db/schema/accounts.ts'
import { sellerDataPartners, dataPartners, sellers } from '../platform/db/schema/documents.ts'
import { announcements } from '../platform/db/schema/home.ts'
import { virtualCohorts } from '../platform/db/schema/resources.ts'
import type { Keys } from '../platform/keys.ts'
import type { MailQueue } from '../platform/mail/mail-queue.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { tellOwner } from '../identity/users/credential-mail.ts'
import { applyDocuments, renderDocuments } from './apply-documents.ts'
import { applyEulas } from './apply-eulas.ts'
import { applyOrganizationSignIn } from './apply-organization-sign-in.ts'
import { applyResources } from './apply-resources.ts'
import { applyUsers } from './apply-users.ts'
import { hashSecrets } from './hash-secrets.ts'
import { importedSet } from './imported-set.ts'
import { keyOf, storedEntries, Tally } from './import-outcome.ts'
import type { ImportReport, KeptEnd, LongGrant } from './import-report.ts'
import type { ImportedSections } from './import-schema.ts'
import type { ImportStep, Told } from './import-step.ts'
import { Mistakes } from './mistakes.ts'
import { positionsOf } from './positions.ts'
import type { ImportContent } from './read-import.ts'
import { recordAccess, recordImport } from './record-import.ts'

export interface ImportWorld {
  readonly db: Database
  readonly keys: Keys
  readonly clock: Clock
  /** Environment with the secrets to which the file refers as `env:NAME`. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Time zone of the calendar days in the file. Default: UTC. */
  readonly timeZone?: string
  /**
   * Maximum days of a grant from an administrator to a person: longer grants in the file are reported. Absent or null:
   * no maximum.
   */
  readonly grantMaxDays?: number | null
  /**
   * The services to mail owners of accounts whose password or factors the import changes. Absent: nobody gets a mail.
   */
  readonly telling?: { readonly mailQueue: MailQueue; readonly settings: Settings }
  /** Request id for the audit events. Absent: the import is not recorded, as for test data. */
  readonly requestId?: string
}

/**
 * Creates or updates everything in the file in one transaction. Stored entries that the file does not contain stay.
 * Importing the same file again at once changes nothing. Throws ImportError if the file has mistakes, and then changes
 * nothing.
 */
export async function applyImport(
  world: ImportWorld,
  content: ImportContent,
): Promise<ImportReport> {
  const { apply, told } = await prepareImport(world, content)
  const { clock, telling } = world
  if (telling === undefined) return world.db.transaction(apply)
  return telling.mailQueue.inTransaction(async (tx, mails) => {
    const report = await apply(tx)
    for (const one of told) await tellOwner({ ...telling, clock }, tx, mails, one)
    return report
  })
}

/**
 * Prepares an import. Of the result, `apply` makes the import within a transaction, and adds to `told` the people who
 * must get a mail about changed credentials.
 */
export async function prepareImport(world: ImportWorld, content: ImportContent) {
  const now = world.clock.now()
  const told: Told[] = []
  const { sections } = content
  // Hash secrets and render texts first: both take long, and the transaction must not stay open meanwhile.
  const secrets = await hashSecrets(world.db, content.users())
  const rendered = await renderDocuments(sections.documents)
  const apply = async (tx: Database): Promise<ImportReport> => {
    const { keys, requestId = null, timeZone = 'UTC', grantMaxDays = null } = world
    const tally = new Tally()
    const renewed: ImportStep['renewed'] = new Map()
    const mistakes = new Mistakes()
    const keptEnds: KeptEnd[] = []
    const longGrants: LongGrant[] = []
    const step: ImportStep = {
      keys,
      db: tx,
      now,
      timeZone,
      grantMaxDays,
      mistakes,
      told,
      tally,
      renewed,
      keptEnds,
      longGrants,
      requestId,
    }
    const counted = countedBy(step, sections)
    await counted('organizations', () => applyOrganizations(tx, sections.organizations))
    await counted('domains', () =>
      counted('identity_providers', () => applyOrganizationSignIn(step, sections, world.env ?? {})),
    )
    await counted('sellers', () => applySellers(tx, sections.sellers))
    await counted('eulas', () => applyEulas(step, sections.eulas))
    await applyUsers(step, content, secrets)
    const resources = await counted('resources', () => applyResources(step, content))
    await counted('documents', () => applyDocuments(step, sections.documents, rendered))
    await counted('virtual_cohorts', () => applyVirtualCohorts(tx, sections.virtual_cohorts))
    await counted('announcements', () => applyAnnouncements(tx, sections.announcements))
    mistakes.throwIfAny()
    await recordAccess(step, resources as Parameters<typeof recordAccess>[1])
    await recordImport(step)
    return { outcome: tally.outcome, keptEnds, longGrants }
  }
  return { apply, told }
}

/**
 * Makes a function that applies a section of the file, counts its new, changed and unchanged entries, and resolves to
 * the changes.
 */
function countedBy({ db, tally, renewed }: ImportStep, sections: ImportedSections) {
  return async (section: keyof ImportedSections, apply: () => Promise<unknown>) => {
    const keys = new Set(sections[section].map((entry) => keyOf(section, entry)))
    const read = async () =>
      keys.size === 0 ? new Map<string, unknown>() : storedEntries(db, section, keys)
    const before = await read()
    await apply()
    return tally.compare(section, keys, before, await read(), (key) =>
      renewed.has(`${section} ${key}`),
    )
  }
}

async function applyOrganizations(db: Database, entries: ImportedSections['organizations']) {
  const rows = entries.map(
    ({
      is_internal: isInternal,
      sign_in_method: signInMethod,
      two_factors: twoFactors,
      ...entry
    }) => ({ ...entry, isInternal, signInMethod, twoFactors }),
  )
  const columns = ['name', 'isInternal', 'tier', 'imported'] as const
  // Store organisations in groups by the fields that they have, so that fields which the file leaves out stay
  // unchanged.
  for (const hasMethod of [true, false])
    for (const saysFactors of [true, false]) {
      const part = rows.filter(
        ({ signInMethod, twoFactors }) =>
          (signInMethod !== undefined) === hasMethod && (twoFactors !== undefined) === saysFactors,
      )
      if (part.length === 0) continue
      const set = importedSet(organizations, [
        ...columns,
        ...(hasMethod ? (['signInMethod'] as const) : []),
        ...(saysFactors ? (['twoFactors'] as const) : []),
      ])
      await db
        .insert(organizations)
        .values(part)
        .onConflictDoUpdate({ target: organizations.id, set })
    }
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
  const ids = entries.map(({ id }) => id)
  const positions = await positionsOf(db, virtualCohorts, ids)
  await db
    .insert(virtualCohorts)
    .values(
      entries.map((profile, index) => ({
        id: profile.id,
        profile,
        position: positions[index] ?? index,
      })),
    )
    .onConflictDoUpdate({
      target: virtualCohorts.id,
      set: importedSet(virtualCohorts, ['profile', 'position']),
    })
}

async function applyAnnouncements(db: Database, entries: ImportedSections['announcements']) {
  if (entries.length === 0) return
  const ids = entries.map(({ id }) => id)
  const positions = await positionsOf(db, announcements, ids)
  await db
    .insert(announcements)
    .values(
      entries.map(({ id, text, details_url, from, until }, index) => ({
        id,
        text,
        detailsUrl: details_url,
        from: new Date(from),
        until: new Date(until),
        position: positions[index] ?? index,
      })),
    )
    .onConflictDoUpdate({
      target: announcements.id,
      set: importedSet(announcements, ['text', 'detailsUrl', 'from', 'until', 'position']),
    })
}
