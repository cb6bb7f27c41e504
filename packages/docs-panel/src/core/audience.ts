import type { DocsDocument } from '@vestibule/api-client/contract'

export const audiences = ['internal', 'external'] as const
/** The users for whom a document can be meant: internal or external ones. */
export type Audience = (typeof audiences)[number]

/**
 * A kind of reader, as whom an admin previews the page. A property that is left out fits the audience of every
 * document.
 */
export interface Reader {
  readonly audience?: Audience
  readonly environmentType?: string
  readonly seller?: string
  readonly dataPartner?: string
}

/** The value that means "everyone" in a stored list of ids. */
export const everyone = '_all'

/** Whether a stored list means everyone: it is empty or contains `_all`. */
export function isForEveryone(ids: readonly string[]): boolean {
  return ids.length === 0 || ids.includes(everyone)
}

/** The fields of a document that say who may read it. */
export type DocumentAddress = Pick<
  DocsDocument,
  'audience' | 'environment_type' | 'sellers' | 'data_partners'
>

const reaches = (ids: readonly string[], id: string | undefined) =>
  id === undefined || isForEveryone(ids) || ids.includes(id)

/** Whether a document is meant for a kind of reader. Only for previews: the server decides what a real reader gets. */
export function isMeantFor(document: DocumentAddress, reader: Reader): boolean {
  return (
    reaches(document.audience, reader.audience) &&
    reaches(document.environment_type, reader.environmentType) &&
    reaches(document.sellers, reader.seller) &&
    reaches(document.data_partners, reader.dataPartner)
  )
}

/** The page as a given kind of reader sees it, for an admin's preview. */
export interface View {
  readonly reader: Reader
  /** Whether the reader of this view may see a document. */
  readonly sees: (document: DocumentAddress) => boolean
}

/** Returns the view in which the page shows only the documents that are meant for `reader`. Pass it to `viewAs`. */
export function viewOf(reader: Reader): View {
  return { reader, sees: (document) => isMeantFor(document, reader) }
}
