import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@vestibule/api-client/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { documents, type DocumentTranslation } from '../platform/db/schema/documents.ts'
import { contentColumns, translationFields } from '../content/documents/document-row.ts'
import { renderText, UnrenderableError } from '../content/documents/render-text.ts'
import { newId } from '../platform/random.ts'
import type { ImportFile } from './import-schema.ts'
import { Mistakes } from './mistakes.ts'

type Entry = ImportFile['documents'][number]
type Texts = Pick<Entry, 'mini_content' | 'main_content'>
type Rendered = Pick<typeof documents.$inferInsert, 'miniHtml' | 'mainHtml' | 'translations'>

/** Renders the texts of all documents to HTML. Throws ImportError that lists the texts which cannot be rendered. */
export async function renderDocuments(entries: readonly Entry[]): Promise<Rendered[]> {
  const mistakes = new Mistakes()
  const render = async (place: readonly (string | number)[], text: string) => {
    try {
      return await renderText(text)
    } catch (error) {
      if (!(error instanceof UnrenderableError)) throw error
      mistakes.add(place, error.message)
      return ''
    }
  }
  const htmlOf = async (place: readonly (string | number)[], texts: Texts) => ({
    miniHtml: await render([...place, 'mini_content'], texts.mini_content),
    mainHtml: await render([...place, 'main_content'], texts.main_content),
  })
  const rendered: Rendered[] = []
  for (const [index, entry] of entries.entries()) {
    const place = ['documents', index]
    const translations: Partial<Record<Language, DocumentTranslation>> = {}
    for (const [language, { title, ...texts }] of Object.entries(entry.translations ?? {})) {
      translations[language as Language] = {
        ...(title === undefined ? {} : { title }),
        miniContent: texts.mini_content,
        mainContent: texts.main_content,
        ...(await htmlOf([...place, 'translations', language], texts)),
      }
    }
    rendered.push({ ...(await htmlOf(place, entry)), translations })
  }
  mistakes.throwIfAny()
  return rendered
}

/** Stores documents. A new one gets version 1, a changed one the next number; any other keeps its version. */
export async function applyDocuments(
  { db, now }: { readonly db: Database; readonly now: Date },
  entries: readonly Entry[],
  rendered: readonly Rendered[],
) {
  for (const [index, entry] of entries.entries()) {
    const content = contentColumns(entry)
    const key = {
      appName: entry.app_name,
      elementId: entry.element_id,
      dataPartnerId: entry.data_partner_id,
    }
    const [stored] = await db
      .select()
      .from(documents)
      .where(
        and(
          eq(documents.appName, key.appName),
          eq(documents.elementId, key.elementId),
          eq(documents.dataPartnerId, key.dataPartnerId),
        ),
      )
    if (stored === undefined) {
      await db
        .insert(documents)
        .values({ id: newId(), ...key, ...content, ...rendered[index], version: 1, updatedAt: now })
      continue
    }
    const isSame =
      isDeepStrictEqual({ ...stored, ...content }, stored) &&
      isDeepStrictEqual(translationFields(stored.translations), entry.translations ?? {})
    if (isSame) continue
    await db
      .update(documents)
      .set({ ...content, ...rendered[index], version: stored.version + 1, updatedAt: now })
      .where(eq(documents.id, stored.id))
  }
}
