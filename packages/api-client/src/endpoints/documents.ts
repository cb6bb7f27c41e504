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
import { conflict, eulaRequired, forbidden, invalid, notFound, notSignedIn } from './meaning.ts'
import {
  load,
  settle,
  type CallOptions,
  type Failed,
  type ReadOptions,
  type ReadOutcome,
  type Refused,
  type Throttled,
} from './settle.ts'

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
/** How a call of {@link listDocuments} ends. */
export type ListDocumentsOutcome = ReadOutcome<
  Document[],
  'notSignedIn' | 'eulaRequired' | 'forbidden'
>

/** Reads the documents of the named elements that the user may see. Never cached. */
export function listDocuments(
  client: Client,
  input: ListDocumentsInput,
  options?: CallOptions,
): Promise<ListDocumentsOutcome> {
  const { elementIds, appName, mainContent, dataPartnerId = client.scope.dataPartnerId } = input
  const body = {
    element_ids: elementIds,
    app_name: appName,
    main_content: mainContent,
    data_partner_id: dataPartnerId,
  }
  return load(
    client.request(listDocumentsEndpoint, { ...options, body, dataPartnerId }),
    (documents) => documents,
    [notSignedIn, eulaRequired, forbidden],
  )
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
/** How a call of {@link saveDocument} and {@link updateDocument} ends. */
export type SaveDocumentOutcome =
  | { readonly kind: 'saved'; readonly document: Document }
  /** `conflict`: a new document exists already, or the version of an update is stale. */
  | Refused<'conflict' | 'notFound' | 'notSignedIn' | 'eulaRequired' | 'forbidden' | 'invalid'>
  | Throttled
  | Failed

/** Saves a new document. */
export function saveDocument(
  client: Client,
  input: SaveDocumentInput,
  options?: CallOptions,
): Promise<SaveDocumentOutcome> {
  const request = { ...options, ...documentRequest(client, input) }
  return settle(client.request(saveDocumentEndpoint, request).then(saved), [
    invalid,
    conflict,
    notFound,
    notSignedIn,
    eulaRequired,
    forbidden,
  ])
}

/** Updates a document. With a stale `version` nothing is saved, and the outcome is `conflict`. */
export function updateDocument(
  client: Client,
  input: SaveDocumentInput & { readonly version?: number },
  options?: CallOptions,
): Promise<SaveDocumentOutcome> {
  const { body, dataPartnerId } = documentRequest(client, input)
  const request = { ...options, dataPartnerId, body: { ...body, version: input.version } }
  return settle(client.request(updateDocumentEndpoint, request).then(saved), [
    invalid,
    conflict,
    notFound,
    notSignedIn,
    eulaRequired,
    forbidden,
  ])
}

/** How a call of {@link deleteDocument} ends. */
export type DeleteDocumentOutcome =
  | { readonly kind: 'deleted' }
  | Refused<'notFound' | 'notSignedIn' | 'eulaRequired' | 'forbidden'>
  | Throttled
  | Failed

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
): Promise<DeleteDocumentOutcome> {
  const query = { element_id: elementId, app_name: appName }
  const call = client.request(deleteDocumentEndpoint, { ...options, query, dataPartnerId })
  return settle(
    call.then(() => ({ kind: 'deleted' as const })),
    [notSignedIn, eulaRequired, forbidden, notFound],
  )
}

/** How a call of {@link previewDocument} ends. */
export type PreviewDocumentOutcome = ReadOutcome<
  string,
  'notSignedIn' | 'eulaRequired' | 'forbidden' | 'invalid'
>

/** Renders Markdown as readers will see it: sanitised HTML. */
export function previewDocument(
  client: Client,
  input: { readonly content: string },
  options?: CallOptions,
): Promise<PreviewDocumentOutcome> {
  const body = { content: input.content }
  return load(client.request(previewDocumentEndpoint, { ...options, body }), ({ html }) => html, [
    invalid,
    notSignedIn,
    eulaRequired,
    forbidden,
  ])
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

/** How a call of {@link listSellers} ends. */
export type ListSellersOutcome = ReadOutcome<Seller[], 'notSignedIn' | 'eulaRequired' | 'forbidden'>

/** Lists the sellers with their data partners. */
export function listSellers(client: Client, options?: ReadOptions): Promise<ListSellersOutcome> {
  return load(client.request(listSellersEndpoint, options), (sellers) => sellers, [
    notSignedIn,
    eulaRequired,
    forbidden,
  ])
}

/** How a call of {@link getDocumentationHealth} ends. */
export type DocumentationHealthOutcome = { readonly kind: 'healthy' } | Throttled | Failed

/** Asks whether the documentation service answers. Never cached. */
export function getDocumentationHealth(
  client: Client,
  options?: CallOptions,
): Promise<DocumentationHealthOutcome> {
  const call = client.request(documentationHealthEndpoint, { ...options, cache: false })
  return settle(call.then(() => ({ kind: 'healthy' as const })))
}

const defaultAppName = 'auth'

function documentRequest(client: Client, input: SaveDocumentInput) {
  const { elementId, appName = defaultAppName, data } = input
  const { dataPartnerId = client.scope.dataPartnerId } = input
  const place = { element_id: elementId, app_name: appName, data_partner_id: dataPartnerId }
  return { dataPartnerId, body: { ...data, ...place } }
}

function saved(document: Document): { kind: 'saved'; document: Document } {
  return { kind: 'saved', document }
}
