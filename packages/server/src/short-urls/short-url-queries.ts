import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { shortUrls } from '../db/schema/operations.ts'

/** The code that a user already has for a path, so that sharing twice gives one address. */
export async function findCode(db: Database, userId: string, path: string): Promise<string | null> {
  const [row] = await db
    .select({ code: shortUrls.code })
    .from(shortUrls)
    .where(and(eq(shortUrls.createdById, userId), eq(shortUrls.path, path)))
    .limit(1)
  return row?.code ?? null
}

export async function insertShortUrl(
  db: Database,
  row: typeof shortUrls.$inferInsert,
): Promise<void> {
  await db.insert(shortUrls).values(row)
}

export async function findPath(db: Database, code: string): Promise<string | null> {
  const [row] = await db
    .select({ path: shortUrls.path })
    .from(shortUrls)
    .where(eq(shortUrls.code, code))
  return row?.path ?? null
}
