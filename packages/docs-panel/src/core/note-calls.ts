import {
  listDocuments,
  type CallOptions,
  type Client,
  type Loaded,
  type ReadOutcome,
} from '@vestibule/api-client'
import type { DocsDocument } from '@vestibule/api-client/contract'

/** Whose documentation is meant. */
export interface DocsPlace {
  readonly client: Client
  readonly appName: string
  /** The data partner in whose scope documents are read and saved. Default: the client's. */
  readonly dataPartnerId?: string | null | undefined
  /** The language of the page, such as `de`. Default: the server finds it out, and no translation is written. */
  readonly language?: string | undefined
}

/** The value of a read, or its `ApiError` thrown. */
export function valueOf<Value>(outcome: ReadOutcome<Value>): Value {
  if (isLoaded(outcome)) return outcome.value
  throw outcome.error
}

function isLoaded<Value>(outcome: ReadOutcome<Value>): outcome is Loaded<Value> {
  return outcome.kind === 'loaded'
}

/** What {@link loadDocuments} takes beside the elements. */
export interface LoadDocumentsOptions extends CallOptions {
  /** With the full texts. Default: without. */
  readonly mainContent?: boolean
}

/**
 * The notes of at most 500 elements.
 * @throws {ApiError}
 */
export async function loadDocuments(
  { client, appName, dataPartnerId, language }: DocsPlace,
  elementIds: readonly string[],
  { mainContent = false, ...options }: LoadDocumentsOptions = {},
): Promise<DocsDocument[]> {
  const input = { elementIds, appName, dataPartnerId, language, mainContent }
  return valueOf(await listDocuments(client, input, options))
}
