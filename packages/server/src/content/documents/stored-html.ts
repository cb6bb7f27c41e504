import type { Database } from '../../platform/db/database.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { keepHtml, type StoredDocument } from './document-queries.ts'
import { renderText, UnrenderableError } from './render-text.ts'

/**
 * Returns the stored `html`. Null: the text was saved before texts were rendered on saving, so this renders and stores
 * it.
 */
export async function htmlOf(
  db: Database,
  document: Pick<StoredDocument, 'id' | 'version'>,
  field: 'miniHtml' | 'mainHtml',
  html: string | null,
  markdown: string,
): Promise<string> {
  if (html !== null) return html
  const rendered = await shown(markdown)
  await keepHtml(db, document, { [field]: rendered })
  return rendered
}

/** A stored text that cannot be rendered is shown as written. */
async function shown(markdown: string): Promise<string> {
  try {
    return await renderText(markdown)
  } catch (error) {
    if (error instanceof UnrenderableError) return `<pre>${escapeHtml(markdown)}</pre>`
    throw error
  }
}
