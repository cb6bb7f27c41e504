import type { DocsDocument, Language } from '@vestibule/api-client/contract'
import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../../identity/calls/app.ts'
import type { Session } from '../../identity/sessions/session.ts'
import { asDocument, nearest, platform, type Place } from './document-place.ts'
import {
  findDocuments,
  inLanguage,
  listDocuments,
  type InLanguage,
  type StoredDocument,
} from './document-queries.ts'
import { isVisibleTo, knowsPartner, readerOf, type Reader } from './reader.ts'
import { htmlOf } from './stored-html.ts'

/**
 * For how many elements of a page documents are read from the database at once: without (`notes`) and with their full
 * texts (`withText`). Low, to limit the memory for one reader and the delay for others.
 */
const atATime = { notes: 20, withText: 2 }

/**
 * Finds the document about an element of an app's page that the user may read: the data partner's version, otherwise
 * the platform's. Null: there is none. Throws ApiError `forbidden` if the user may not request documents of the data
 * partner.
 */
export async function visibleDocument(
  app: App,
  session: Session,
  place: Place,
  { elementId, language }: { readonly elementId: string; readonly language: Language },
): Promise<InLanguage<StoredDocument> | null> {
  const reader = await readerIn(app, session, place)
  const found = await findDocuments(app.db, place.appName, [elementId], scopesOf(place))
  const document = nearest(
    found.filter((one) => isVisibleTo(reader, one)),
    place.partnerId,
  )
  return document === undefined ? null : inLanguage(document, language)
}

interface Wanted {
  readonly elementIds: readonly string[]
  /** Whether the result includes the full texts of the documents. */
  readonly withText: boolean
  /** The language in which the texts are wanted. */
  readonly language: Language
}

/**
 * Reads the documents about many elements of an app's pages that the user may read, batch by batch, in the order of the
 * elements. Throws ApiError `forbidden` if the user may not request documents of the data partner.
 */
export async function* visibleDocuments(
  app: App,
  session: Session,
  place: Place,
  { elementIds, ...wanted }: Wanted,
): AsyncGenerator<DocsDocument[], void> {
  const reader = await readerIn(app, session, place)
  const ids = [...new Set(elementIds)]
  const length = wanted.withText ? atATime.withText : atATime.notes
  for (let start = 0; start < ids.length; start += length) {
    const part = ids.slice(start, start + length)
    const found = await listDocuments(app.db, place.appName, part, scopesOf(place), wanted)
    const visible = found.filter((document) => isVisibleTo(reader, document))
    const listed: DocsDocument[] = []
    for (const id of part) {
      const ofElement = visible.filter(({ elementId }) => elementId === id)
      const document = nearest(ofElement, place.partnerId)
      if (document === undefined) continue
      const { miniHtml, miniContent } = document
      const html = await htmlOf(app.db, document, 'miniHtml', miniHtml, miniContent)
      listed.push(asDocument({ ...document, miniHtml: html }))
    }
    yield listed
  }
}

const scopesOf = ({ partnerId }: Place) => [platform, partnerId]

async function readerIn(app: App, session: Session, place: Place): Promise<Reader> {
  const { appName, partnerId } = place
  const reader = await readerOf(app, session, appName)
  if (partnerId !== platform && !knowsPartner(reader, partnerId)) throw new ApiError('forbidden')
  return reader
}
