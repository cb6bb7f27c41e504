import {
  deleteDocument,
  listSellers,
  previewDocument,
  saveDocument,
  updateDocument,
  type ApiError,
  type CallOptions,
  type OutcomeOf,
  type DocumentData,
} from '@vestibule/api-client'
import type { DocsDocument, Seller } from '@vestibule/api-client/contract'
import { loadDocuments, valueOf, type DocsPlace } from './note-calls.ts'
import type { Problem } from './panel-state.ts'

/** A save or delete that the server refused, with the problem to show. */
export interface RefusedWrite {
  readonly kind: 'refused'
  readonly problem: Problem
  /** The server's answer to the write; it is only logged. */
  readonly error: ApiError
}

/** The result of saving a document. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly document: DocsDocument }
  /** Someone else has saved, created or deleted the document since it was loaded. */
  | { readonly kind: 'overtaken'; readonly error: ApiError }
  | RefusedWrite

/** The result of deleting a document. */
export type RemoveOutcome = { readonly kind: 'deleted' } | RefusedWrite

/** The values of a document to save, and the stored version that they replace; null for a new document. */
export interface Writing {
  readonly data: DocumentData
  readonly stored: DocsDocument | null
  /**
   * Whether the texts are saved as a translation, which only readers in its language get: that of the stored
   * translation, or else that of the page. A new document is never saved as a translation.
   */
  readonly isTranslation: boolean
}

/** The panel's calls to the server for the documentation of one app. */
export interface DocumentCalls {
  /** Loads a document with its full text; null if there is none. Throws `ApiError`. */
  load(elementId: string, options?: CallOptions): Promise<DocsDocument | null>
  /** Updates the stored version, or saves a new document if `stored` is null. */
  save(elementId: string, writing: Writing): Promise<SaveOutcome>
  /**
   * Deletes the translation in `stored.language`; if that is null, the document itself. Resolves to `deleted` also if
   * the server no longer has what is to be deleted.
   */
  remove(elementId: string, stored: DocsDocument): Promise<RemoveOutcome>
  /** Requests the page of a document, to check that the server can show it. Throws `ApiError` if it cannot. */
  checkPage(url: string, options?: CallOptions): Promise<void>
  /** Renders Markdown to the HTML that readers will see. Throws `ApiError`. */
  render(content: string, options?: CallOptions): Promise<string>
  /**
   * Fetches the sellers, each with its data partners. The editor offers them to limit who may read a document. Throws
   * `ApiError`.
   */
  listSellers(options?: CallOptions): Promise<readonly Seller[]>
}

/** Creates the documentation calls for one app and data partner. */
export function createDocumentCalls(place: DocsPlace): DocumentCalls {
  const { client, appName, dataPartnerId } = place
  return {
    async load(elementId, options) {
      const [document] = await loadDocuments(place, [elementId], {
        ...options,
        mainContent: true,
      })
      return document ?? null
    },
    async save(elementId, { data, stored, isTranslation }) {
      const input = { elementId, appName, dataPartnerId, data }
      const outcome = stored
        ? await updateDocument(client, {
            ...input,
            version: stored.version,
            ...(isTranslation ? { language: stored.language ?? place.language } : {}),
          })
        : await saveDocument(client, input)
      if (outcome.kind === 'saved')
        return { kind: 'saved', document: withText(outcome.document, data) }
      if (outcome.kind === 'conflict' || outcome.kind === 'notFound')
        return { kind: 'overtaken', error: outcome.error }
      return refused(outcome)
    },
    async remove(elementId, { language }) {
      const input = { elementId, appName, dataPartnerId, language }
      const outcome = await deleteDocument(client, input)
      if (outcome.kind === 'deleted' || outcome.kind === 'notFound') return { kind: 'deleted' }
      return refused(outcome)
    },
    async checkPage(url, options) {
      const page = { method: 'GET', path: url, answer: null, shape: 'bare' } as const
      await client.request(page, { ...options, cache: false })
    },
    render: async (content, options) =>
      valueOf(await previewDocument(client, { content }, options)),
    listSellers: async (options) => valueOf(await listSellers(client, options)),
  }
}

/** Adds the full text to a saved document, because the server's answer may leave it out. */
function withText(document: DocsDocument, { mainContent }: DocumentData): DocsDocument {
  return { ...document, main_content: document.main_content ?? mainContent }
}

const problemKinds = {
  notSignedIn: 'signedOut',
  eulaRequired: 'forbidden',
  forbidden: 'forbidden',
  invalid: 'invalid',
  throttled: 'unavailable',
  failed: 'unavailable',
  conflict: 'unavailable',
  notFound: 'gone',
} satisfies Record<
  Exclude<OutcomeOf<typeof saveDocument | typeof updateDocument>['kind'], 'saved'>,
  Problem['kind']
>

function refused(outcome: { kind: keyof typeof problemKinds; error: ApiError }): RefusedWrite {
  const { kind, error } = outcome
  const details = Object.values(error.fields).flat()
  const problem = {
    kind: problemKinds[kind],
    ...(error.userMessage ? { message: error.userMessage } : {}),
    ...(details.length > 0 ? { details } : {}),
  }
  return { kind: 'refused', problem, error }
}
