import type { calls, DocsDocument } from '@vestibule/api-client/contract'
import { fieldError } from '../../platform/http/api-error.ts'
import type { Incoming } from '../../identity/calls/mount.ts'
import { documentFields } from './document-row.ts'
import type { InLanguage, ListedDocument, StoredDocument } from './document-queries.ts'

/** The data partner id under which the platform's own documents are stored. */
export const platform = ''

export interface Place {
  readonly appName: string
  /** The data partner whose versions of documents a call concerns. If the call names none, the constant `platform`. */
  readonly partnerId: string
}

/**
 * Returns the app and the data partner whose documents a call reads or writes. The header and the body may each name
 * the data partner; throws ApiError `validation_failed` if they name different ones.
 */
export function placeOf(
  { header }: Pick<Incoming<typeof calls.saveDocument>, 'header'>,
  appName: string,
  inBody: string | null | undefined,
): Place {
  const inHeader = header('x-nfer-data-partner-id') || platform
  const named = inBody || platform
  if (inHeader !== platform && named !== platform && inHeader !== named) {
    throw fieldError('data_partner_id', 'The header names another data partner', 'mismatch')
  }
  return { appName, partnerId: inHeader === platform ? named : inHeader }
}

/**
 * Chooses which version of a document a reader gets: that of the data partner, else the first in `found`. `found`: the
 * stored versions, at most that of the data partner and the platform's. Undefined if there are none.
 */
export function nearest<D extends Pick<StoredDocument, 'dataPartnerId'>>(
  found: readonly D[],
  partnerId: string,
): D | undefined {
  return found.find((document) => document.dataPartnerId === partnerId) ?? found[0]
}

/** Converts a stored document to the form in which calls answer with it. */
export function asDocument(stored: InLanguage<StoredDocument> | ListedDocument): DocsDocument {
  return {
    ...documentFields(stored),
    id: stored.id,
    ...(stored.miniHtml === null ? {} : { mini_html: stored.miniHtml }),
    has_main_content:
      'hasMainContent' in stored ? stored.hasMainContent : stored.mainContent.trim() !== '',
    data_partner_id: stored.dataPartnerId === platform ? null : stored.dataPartnerId,
    version: stored.version,
    language: stored.language,
  }
}
