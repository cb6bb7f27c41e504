import type { calls, DocsDocument } from '@vestibule/api-client/contract'
import { fieldError } from '../http/api-error.ts'
import type { Incoming } from '../calls/mount.ts'
import { documentFields } from './document-row.ts'
import type { InLanguage, ListedDocument, StoredDocument } from './document-queries.ts'

/** The platform's own scope. */
export const platform = ''

export interface Place {
  readonly appName: string
  /** The data partner that the call names, or the platform. */
  readonly partnerId: string
}

type AnyCall = Pick<Incoming<typeof calls.saveDocument>, 'header'>

/** Where a call reads or writes: header and body may both name the data partner, but not two of them. */
export function placeOf(
  { header }: AnyCall,
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

/** Of the documents of one element, the one of the scope asked for, else the platform's. */
export function nearest<D extends Pick<StoredDocument, 'dataPartnerId'>>(
  found: readonly D[],
  partnerId: string,
): D | undefined {
  return found.find((document) => document.dataPartnerId === partnerId) ?? found[0]
}

/** A document as the contract has it. */
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
