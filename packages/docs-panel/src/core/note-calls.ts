import {
  listDocuments,
  type CallOptions,
  type Client,
  type Loaded,
  type ReadOutcome,
} from '@vestibule/api-client'
import type { DocsDocument } from '@vestibule/api-client/contract'

/**
 * Where calls read and write documentation: with which client, of which app and data partner, and in which language.
 */
export interface DocsPlace {
  readonly client: Client
  readonly appName: string
  /**
   * The data partner whose documents are read and saved; null for the platform's own. Default: the data partner of the
   * client's `scope`.
   */
  readonly dataPartnerId?: string | null | undefined
  /**
   * The page's language, such as `de`. Without it, the server detects the reader's language, and no translations can be
   * written.
   */
  readonly language?: string | undefined
}

/** Returns the value that a call has read, or throws its `ApiError`. */
export function valueOf<Value>(outcome: ReadOutcome<Value>): Value {
  if (isLoaded(outcome)) return outcome.value
  throw outcome.error
}

function isLoaded<Value>(outcome: ReadOutcome<Value>): outcome is Loaded<Value> {
  return outcome.kind === 'loaded'
}

/** How {@link loadDocuments} makes its call, and what the answer contains. */
export interface LoadDocumentsOptions extends CallOptions {
  /** Whether to include the full texts. Default: false. */
  readonly mainContent?: boolean
}

/**
 * Fetches the notes of at most 500 elements.
 * @throws {ApiError} if the call fails.
 */
export async function loadDocuments(
  { client, appName, dataPartnerId, language }: DocsPlace,
  elementIds: readonly string[],
  { mainContent = false, ...options }: LoadDocumentsOptions = {},
): Promise<DocsDocument[]> {
  const input = { elementIds, appName, dataPartnerId, language, mainContent }
  return valueOf(await listDocuments(client, input, options))
}
