import type * as v from 'valibot'
import {
  deleteDocumentEndpoint,
  documentationHealthEndpoint,
  listDocumentsEndpoint,
  listSellersEndpoint,
  previewDocumentEndpoint,
  readDocumentEndpoint,
  saveDocumentEndpoint,
  updateDocumentEndpoint,
  type Document,
  type saveDocumentBody,
  type Seller,
} from '../contract/documents.ts'
import type { Client } from '../transport/client.ts'
import { fillPath, queryString } from '../transport/request-url.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Names the place of a document: an element of an app. `appName` defaults to `auth`. */
export interface DocumentPlace {
  readonly elementId: string
  readonly appName?: string | undefined
}

/** What {@link listDocuments} takes. */
export interface ListDocumentsInput {
  readonly elementIds: readonly string[]
  readonly appName?: string | undefined
  /** Also sent as `x-nfer-data-partner-id`. Default: the client's scope. */
  readonly dataPartnerId?: string | null | undefined
  /** Whether the full notes come along. Default false. */
  readonly mainContent?: boolean
}

/** Reads the documents of the named elements that the user may see. Never cached. */
export function listDocuments(client: Client, input: ListDocumentsInput, options?: CallOptions) {
  const { elementIds, appName, mainContent, dataPartnerId = client.scope.dataPartnerId } = input
  const body = {
    element_ids: elementIds,
    app_name: appName,
    main_content: mainContent,
    data_partner_id: dataPartnerId,
  }
  const request = { ...options, body, dataPartnerId }
  return load(client, listDocumentsEndpoint, request, (documents): Document[] => documents)
}

/** What a document says and to whom, with the contract's field names. */
export type DocumentData = Omit<
  v.InferInput<typeof saveDocumentBody>,
  'element_id' | 'app_name' | 'data_partner_id'
>

/** What {@link saveDocument} and {@link updateDocument} take. */
export interface SaveDocumentInput extends DocumentPlace {
  /** Also sent as `x-nfer-data-partner-id`. Default: the client's scope. */
  readonly dataPartnerId?: string | null | undefined
  readonly data: DocumentData
}

/** Saves a new document. */
export function saveDocument(client: Client, input: SaveDocumentInput, options?: CallOptions) {
  const request = { ...options, ...documentRequest(client, input) }
  return perform(client, saveDocumentEndpoint, request, saved)
}

/** Updates a document. With a stale `version` nothing is saved, and the outcome is `conflict`. */
export function updateDocument(
  client: Client,
  input: SaveDocumentInput & { readonly version?: number },
  options?: CallOptions,
) {
  const { body, dataPartnerId } = documentRequest(client, input)
  const request = { ...options, dataPartnerId, body: { ...body, version: input.version } }
  return perform(client, updateDocumentEndpoint, request, saved)
}

/** What {@link deleteDocument} takes. */
export interface DeleteDocumentInput extends DocumentPlace {
  /** Sent as `x-nfer-data-partner-id`. Default: the client's scope. */
  readonly dataPartnerId?: string | null | undefined
}

/** Deletes the document that readers in the named scope see. */
export function deleteDocument(
  client: Client,
  {
    elementId,
    appName = defaultAppName,
    dataPartnerId = client.scope.dataPartnerId,
  }: DeleteDocumentInput,
  options?: CallOptions,
) {
  const query = { element_id: elementId, app_name: appName }
  const request = { ...options, query, dataPartnerId }
  return perform(client, deleteDocumentEndpoint, request, () => ({ kind: 'deleted' }))
}

/** Renders Markdown as readers will see it: sanitised HTML. */
export function previewDocument(
  client: Client,
  input: { readonly content: string },
  options?: CallOptions,
) {
  const request = { ...options, body: { content: input.content } }
  return load(client, previewDocumentEndpoint, request, ({ html }) => html)
}

/** What {@link documentPath} takes. */
export interface DocumentPathInput extends DocumentPlace {
  /** The scope of the document: a frame sends no header. Default: the platform's. */
  readonly dataPartnerId?: string | null | undefined
  /** Default: the system's. */
  readonly theme?: 'light' | 'dark' | undefined
}

/** The path of a document's page, for a sandboxed frame. */
export function documentPath(input: DocumentPathInput): string {
  const { elementId, appName = defaultAppName, dataPartnerId, theme } = input
  const query = { data_partner_id: dataPartnerId, theme }
  return fillPath(readDocumentEndpoint.path, { appName, elementId }) + queryString(query)
}

/** Lists the sellers with their data partners. */
export function listSellers(client: Client, options?: ReadOptions) {
  return load(client, listSellersEndpoint, { ...options }, (sellers): Seller[] => sellers)
}

/** Asks whether the documentation service answers. Never cached. */
export function getDocumentationHealth(client: Client, options?: CallOptions) {
  const request = { ...options, cache: false }
  return perform(client, documentationHealthEndpoint, request, () => ({ kind: 'healthy' }))
}

const defaultAppName = 'auth'

function documentRequest(client: Client, input: SaveDocumentInput) {
  const { elementId, appName = defaultAppName, data } = input
  const { dataPartnerId = client.scope.dataPartnerId } = input
  const place = { element_id: elementId, app_name: appName, data_partner_id: dataPartnerId }
  return { dataPartnerId, body: { ...data, ...place } }
}

function saved(document: Document) {
  return { kind: 'saved', document } as const
}
