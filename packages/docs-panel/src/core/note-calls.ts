import { listDocuments, type Client, type Loaded, type ReadOutcome } from '@vestibule/api-client'
import type { Document } from '@vestibule/api-client/contract'

/** Whose documentation is meant. */
export interface DocsPlace {
  readonly client: Client
  readonly appName: string
  /** The data partner in whose scope documents are read and saved. Default: the client's. */
  readonly dataPartnerId?: string | null | undefined
}

/** The value of a read, or its `ApiError` thrown. */
export function valueOf<Value>(outcome: ReadOutcome<Value>): Value {
  if (isLoaded(outcome)) return outcome.value
  throw outcome.error
}

function isLoaded<Value>(outcome: ReadOutcome<Value>): outcome is Loaded<Value> {
  return outcome.kind === 'loaded'
}

/** The notes of at most 500 elements, with or without the full texts. */
export async function loadDocuments(
  { client, appName, dataPartnerId }: DocsPlace,
  elementIds: readonly string[],
  mainContent: boolean,
): Promise<Document[]> {
  return valueOf(await listDocuments(client, { elementIds, appName, dataPartnerId, mainContent }))
}
