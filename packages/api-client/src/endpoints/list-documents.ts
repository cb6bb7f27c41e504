import { listDocumentsEndpoint, type DocsDocument } from '../contract/documents.ts'
import type { Client } from '../transport/client.ts'
import { load, type CallOptions } from './perform.ts'

/** Names the documents that {@link listDocuments} reads, and their language. */
export interface ListDocumentsInput {
  readonly elementIds: readonly string[]
  readonly appName?: string | undefined
  /** The data partner of the documents, also sent as `x-nfer-data-partner-id`. Default: that of the client's scope. */
  readonly dataPartnerId?: string | null | undefined
  /** Language of the reader's page, such as `de`. Default: the server detects it. */
  readonly language?: string | undefined
  /** Whether to include the full texts of the documents. Default false. */
  readonly mainContent?: boolean
}

/** Reads those documents of the named elements that the user may see. Never cached. */
export function listDocuments(client: Client, input: ListDocumentsInput, options?: CallOptions) {
  const { elementIds, appName, mainContent, language } = input
  const { dataPartnerId = client.scope.dataPartnerId } = input
  const body = {
    element_ids: elementIds,
    app_name: appName,
    main_content: mainContent,
    data_partner_id: dataPartnerId,
    language,
  }
  const request = { ...options, body, dataPartnerId }
  return load(client, listDocumentsEndpoint, request, (documents): DocsDocument[] => documents)
}
