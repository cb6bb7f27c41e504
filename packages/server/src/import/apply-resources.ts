import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { organizations, users } from '../platform/db/schema/accounts.ts'
import { eulas, resourceTerms } from '../platform/db/schema/eulas.ts'
import { resources, type ServedFrom } from '../platform/db/schema/resources.ts'
import {
  isLongerThan,
  readTerm,
  writtenEnd,
  type WrittenTerm,
} from '../access/resources/grant-term.ts'
import { applyGrants } from './apply-grants.ts'
import { emailKeyOf, type EmailKey } from '../platform/mail/email-address.ts'
import type { ImportedSections } from './import-schema.ts'
import type { ImportStep } from './import-step.ts'
import { placeOf } from './mistakes.ts'
import { positionsOf } from './positions.ts'
import type { ImportContent } from './read-import.ts'
import { keyOfResource } from './resource-key.ts'

type ImportedResource = ImportedSections['resources'][number]

/**
 * A resource as stored. `serve`, from where this server gets an app, has a column of its own, because browsers must not
 * see it.
 */
type Stored = Record<string, unknown> & { readonly serve?: ServedFrom | null | undefined }

/**
 * Ids of the users to whom the file gives a grant. The keys are their addresses in the form in which these are
 * compared.
 */
type UserIds = ReadonlyMap<EmailKey, string>

export async function applyResources(step: ImportStep, { sections, hasUser }: ImportContent) {
  const { db, mistakes, timeZone, grantMaxDays, now } = step
  const rows = await db.select({ id: organizations.id }).from(organizations)
  const knownOrganizations = new Set(rows.map((row) => row.id))
  const termsOfResources = new Set(
    (await db.select().from(eulas).where(eq(eulas.scope, 'resources'))).map(({ id }) => id),
  )
  const userIds = await userIdsOf(db, sections.resources)
  const positions = await positionsOf(db, resources, sections.resources.map(keyOfResource))
  for (const [position, entry] of sections.resources.entries()) {
    const refers = (isKnown: boolean, key: string, index: number, what: string) => {
      if (isKnown) return
      mistakes.add(['resources', position, key, index], `there is no ${what}`)
    }
    const termOf = (term: WrittenTerm, key: string, index: number) => {
      const path = ['resources', position, key, index]
      const read = readTerm(term, timeZone)
      if (read === undefined) mistakes.add(path, 'a day does not exist')
      else if (read.startsAt !== null && read.endsAt !== null && read.startsAt >= read.endsAt)
        mistakes.add(path, 'the end must lie after the beginning')
      return read
    }
    for (const [index, eulaId] of ('terms' in entry ? (entry.terms ?? []) : []).entries())
      refers(
        termsOfResources.has(eulaId),
        'terms',
        index,
        `eula ${eulaId} with the scope resources`,
      )
    for (const [index, { organization, ...term }] of entry.to.entries()) {
      termOf(term, 'to', index)
      const isKnown = knownOrganizations.has(organization)
      refers(isKnown, 'to', index, `organization ${organization}`)
    }
    for (const [index, { user: email, ...term }] of entry.to_users.entries()) {
      const read = termOf(term, 'to_users', index)
      if (read && isLongerThan(grantMaxDays, read, now)) {
        const place = placeOf(['resources', position, 'to_users', index])
        const until = writtenEnd(read.endsAt, timeZone)
        step.longGrants.push({ place, resource: keyOfResource(entry), user: email, until })
      }
      // Also accept a user who is only in the file: after a mistake the users of the file are not stored, but a grant
      // to one of them is no further mistake.
      const emailKey = emailKeyOf(email)
      const isKnown = userIds.has(emailKey) || hasUser(emailKey)
      refers(isKnown, 'to_users', index, `user ${email}`)
    }
    if (mistakes.count > 0) continue
    await applyResource(step, entry, positions[position] ?? position, userIds)
  }
}

async function userIdsOf(db: Database, entries: readonly ImportedResource[]): Promise<UserIds> {
  const keys = new Set(
    entries.flatMap((entry) => entry.to_users.map(({ user }) => emailKeyOf(user))),
  )
  if (keys.size === 0) return new Map()
  const rows = await inChunks([...keys], (part) =>
    db
      .select({ id: users.id, emailKey: users.emailKey })
      .from(users)
      .where(inArray(users.emailKey, [...part])),
  )
  return new Map(rows.map((row) => [row.emailKey, row.id]))
}

async function applyResource(
  step: ImportStep,
  entry: ImportedResource,
  position: number,
  userIds: UserIds,
) {
  const { db } = step
  const { resourcetype } = entry
  const id = keyOfResource(entry)
  const { serve = null, ...resource }: Stored = entry.resource
  const values = {
    resourcetype,
    resource,
    serve,
    datatypes: entry.datatypes,
    isAggregate: entry.is_aggregate,
    position,
    ...('discoverable' in entry && entry.discoverable && { discoverable: entry.discoverable }),
  }
  await db
    .insert(resources)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: resources.id, set: values })
  if ('terms' in entry && entry.terms !== undefined) await tieTerms(db, id, entry.terms)
  await applyGrants(step, id, entry, (email) => userIds.get(emailKeyOf(email)))
}

/**
 * Stores that a dataset requires these terms, in place of other terms that came by imports. Terms that a person has
 * published for the dataset stay.
 */
async function tieTerms(db: Database, resourceId: string, eulaIds: readonly string[]) {
  const imported = db.select({ id: eulas.id }).from(eulas).where(eq(eulas.imported, true))
  await db
    .delete(resourceTerms)
    .where(and(eq(resourceTerms.resourceId, resourceId), inArray(resourceTerms.eulaId, imported)))
  const rows = [...new Set(eulaIds)].map((eulaId) => ({ resourceId, eulaId }))
  if (rows.length > 0) await db.insert(resourceTerms).values(rows).onConflictDoNothing()
}

/** Maximum items of a list in one statement: PostgreSQL allows 65,535 parameters. */
const size = 5000

/** Calls `work` for parts of a list that is too long for one statement, and joins the results. */
async function inChunks<Item, Found>(
  items: readonly Item[],
  work: (part: readonly Item[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = []
  for (let start = 0; start < items.length; start += size) {
    for (const one of await work(items.slice(start, start + size))) found.push(one)
  }
  return found
}
