import type { calls, DocsDocument } from '@vestibule/api-client/contract'
import { fieldError } from '../../platform/http/api-error.ts'
import type { Incoming } from '../../identity/calls/mount.ts'
import { documentFields } from './document-row.ts'
import type { InLanguage, ListedDocument, StoredDocument } from './document-queries.ts'

/** The data partner id under which the platform's own documents are stored. */
export const platform = ''

export interface Place {
  readonly appName: string
  /** The data partner whose version of documents the call concerns. `platform` if it names none. */
  readonly partnerId: string
}

/**
 * The app and data partner whose documents a call reads or writes. Throws if header and body name different partners.
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
 * Chooses the version of a document that a reader gets. `found`: the stored versions, at most that of the data partner
 * and the platform's, of which the first is preferred.
 */
export function nearest<D extends Pick<StoredDocument, 'dataPartnerId'>>(
  found: readonly D[],
  partnerId: string,
): D | undefined {
  return found.find((document) => document.dataPartnerId === partnerId) ?? found[0]
}

/** Converts a document to the form of the contract. */
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
