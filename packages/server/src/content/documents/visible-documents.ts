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

/** Batch sizes: limit the memory used for one reader, and the delay for others. */
const atATime = { notes: 20, withText: 2 }

/** The element's document that the user may see: in the requested scope, otherwise the platform's. */
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
  /** Whether to include the full texts. */
  readonly withText: boolean
  /** The reader's language. */
  readonly language: Language
}

/** The documents of many elements that the user may see, in batches, in the order of the elements. */
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
