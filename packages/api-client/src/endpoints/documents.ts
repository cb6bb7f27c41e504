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

/** The element of a page that a document is about, and the app that contains it. `appName` defaults to `auth`. */
export interface DocumentPlace {
  readonly elementId: string
  readonly appName?: string | undefined
}

/**
 * A document's texts, appearance and audience. An update replaces all of them: an absent text becomes empty, and an
 * absent list becomes `_all`.
 */
export interface DocumentData {
  /** The short text, which a tooltip shows, in Markdown. */
  readonly miniContent?: string
  /** The full text, in Markdown. */
  readonly mainContent?: string
  readonly additionalMeta?: AdditionalMeta
  readonly audience?: readonly string[]
  readonly environmentType?: readonly string[]
  readonly sellers?: readonly string[]
  readonly dataPartners?: readonly string[]
}

/** The document that {@link saveDocument} or {@link updateDocument} saves, and its data partner. */
interface SaveDocumentInput extends DocumentPlace {
  /** The data partner of the document, also sent as `x-nfer-data-partner-id`. Default: that of the client's scope. */
  readonly dataPartnerId?: string | null | undefined
  readonly data: DocumentData
}

/** Saves a new document. `conflict`: the data partner has a document about the element already. */
export function saveDocument(client: Client, input: SaveDocumentInput, options?: CallOptions) {
  const request = { ...options, ...documentRequest(client, input) }
  return perform(client, saveDocumentEndpoint, request, saved)
}

/** The document that {@link updateDocument} saves, and the version and language that it replaces. */
export interface UpdateDocumentInput extends SaveDocumentInput {
  /** The version that the author's changes are based on. Default: the stored version, whatever it is. */
  readonly version?: number
  /** Language of the translation to write. Default: the original texts. */
  readonly language?: string | null | undefined
}

/** Updates a document. If `version` is not the stored version, nothing is saved, and the outcome is `conflict`. */
export function updateDocument(client: Client, input: UpdateDocumentInput, options?: CallOptions) {
  const { body, dataPartnerId } = documentRequest(client, input)
  const { version, language } = input
  const request = { ...options, dataPartnerId, body: { ...body, version, language } }
  return perform(client, updateDocumentEndpoint, request, saved)
}

/** Names the document or translation that {@link deleteDocument} deletes. */
interface DeleteDocumentInput extends DocumentPlace {
  /** Language of the translation to delete. Default: the document and all its translations are deleted. */
  readonly language?: string | null | undefined
  /** The data partner of the document, sent as `x-nfer-data-partner-id`. Default: that of the client's scope. */
  readonly dataPartnerId?: string | null | undefined
}

/** Deletes the document that readers see for the given data partner, or only its translation into `language`. */
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

/** Renders Markdown as readers will see it. The outcome contains sanitised HTML. */
export function previewDocument(
  client: Client,
  input: { readonly content: string },
  options?: CallOptions,
) {
  const request = { ...options, body: { content: input.content } }
  return load(client, previewDocumentEndpoint, request, ({ html }) => html)
}

/** Names the document to whose page {@link documentPath} leads, and says how the page looks. */
interface DocumentPathInput extends DocumentPlace {
  /**
   * The data partner whose version of the document the page shows; if there is none, it shows the platform's. In the
   * query, because a frame cannot send headers. Null or absent: the platform's version.
   */
  readonly dataPartnerId?: string | null | undefined
  /** The theme in which the server renders the page. Default: the theme of the reader's system. */
  readonly theme?: 'light' | 'dark' | undefined
  /**
   * Language of the page in which the document is shown, such as `de`. Default: the server detects the reader's
   * language.
   */
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

/** Asks whether the documentation service works. Never cached. */
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
