import type { DocsDocument } from '@vestibule/api-client/contract'

/** Makes a stored document for tests; fields that are not given get default values. */
export function documentOf(elementId: string, given: Partial<DocsDocument> = {}): DocsDocument {
  const mainContent = given.main_content ?? ''
  const miniContent = given.mini_content ?? `About ${elementId}.`
  return {
    id: `document-${elementId}`,
    element_id: elementId,
    app_name: 'shell',
    mini_content: miniContent,
    mini_html: `<p>${miniContent}</p>`,
    main_content: mainContent,
    has_main_content: mainContent !== '',
    additional_meta: {},
    audience: ['_all'],
    environment_type: ['_all'],
    sellers: ['_all'],
    data_partners: ['_all'],
    data_partner_id: null,
    version: 1,
    language: null,
    ...given,
  }
}
