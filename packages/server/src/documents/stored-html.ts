import type { Database } from '../db/database.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { keepHtml, type StoredDocument } from './document-queries.ts'
import { renderText, UnrenderableError } from './render-text.ts'

const textOf = { miniHtml: 'miniContent', mainHtml: 'mainContent' } as const

/** What readers see of a text. One that was stored before it was rendered when saved is rendered now, once. */
export async function htmlOf(
  db: Database,
  document: StoredDocument,
  field: keyof typeof textOf,
): Promise<string> {
  const stored = document[field]
  if (stored !== null) return stored
  const html = await shown(document[textOf[field]])
  await keepHtml(db, document, { [field]: html })
  return html
}

/** A stored text that cannot be rendered is shown as it was written. */
async function shown(markdown: string): Promise<string> {
  try {
    return await renderText(markdown)
  } catch (error) {
    if (error instanceof UnrenderableError) return `<pre>${escapeHtml(markdown)}</pre>`
    throw error
  }
}
