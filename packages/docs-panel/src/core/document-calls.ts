import {
  deleteDocument,
  listSellers,
  previewDocument,
  saveDocument,
  updateDocument,
  type ApiError,
  type OutcomeOf,
} from '@vestibule/api-client'
import type { Document, Seller } from '@vestibule/api-client/contract'
import type { DocumentData } from './document-draft.ts'
import { loadDocuments, valueOf, type DocsPlace } from './note-calls.ts'
import type { Problem } from './panel-state.ts'

export interface RefusedWrite {
  readonly kind: 'refused'
  readonly problem: Problem
  /** For the log. */
  readonly error: ApiError
}

/** How saving a document ends. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly document: Document }
  /** Someone else has saved, made or deleted the document since it was loaded. */
  | { readonly kind: 'overtaken'; readonly error: ApiError }
  | RefusedWrite

/** How deleting a document ends. */
export type RemoveOutcome = { readonly kind: 'deleted' } | RefusedWrite

/** The calls that the panel makes for the documentation of one app. */
export interface DocumentCalls {
  /** With the full text; null when there is none. Throws `ApiError`. */
  load(elementId: string): Promise<Document | null>
  /** Updates the version that is stored, or saves a new document where `stored` is null. */
  save(elementId: string, data: DocumentData, stored: Document | null): Promise<SaveOutcome>
  /** A document that is gone already counts as deleted. */
  remove(elementId: string): Promise<RemoveOutcome>
  /** Whether the server has a page of a document to show. Throws `ApiError`. */
  checkPage(url: string, signal: AbortSignal): Promise<void>
  /** Renders Markdown to the HTML that its readers will see. Throws `ApiError`. */
  render(content: string, signal: AbortSignal): Promise<string>
  /** Throws `ApiError`. */
  listSellers(): Promise<readonly Seller[]>
}

/** Binds the documentation calls of the contract to one app and data partner. */
export function createDocumentCalls(place: DocsPlace): DocumentCalls {
  const { client, appName, dataPartnerId } = place
  return {
    async load(elementId) {
      const [document] = await loadDocuments(place, [elementId], true)
      return document ?? null
    },
    async save(elementId, data, stored) {
      const input = { elementId, appName, dataPartnerId, data }
      const outcome = stored
        ? await updateDocument(client, { ...input, version: stored.version })
        : await saveDocument(client, input)
      if (outcome.kind === 'saved')
        return { kind: 'saved', document: withText(outcome.document, data) }
      if (outcome.kind === 'conflict' || outcome.kind === 'notFound')
        return { kind: 'overtaken', error: outcome.error }
      return refused(outcome)
    },
    async remove(elementId) {
      const outcome = await deleteDocument(client, { elementId, appName, dataPartnerId })
      if (outcome.kind === 'deleted' || outcome.kind === 'notFound') return { kind: 'deleted' }
      return refused(outcome)
    },
    async checkPage(url, signal) {
      const page = { method: 'GET', path: url, answer: null, shape: 'bare' } as const
      await client.request(page, { cache: false, signal })
    },
    render: async (content, signal) =>
      valueOf(await previewDocument(client, { content }, { signal })),
    listSellers: async () => valueOf(await listSellers(client)),
  }
}

/** An answer may leave the full text out. */
function withText(document: Document, { main_content }: DocumentData): Document {
  return { ...document, main_content: document.main_content ?? main_content }
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
