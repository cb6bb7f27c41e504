import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { organizations, users } from '../db/schema/accounts.ts'
import { eulas } from '../db/schema/eulas.ts'
import { newId } from '../random.ts'
import { emailKeyOf } from '../users/email-key.ts'
import { applyCredentials } from './apply-credentials.ts'
import type { ImportedUser } from './import-schema.ts'
import { importedSet } from './imported-set.ts'
import type { Secrets } from './hash-secrets.ts'
import type { UserStep } from './import-step.ts'
import { inChunks } from './in-chunks.ts'
import { placeOf } from './read-import.ts'

export async function applyUsers(
  step: UserStep,
  entries: readonly ImportedUser[],
  secrets: readonly Secrets[],
) {
  const { db, mistakes } = step
  const knownOrganizations = await idsOf(db, organizations)
  const knownEulas = await idsOf(db, eulas)
  const owners = await ownersOf(db, entries)
  const known = await knownKeys(db, entries)
  for (const [index, entry] of entries.entries()) {
    const refers = (known: ReadonlySet<string>, what: string, id: string, ...path: string[]) => {
      if (known.has(id)) return
      mistakes.push(`${placeOf(['users', index, ...path])}: there is no ${what} ${id}`)
    }
    refers(knownOrganizations, 'organization', entry.organization, 'organization')
    for (const id of entry.eulas_accepted) refers(knownEulas, 'eula', id, 'eulas_accepted')
    const owner = owners.get(entry.id)
    if (owner !== undefined && owner.emailKey !== emailKeyOf(entry.email)) {
      const place = placeOf(['users', index, 'id'])
      mistakes.push(`${place}: belongs to ${owner.email}, and an import changes no address`)
    }
  }
  if (mistakes.length > 0) return
  const ids = await upsertPlain(step, entries, secrets)
  for (const [index, entry] of entries.entries()) {
    const secret = secrets[index]
    if (secret === undefined) continue
    const emailKey = emailKeyOf(entry.email)
    const userId = ids.get(emailKey) ?? (await upsertUser(step, entry, secret))
    await applyCredentials(step, userId, entry, secret, !known.has(emailKey))
  }
}

/**
 * Those of whom the file says neither a password nor whether they are locked out, many in one statement.
 * Returns their ids by the key of the address.
 */
async function upsertPlain(
  { db, now }: UserStep,
  entries: readonly ImportedUser[],
  secrets: readonly Secrets[],
): Promise<Map<string, string>> {
  const plain = entries.flatMap((entry, index) =>
    entry.password === undefined && entry.disabled === undefined
      ? [{ entry, passwordHash: secrets[index]?.passwordHash ?? null }]
      : [],
  )
  const rows = await inChunks(plain, (part) =>
    db
      .insert(users)
      .values(
        part.map(({ entry, passwordHash }) => ({
          ...valuesOf(entry),
          passwordHash,
          id: entry.id ?? newId(),
          emailKey: emailKeyOf(entry.email),
          createdAt: now,
        })),
      )
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
        ]),
      })
      .returning({ id: users.id, emailKey: users.emailKey }),
  )
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
})

async function knownKeys(db: Database, entries: readonly ImportedUser[]) {
  const keys = entries.map(({ email }) => emailKeyOf(email))
  const rows = await inChunks(keys, (part) =>
    db
      .select({ emailKey: users.emailKey })
      .from(users)
      .where(inArray(users.emailKey, [...part])),
  )
  return new Set(rows.map(({ emailKey }) => emailKey))
}

/** The accounts that have the ids which the file gives. */
async function ownersOf(db: Database, entries: readonly ImportedUser[]) {
  const ids = entries.flatMap(({ id }) => id ?? [])
  const rows = await inChunks(ids, (part) =>
    db
      .select({ id: users.id, email: users.email, emailKey: users.emailKey })
      .from(users)
      .where(inArray(users.id, [...part])),
  )
  return new Map<string | undefined, (typeof rows)[number]>(rows.map((row) => [row.id, row]))
}

async function upsertUser(
  { db, now }: UserStep,
  entry: ImportedUser,
  { passwordHash }: Secrets,
): Promise<string> {
  const values = valuesOf(entry)
  // What the file leaves out is the account's own: a password it has set, a lock-out by hand.
  const changes = {
    ...values,
    ...(entry.password === undefined ? {} : { passwordHash }),
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
      ...values,
      passwordHash,
      disabledAt: entry.disabled === true ? now : null,
      id: entry.id ?? newId(),
      emailKey: emailKeyOf(entry.email),
      createdAt: now,
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
