import type { Language } from '@vestibule/api-client/contract'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { documents, type DocumentTranslation } from '../../platform/db/schema/documents.ts'

export type StoredDocument = typeof documents.$inferSelect

/** A document with its texts in one language. */
export type InLanguage<Document> = Document & {
  /** Language of the translation. Null: the texts are in their original language. */
  readonly language: Language | null
}

/**
 * A document as lists contain it: without its rendered full text and, unless the caller asks for it, without its full
 * text.
 */
export interface ListedDocument extends InLanguage<
  Omit<StoredDocument, 'mainContent' | 'mainHtml' | 'translations'>
> {
  readonly hasMainContent: boolean
  /** The full text. Absent if the caller did not ask for it. */
  readonly mainContent?: string
}

const { mainContent, mainHtml: _, translations, ...columns } = getTableColumns(documents)

interface Listing {
  /** Whether the result includes the full texts of the documents. */
  readonly withText: boolean
  /** The language in which the texts are wanted. */
  readonly language: Language
}

/**
 * Finds documents about elements of an app's pages, for a list. Leaves out their full texts unless `withText`, because
 * many of them would fill the memory.
 */
export async function listDocuments(
  db: Database,
  appName: string,
  elementIds: readonly string[],
  dataPartnerIds: readonly string[],
  { withText, language }: Listing,
): Promise<ListedDocument[]> {
  if (elementIds.length === 0) return []
  const whole = sql`${translations} -> ${language}::text`
  const part = sql`(${whole}) - 'mainHtml'${withText ? sql`` : sql` - 'mainContent'`}`
  const rows = await db
    .select({
      ...columns,
      ...(withText ? { mainContent } : {}),
      hasMainContent: sql<boolean>`coalesce((${whole}) ->> 'mainContent', ${mainContent}) ~ '\\S'`,
      translation: sql<Partial<DocumentTranslation> | null>`${part}`,
    })
    .from(documents)
    .where(isOf(appName, elementIds, dataPartnerIds))
  return rows.map(({ translation, ...row }) => translated(row, language, translation))
}

/**
 * Returns the document with its texts and title in this language. If there is no such translation, or `language` is
 * null, they stay in their original language.
 */
export function inLanguage(
  document: StoredDocument,
  language: Language | null,
): InLanguage<StoredDocument> {
  if (language === null) return { ...document, language }
  return translated(document, language, document.translations[language])
}

function translated<Row extends Pick<StoredDocument, 'additionalMeta'>>(
  row: Row,
  language: Language,
  translation: Partial<DocumentTranslation> | null | undefined,
): InLanguage<Row> {
  if (!translation) return { ...row, language: null }
  const { title, ...texts } = translation
  const additionalMeta = { ...row.additionalMeta, ...(title === undefined ? {} : { title }) }
  return { ...row, ...texts, additionalMeta, language }
}

const isOf = (appName: string, elementIds: readonly string[], dataPartnerIds: readonly string[]) =>
  and(
    eq(documents.appName, appName),
    inArray(documents.elementId, [...elementIds]),
    inArray(documents.dataPartnerId, [...dataPartnerIds]),
  )

/**
 * Finds the documents about the elements `elementIds` of an app's pages, in the versions of these data partners. The
 * empty id stands for the platform's own versions.
 */
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

/**
 * Stores a new document. Returns null and stores nothing if the data partner already has a document about the same
 * element of the app's pages.
 */
export async function insertDocument(
  db: Database,
  row: typeof documents.$inferInsert,
): Promise<StoredDocument | null> {
  const [stored] = await db.insert(documents).values(row).onConflictDoNothing().returning()
  return stored ?? null
}

/**
 * Replaces columns of a document and increases its version. Returns null if the version is no longer `version`, because
 * somebody has saved the document meanwhile, or if the document was deleted.
 */
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

/** Stores the HTML of a document that had none, unless somebody has saved the document meanwhile. */
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

/** Deletes a document's translation. Returns false if there is none into this language. */
export async function deleteTranslation(
  db: Database,
  id: string,
  language: Language,
): Promise<boolean> {
  const changed = await db
    .update(documents)
    .set({
      translations: sql`${documents.translations} - ${language}::text`,
      version: sql`${documents.version} + 1`,
    })
    .where(
      and(eq(documents.id, id), sql`${documents.translations} -> ${language}::text is not null`),
    )
    .returning({ id: documents.id })
  return changed.length > 0
}

export async function deleteDocument(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(documents)
    .where(eq(documents.id, id))
    .returning({ id: documents.id })
  return deleted.length > 0
}
