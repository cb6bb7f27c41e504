import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { organizations, users } from '../db/schema/accounts.ts'
import { eulas } from '../db/schema/eulas.ts'
import { newId } from '../random.ts'
import { emailKeyOf, type EmailKey } from '../users/email-key.ts'
import { applyCredentials } from './apply-credentials.ts'
import type { Secrets } from './hash-secrets.ts'
import type { ImportedUser } from './import-schema.ts'
import type { ImportStep } from './import-step.ts'
import { importedSet } from './imported-set.ts'
import type { ImportContent, UserBatch } from './read-import.ts'

/** Creates or updates the users of the file, batch by batch. Returns the number of users. */
export async function applyUsers(
  step: ImportStep,
  content: ImportContent,
  secrets: ReadonlyMap<number, Secrets>,
): Promise<number> {
  const organizationIds = await idsOf(step.db, organizations)
  const eulaIds = await idsOf(step.db, eulas)
  let count = 0
  for await (const batch of content.users()) {
    count += batch.users.length
    await checkReferences(step, batch, { organizationIds, eulaIds })
    // After a mistake nothing is committed; the other batches are only checked for further mistakes.
    if (step.mistakes.count === 0) await storeBatch(step, batch, secrets)
  }
  return count
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
  const methods = await signInMethodsOf(step.db, entries)
  const ids = await upsertPlain(step, entries)
  for (const [index, entry] of entries.entries()) {
    const secret = secrets.get(start + index)
    const emailKey = emailKeyOf(entry.email)
    const method = methods.get(emailKey)
    await applyCredentials(step, {
      userId: ids.get(emailKey) ?? (await upsertUser(step, entry, secret)),
      entry,
      secrets: secret,
      isNewUser: method === undefined,
      isNewMethod: method !== undefined && method !== entry.sign_in_method,
    })
  }
}

/**
 * Upserts, in one statement, the users for whom the file gives neither `password` nor `disabled`.
 * Returns their ids by email key.
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
  imported: true,
})

const newRow = (entry: ImportedUser, now: Date) => ({
  ...valuesOf(entry),
  id: entry.id ?? newId(),
  emailKey: emailKeyOf(entry.email),
  createdAt: now,
})

/** The sign-in methods of existing accounts, by email key. */
async function signInMethodsOf(db: Database, entries: readonly ImportedUser[]) {
  const keys = entries.map(({ email }) => emailKeyOf(email))
  const rows = await db
    .select({ emailKey: users.emailKey, method: users.signInMethod })
    .from(users)
    .where(inArray(users.emailKey, keys))
  return new Map(rows.map(({ emailKey, method }) => [emailKey, method]))
}

/** The existing accounts that have an id from the file. */
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
  // Fields that the file leaves out stay as they are: e.g. a password that the user has set, or that an operator
  // has disabled the account.
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
