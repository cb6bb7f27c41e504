import type { DocsDocument } from '@vestibule/api-client/contract'

export const audiences = ['internal', 'external'] as const
/** A value of a document's `audience`. */
export type Audience = (typeof audiences)[number]

/** A reader. What is left out is not compared. */
export interface Reader {
  readonly audience?: Audience
  readonly environmentType?: string
  readonly seller?: string
  readonly dataPartner?: string
}

/** Stands for all in a stored list of ids. */
export const everyone = '_all'

/** Whether a stored list names everyone: it is empty, or holds `_all`. */
export function isForEveryone(ids: readonly string[]): boolean {
  return ids.length === 0 || ids.includes(everyone)
}

/** What says for whom a document is meant. */
export type DocumentAddress = Pick<
  DocsDocument,
  'audience' | 'environment_type' | 'sellers' | 'data_partners'
>

const reaches = (ids: readonly string[], id: string | undefined) =>
  id === undefined || isForEveryone(ids) || ids.includes(id)

/** Whether a document is meant for a reader. Only for previews: the server decides. */
export function isMeantFor(document: DocumentAddress, reader: Reader): boolean {
  return (
    reaches(document.audience, reader.audience) &&
    reaches(document.environment_type, reader.environmentType) &&
    reaches(document.sellers, reader.seller) &&
    reaches(document.data_partners, reader.dataPartner)
  )
}

/** A page as a reader sees it. */
export interface View {
  readonly reader: Reader
  /** Whether the reader sees a document. */
  readonly sees: (document: DocumentAddress) => boolean
}

/** The view of a reader. */
export function viewOf(reader: Reader): View {
  return { reader, sees: (document) => isMeantFor(document, reader) }
}
