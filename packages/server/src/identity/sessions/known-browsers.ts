import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { knownBrowsers } from '../../platform/db/schema/sessions.ts'
import { hashToken } from '../../platform/random.ts'

/**
 * The name under which this browser's failed attempts at the account are counted. Null: nobody has signed in to the
 * account with this browser. For an unknown account the same query runs, so that timing reveals nothing.
 */
export async function knownBrowserName(
  db: Database,
  userId: string | null,
  token: string | undefined,
): Promise<string | null> {
  if (token === undefined) return null
  const tokenHash = hashToken(token)
  const [row] = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId ?? ''), eq(knownBrowsers.tokenHash, tokenHash)))
  return row === undefined ? null : nameOf(tokenHash)
}

/** The names, for counting failed attempts, of all browsers in which the user has signed in. */
export async function knownBrowserNames(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
  return rows.map(({ tokenHash }) => nameOf(tokenHash))
}

const nameOf = (tokenHash: Buffer) => tokenHash.toString('base64url')

/**
 * Makes the browser whose cookie contains this token known to the account, so that its failed attempts are counted
 * apart from those of strangers.
 */
export function rememberBrowser(db: Database, userId: string, token: string, now: Date) {
  return db
    .insert(knownBrowsers)
    .values({ userId, tokenHash: hashToken(token), lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownBrowsers.userId, knownBrowsers.tokenHash],
      set: { lastSeenAt: now },
    })
}
