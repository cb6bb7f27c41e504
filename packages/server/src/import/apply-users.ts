import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { organizations, users } from '../platform/db/schema/accounts.ts'
import { eulas } from '../platform/db/schema/eulas.ts'
import { newId } from '../platform/random.ts'
import { leaveOrganization } from '../identity/users/leave-organization.ts'
import { emailKeyOf, type EmailKey } from '../platform/mail/email-address.ts'
import { applyCredentials } from './apply-credentials.ts'
import { exportedUsers } from './export-users.ts'
import type { Secrets } from './hash-secrets.ts'
import type { ImportedUser } from './import-schema.ts'
import type { ImportStep } from './import-step.ts'
import { importedSet } from './imported-set.ts'
import type { ImportContent, UserBatch } from './read-import.ts'
import { recordPeople } from './record-import.ts'

/**
 * Creates or updates the users of the file, batch by batch. Counts them, and records what has changed about them as
 * audit events.
 */
export async function applyUsers(
  step: ImportStep,
  content: ImportContent,
  secrets: ReadonlyMap<number, Secrets>,
): Promise<void> {
  const organizationIds = await idsOf(step.db, organizations)
  const eulaIds = await idsOf(step.db, eulas)
  for await (const batch of content.users()) {
    await checkReferences(step, batch, { organizationIds, eulaIds })
    // Store nothing more after a mistake, because the transaction is rolled back. Only look for further mistakes.
    if (step.mistakes.count === 0) await storeBatch(step, batch, secrets)
  }
}

interface KnownIds {
  readonly organizationIds: ReadonlySet<string>
  readonly eulaIds: ReadonlySet<string>
}

async function checkReferences(
  { db, mistakes }: ImportStep,
  { start, users: entries }: UserBatch,
  { organizationIds, eulaIds }: KnownIds,
) {
  const owners = await ownersOf(db, entries)
  for (const [index, entry] of entries.entries()) {
    const path = ['users', start + index]
    if (!organizationIds.has(entry.organization)) {
      mistakes.add([...path, 'organization'], `there is no organization ${entry.organization}`)
    }
    for (const id of entry.eulas_accepted) {
      if (!eulaIds.has(id)) mistakes.add([...path, 'eulas_accepted'], `there is no eula ${id}`)
    }
    const owner = owners.get(entry.id)
    if (owner !== undefined && owner.emailKey !== emailKeyOf(entry.email)) {
      mistakes.add([...path, 'id'], `belongs to ${owner.email}, and an import changes no address`)
    }
  }
}

async function storeBatch(
  step: ImportStep,
  { start, users: entries }: UserBatch,
  secrets: ReadonlyMap<number, Secrets>,
) {
  const emailKeys = entries.map(({ email }) => emailKeyOf(email))
  const before = await storedUsers(step.db, emailKeys)
  await leaveOrganizations(step, entries)
  const ids = await upsertPlain(step, entries)
  for (const [index, entry] of entries.entries()) {
    const secret = secrets.get(start + index)
    const emailKey = emailKeyOf(entry.email)
    const method = before.get(emailKey)?.sign_in_method
    await applyCredentials(step, {
      userId: ids.get(emailKey) ?? (await upsertUser(step, entry, secret)),
      entry,
      secrets: secret,
      isNewUser: method === undefined,
      isNewMethod: method !== undefined && method !== entry.sign_in_method,
    })
  }
  const after = await storedUsers(step.db, emailKeys)
  const changes = step.tally.compare('users', emailKeys, before, after, (key) =>
    step.renewed.has(`users ${key}`),
  )
  await recordPeople(step, changes)
}

/**
 * The stored users with these addresses in the format of the import file. The map's keys are the addresses in the form
 * in which they are compared.
 */
async function storedUsers(db: Database, emailKeys: EmailKey[]) {
  const rows = await db.select().from(users).where(inArray(users.emailKey, emailKeys))
  const exported = await exportedUsers(db, rows)
  return new Map(exported.map((user) => [emailKeyOf(user.email), user]))
}

/** Removes the rights that users have in their present organisation, if the file moves them to another one. */
async function leaveOrganizations({ db, now }: ImportStep, entries: readonly ImportedUser[]) {
  const next = new Map(entries.map((entry) => [emailKeyOf(entry.email), entry.organization]))
  const rows = await db
    .select({ id: users.id, emailKey: users.emailKey, organizationId: users.organizationId })
    .from(users)
    .where(inArray(users.emailKey, [...next.keys()]))
  for (const { id, emailKey, organizationId } of rows)
    if (next.get(emailKey) !== organizationId)
      await leaveOrganization(db, id, { keepsGrants: false, now })
}

/**
 * Creates or updates, in one statement, the users for whom the file gives neither `password` nor `disabled`. The result
 * maps their addresses, in the form in which they are compared, to their ids.
 */
async function upsertPlain(
  { db, now }: ImportStep,
  entries: readonly ImportedUser[],
): Promise<Map<EmailKey, string>> {
  const plain = entries.filter(
    (entry) => entry.password === undefined && entry.disabled === undefined,
  )
  if (plain.length === 0) return new Map()
  const rows = await db
    .insert(users)
    .values(plain.map((entry) => newRow(entry, now)))
    .onConflictDoUpdate({
      target: users.emailKey,
      set: importedSet(users, [
        'email',
        'firstName',
        'lastName',
        'organizationId',
        'signInMethod',
        'canImpersonate',
        'redirectUrl',
        'imported',
      ]),
    })
    .returning({ id: users.id, emailKey: users.emailKey })
  return new Map(rows.map(({ id, emailKey }) => [emailKey, id]))
}

const valuesOf = (entry: ImportedUser) => ({
  email: entry.email,
  firstName: entry.first_name,
  lastName: entry.last_name,
  organizationId: entry.organization,
  signInMethod: entry.sign_in_method,
  canImpersonate: entry.can_impersonate,
  redirectUrl: entry.redirect_url,
  imported: entry.imported,
})

const newRow = (entry: ImportedUser, now: Date) => ({
  ...valuesOf(entry),
  id: entry.id ?? newId(),
  emailKey: emailKeyOf(entry.email),
  createdAt: now,
})

/** The existing accounts that have an id which the file gives to a user. */
async function ownersOf(db: Database, entries: readonly ImportedUser[]) {
  const ids = entries.flatMap(({ id }) => id ?? [])
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, email: users.email, emailKey: users.emailKey })
          .from(users)
          .where(inArray(users.id, ids))
  return new Map<string | undefined, (typeof rows)[number]>(rows.map((row) => [row.id, row]))
}

async function upsertUser(
  { db, now }: ImportStep,
  entry: ImportedUser,
  secrets: Secrets | undefined,
): Promise<string> {
  const passwordHash = secrets?.passwordHash ?? null
  // Set only fields that the file has: others stay unchanged, such as a password that the user has chosen, or an
  // account that an operator has disabled.
  const changes = {
    ...valuesOf(entry),
    ...(entry.password === undefined ? {} : { passwordHash }),
    ...(secrets?.isNewPassword === true ? { passwordChangedAt: now } : {}),
    ...(entry.disabled === undefined
      ? {}
      : {
          disabledAt: entry.disabled
            ? sql`coalesce(${users.disabledAt}, ${now.toISOString()})`
            : null,
        }),
  }
  const [row] = await db
    .insert(users)
    .values({
      ...newRow(entry, now),
      passwordHash,
      passwordChangedAt: passwordHash === null ? null : now,
      disabledAt: entry.disabled === true ? now : null,
    })
    .onConflictDoUpdate({ target: users.emailKey, set: changes })
    .returning({ id: users.id })
  if (row === undefined) throw new Error('An upsert returns its row')
  return row.id
}

async function idsOf(db: Database, table: typeof organizations | typeof eulas) {
  const rows = await db.select({ id: table.id }).from(table)
  return new Set(rows.map((row) => row.id))
}
