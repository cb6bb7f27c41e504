import type { AdditionalMeta } from '@vestibule/api-client/contract'
import type { DocumentTranslations } from '../../platform/db/schema/documents.ts'
import type { StoredDocument } from './document-queries.ts'

/** Texts and settings of a document, with the names that the contract and the import file give them. */
interface Content {
  readonly mini_content: string
  readonly main_content: string
  readonly additional_meta: AdditionalMeta
  readonly audience: readonly string[]
  readonly environment_type: readonly string[]
  readonly sellers: readonly string[]
  readonly data_partners: readonly string[]
}

/** Converts a document's content to the columns of its table. */
export function contentColumns(content: Content) {
  return {
    miniContent: content.mini_content,
    mainContent: content.main_content,
    additionalMeta: content.additional_meta,
    audience: content.audience,
    environmentType: content.environment_type,
    sellers: content.sellers,
    dataPartners: content.data_partners,
  }
}

type Columns = Pick<
  StoredDocument,
  | 'elementId'
  | 'appName'
  | 'dataPartnerId'
  | Exclude<keyof ReturnType<typeof contentColumns>, 'mainContent'>
> & { readonly mainContent?: string }

/** The fields of a document that the contract and the import file share. Documents of a list may lack the full text. */
export function documentFields(row: Columns) {
  return {
    element_id: row.elementId,
    app_name: row.appName,
    data_partner_id: row.dataPartnerId,
    mini_content: row.miniContent,
    ...(row.mainContent === undefined ? {} : { main_content: row.mainContent }),
    additional_meta: row.additionalMeta,
    audience: [...row.audience],
    environment_type: [...row.environmentType],
    sellers: [...row.sellers],
    data_partners: [...row.dataPartners],
  }
}

/** Converts a document's translations to the form in which the import file has them. */
export function translationFields(translations: DocumentTranslations) {
  const entries = Object.entries(translations).map(
    ([language, { title, miniContent, mainContent }]) =>
      [
        language,
        {
          ...(title === undefined ? {} : { title }),
          mini_content: miniContent,
          main_content: mainContent,
        },
      ] as const,
  )
  return Object.fromEntries(entries)
}
