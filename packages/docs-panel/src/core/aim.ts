import type { Document } from '@vestibule/api-client/contract'

export const audiences = ['internal', 'external'] as const
/** A value of a document's `audience`. */
export type Audience = (typeof audiences)[number]

/** Someone who reads: what is left out is not asked. */
export interface Reader {
  readonly audience?: Audience
  readonly environmentType?: string
  readonly seller?: string
  readonly dataPartner?: string
}

/** Stands for all in a stored list of ids. */
export const everyone = '_all'

/** Whether a stored list aims at all: it is empty, or holds `_all`. */
export function aimsAtAll(ids: readonly string[]): boolean {
  return ids.length === 0 || ids.includes(everyone)
}

type Aimed = Pick<Document, 'audience' | 'environment_type' | 'sellers' | 'data_partners'>

const reaches = (ids: readonly string[], id: string | undefined) =>
  id === undefined || aimsAtAll(ids) || ids.includes(id)

/** Whether a document is meant for a reader. The server decides; this shows its answer beforehand. */
export function isAimedAt(document: Aimed, reader: Reader): boolean {
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
  readonly sees: (document: Aimed) => boolean
}

/** The view of a reader. */
export function viewOf(reader: Reader): View {
  return { reader, sees: (document) => isAimedAt(document, reader) }
}
