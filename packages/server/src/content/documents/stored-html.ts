import type { Database } from '../../platform/db/database.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { keepHtml, type StoredDocument } from './document-queries.ts'
import { renderText, UnrenderableError } from './render-text.ts'

/**
 * Returns the HTML of a stored text. If `html` is null, an earlier version of the server has stored the text without
 * rendering it: the text is rendered now, and the HTML is stored.
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

/** Renders a stored text. If that is impossible, the reader sees the text as its author wrote it. */
async function shown(markdown: string): Promise<string> {
  try {
    return await renderText(markdown)
  } catch (error) {
    if (error instanceof UnrenderableError) return `<pre>${escapeHtml(markdown)}</pre>`
    throw error
  }
}
