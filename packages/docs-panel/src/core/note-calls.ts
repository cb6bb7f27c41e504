import {
  listDocuments,
  type CallOptions,
  type Client,
  type Loaded,
  type ReadOutcome,
} from '@vestibule/api-client'
import type { DocsDocument } from '@vestibule/api-client/contract'

/** The app, data partner and language whose documentation is meant. */
export interface DocsPlace {
  readonly client: Client
  readonly appName: string
  /** The data partner in whose scope documents are read and saved. Default: the client's. */
  readonly dataPartnerId?: string | null | undefined
  /** The page's language, such as `de`. Default: the server detects it, and no translations are written. */
  readonly language?: string | undefined
}

/** Returns the value of a read, or throws its `ApiError`. */
export function valueOf<Value>(outcome: ReadOutcome<Value>): Value {
  if (isLoaded(outcome)) return outcome.value
  throw outcome.error
}

function isLoaded<Value>(outcome: ReadOutcome<Value>): outcome is Loaded<Value> {
  return outcome.kind === 'loaded'
}

/** Options of {@link loadDocuments}. */
export interface LoadDocumentsOptions extends CallOptions {
  /** Whether to include the full texts. Default: false. */
  readonly mainContent?: boolean
}

/**
 * Fetches the notes of at most 500 elements.
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
