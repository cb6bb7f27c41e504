import {
  deleteDocumentEndpoint,
  documentationHealthEndpoint,
  listSellersEndpoint,
  previewDocumentEndpoint,
  readDocumentEndpoint,
  saveDocumentEndpoint,
  updateDocumentEndpoint,
  type AdditionalMeta,
  type DocsDocument,
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

/** What a document says and to whom. What is left out of an update stays as it is. */
export interface DocumentData {
  /** The short note, in Markdown. */
  readonly miniContent?: string
  /** The full note, in Markdown. */
  readonly mainContent?: string
  readonly additionalMeta?: AdditionalMeta
  readonly audience?: readonly string[]
  readonly environmentType?: readonly string[]
  readonly sellers?: readonly string[]
  readonly dataPartners?: readonly string[]
}

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

/** What {@link updateDocument} takes. */
export interface UpdateDocumentInput extends SaveDocumentInput {
  /** The version that the update started from. Default: whichever is stored. */
  readonly version?: number
  /** Writes the texts and the title as a translation. Default: as those of all other readers. */
  readonly language?: string | null | undefined
}

/** Updates a document. With a stale `version` nothing is saved, and the outcome is `conflict`. */
export function updateDocument(client: Client, input: UpdateDocumentInput, options?: CallOptions) {
  const { body, dataPartnerId } = documentRequest(client, input)
  const { version, language } = input
  const request = { ...options, dataPartnerId, body: { ...body, version, language } }
  return perform(client, updateDocumentEndpoint, request, saved)
}

/** What {@link deleteDocument} takes. */
export interface DeleteDocumentInput extends DocumentPlace {
  /** Deletes this translation alone. Default: the document with all of them. */
  readonly language?: string | null | undefined
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
    language,
  }: DeleteDocumentInput,
  options?: CallOptions,
) {
  const query = { element_id: elementId, app_name: appName, language }
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
  /** The language of the reader's page, such as `de`. Default: the one that the server finds out. */
  readonly language?: string | undefined
}

/** The path of a document's page, for a sandboxed frame. */
export function documentPath(input: DocumentPathInput): string {
  const { elementId, appName = defaultAppName, dataPartnerId, theme, language } = input
  const query = { data_partner_id: dataPartnerId, theme, language }
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
  const { miniContent, mainContent, additionalMeta, environmentType, dataPartners, ...same } = data
  const named = {
    mini_content: miniContent,
    main_content: mainContent,
    additional_meta: additionalMeta,
    environment_type: environmentType,
    data_partners: dataPartners,
  }
  return { dataPartnerId, body: { ...same, ...named, ...place } }
}

function saved(document: DocsDocument) {
  return { kind: 'saved', document } as const
}
