import type { DocsDocument, Seller } from '@vestibule/api-client/contract'
import { refuse, type BodyOf, type Handlers } from '@vestibule/api-client/testing'
import { documentOf } from './document-of.ts'

/** An in-memory documentation service. */
export interface FakeDocumentation {
  /** The handlers of this service, for `createFakeClient` of `@vestibule/api-client/testing`. */
  readonly handlers: Handlers
  find(elementId: string): DocsDocument | undefined
  /** Saves a document as if someone else did. */
  put(elementId: string, given?: Partial<DocsDocument>): DocsDocument
  /** Deletes a document as if someone else did. */
  remove(elementId: string): void
}

/** Initial content of the in-memory documentation service. */
export interface FakeDocumentationOptions {
  documents?: readonly DocsDocument[]
  sellers?: readonly Seller[]
}

/**
 * In-memory documentation with the rules that a panel needs: versions, conflicts, missing documents,
 * translations. Its preview renders only headings and paragraphs, escaped.
 */
export function createFakeDocumentation(given: FakeDocumentationOptions = {}): FakeDocumentation {
  const { documents = [], sellers = [] } = given
  const stored = new Map(documents.map((document) => [document.element_id, document]))

  /** The translated texts of documents. Each key combines element id and language. */
  const translations = new Map<string, Partial<DocsDocument>>()
  const inLanguage = (document: DocsDocument, language: string | null | undefined) => ({
    ...document,
    ...translations.get(`${document.element_id} ${language}`),
  })

  const put = (elementId: string, change: Partial<DocsDocument> = {}) => {
    const before = stored.get(elementId)
    const version = (before?.version ?? 0) + 1
    const document = documentOf(elementId, { ...before, ...change, version })
    stored.set(elementId, document)
    return document
  }
  const written = (data: Omit<BodyOf<'saveDocument'>, 'element_id'>) => ({
    ...data,
    app_name: data.app_name ?? 'auth',
    mini_html: fakeHtml(data.mini_content ?? ''),
    has_main_content: Boolean(data.main_content),
  })
  const write = ({ element_id, ...data }: BodyOf<'saveDocument'>) => put(element_id, written(data))

  return {
    find: (elementId) => stored.get(elementId),
    put,
    remove: (elementId) => void stored.delete(elementId),
    handlers: {
      listDocuments({ body }) {
        const found = body.element_ids
          .flatMap((id) => stored.get(id) ?? [])
          .map((document) => inLanguage(document, body.language))
        return body.main_content ? found : found.map(withoutText)
      },
      saveDocument: ({ body }) => (stored.has(body.element_id) ? refuse('conflict') : write(body)),
      updateDocument: ({ body: { version, language, ...body } }) => {
        const id = body.element_id
        const before = stored.get(id)
        if (!before) return refuse('not_found')
        if (before.version !== version) return refuse('conflict')
        if (!language) return write(body)
        translations.set(`${id} ${language}`, { ...written(body), language })
        return inLanguage(put(id), language)
      },
      deleteDocument: ({ query }) => {
        const id = String(query['element_id'])
        const { language } = query
        const isDeleted = language
          ? translations.delete(`${id} ${String(language)}`)
          : stored.delete(id)
        return isDeleted ? null : refuse('not_found')
      },
      readDocument: ({ params }) =>
        stored.has(params['elementId'] ?? '') ? null : refuse('not_found'),
      previewDocument: ({ body }) => ({ html: fakeHtml(body.content) }),
      listSellers: () => [...sellers],
    },
  }
}

function withoutText({ main_content: _text, ...note }: DocsDocument): DocsDocument {
  return note
}

function fakeHtml(markdown: string): string {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return markdown
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) =>
      block.startsWith('# ') ? `<h1>${escape(block.slice(2))}</h1>` : `<p>${escape(block)}</p>`,
    )
    .join('\n')
}
