import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { documents } from '../db/schema/documents.ts'

export type StoredDocument = typeof documents.$inferSelect

/** A document without its full text. */
export interface ListedDocument extends Omit<StoredDocument, 'mainContent' | 'mainHtml'> {
  readonly hasMainContent: boolean
  /** Absent where it was not asked for. */
  readonly mainContent?: string
}

const { mainContent, mainHtml: _, ...columns } = getTableColumns(documents)
const listed = { ...columns, hasMainContent: sql<boolean>`${mainContent} ~ '\\S'` }

/** As `findDocuments`, for lists: many full texts at a time would fill the memory. */
export async function listDocuments(
  db: Database,
  appName: string,
  elementIds: readonly string[],
  dataPartnerIds: readonly string[],
  { withText }: { readonly withText: boolean },
): Promise<ListedDocument[]> {
  if (elementIds.length === 0) return []
  return db
    .select(withText ? { ...listed, mainContent } : listed)
    .from(documents)
    .where(isOf(appName, elementIds, dataPartnerIds))
}

const isOf = (appName: string, elementIds: readonly string[], dataPartnerIds: readonly string[]) =>
  and(
    eq(documents.appName, appName),
    inArray(documents.elementId, [...elementIds]),
    inArray(documents.dataPartnerId, [...dataPartnerIds]),
  )

/** The documents of some elements in some scopes; the empty one is the platform's own. */
export async function findDocuments(
  db: Database,
  appName: string,
  elementIds: readonly string[],
  dataPartnerIds: readonly string[],
): Promise<StoredDocument[]> {
  if (elementIds.length === 0) return []
  return db
    .select()
    .from(documents)
    .where(isOf(appName, elementIds, dataPartnerIds))
}

export async function findDocumentById(db: Database, id: string): Promise<StoredDocument | null> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id))
  return row ?? null
}

/** Null where the scope has a document of this element already. */
export async function insertDocument(
  db: Database,
  row: typeof documents.$inferInsert,
): Promise<StoredDocument | null> {
  const [stored] = await db.insert(documents).values(row).onConflictDoNothing().returning()
  return stored ?? null
}

/** Null where the document has another version by now, or is gone. */
export async function replaceDocument(
  db: Database,
  { id, version }: Pick<StoredDocument, 'id' | 'version'>,
  content: Partial<typeof documents.$inferInsert>,
): Promise<StoredDocument | null> {
  const [stored] = await db
    .update(documents)
    .set({ ...content, version: version + 1 })
    .where(and(eq(documents.id, id), eq(documents.version, version)))
    .returning()
  return stored ?? null
}

/** Keeps what a text was rendered to, unless the document was saved again meanwhile. */
export async function keepHtml(
  db: Database,
  { id, version }: Pick<StoredDocument, 'id' | 'version'>,
  html: Partial<Pick<StoredDocument, 'miniHtml' | 'mainHtml'>>,
): Promise<void> {
  await db
    .update(documents)
    .set(html)
    .where(and(eq(documents.id, id), eq(documents.version, version)))
}

export async function deleteDocument(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(documents)
    .where(eq(documents.id, id))
    .returning({ id: documents.id })
  return deleted.length > 0
}
