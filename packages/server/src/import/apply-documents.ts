import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { documents } from '../db/schema/documents.ts'
import { contentColumns } from '../documents/document-row.ts'
import { renderText, UnrenderableError } from '../documents/render-text.ts'
import { newId } from '../random.ts'
import type { ImportFile } from './import-schema.ts'
import { Mistakes } from './mistakes.ts'

type Html = Pick<typeof documents.$inferInsert, 'miniHtml' | 'mainHtml'>

/** What readers will see of each document. Throws ImportError with the places of texts that cannot be shown. */
export async function renderDocuments(entries: ImportFile['documents']): Promise<Html[]> {
  const mistakes = new Mistakes()
  const render = async (index: number, field: 'mini_content' | 'main_content', text: string) => {
    try {
      return await renderText(text)
    } catch (error) {
      if (!(error instanceof UnrenderableError)) throw error
      mistakes.add(['documents', index, field], error.message)
      return null
    }
  }
  const rendered: Html[] = []
  for (const [index, { mini_content, main_content }] of entries.entries()) {
    const miniHtml = await render(index, 'mini_content', mini_content)
    rendered.push({ miniHtml, mainHtml: await render(index, 'main_content', main_content) })
  }
  mistakes.throwIfAny()
  return rendered
}

/** Stores documents. The version of a changed one grows by one; an unchanged one keeps its version. */
export async function applyDocuments(
  { db, now }: { readonly db: Database; readonly now: Date },
  entries: ImportFile['documents'],
  rendered: readonly Html[],
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
    } else if (!isDeepStrictEqual({ ...stored, ...content }, stored)) {
      await db
        .update(documents)
        .set({ ...content, ...rendered[index], version: stored.version + 1, updatedAt: now })
        .where(eq(documents.id, stored.id))
    }
  }
}
