import * as v from 'valibot'
import type { Call, Endpoint } from './endpoint.ts'
import { languages } from './languages.ts'

/** On which side of a document's icon the tooltip with the short text can stand, and how it is aligned there. */
export const notePlacements = [
  'top',
  'top-start',
  'top-end',
  'right',
  'right-start',
  'right-end',
  'bottom',
  'bottom-start',
  'bottom-end',
  'left',
  'left-start',
  'left-end',
] as const
/** The widths that an author can choose for the tooltip with the short text of a document. */
export const noteWidths = ['default', 'medium', 'large', 'No Wrap'] as const
/**
 * The icons that an author can choose for a document. The page shows the icon beside the element that the document is
 * about; with `no_icon`, it shows words instead.
 */
export const noteIcons = [
  'info',
  'info_filled',
  'info_tag',
  'question',
  'question_filled',
  'warning',
  'warning_filled',
  'new_tag',
  'no_icon',
] as const

/** How a document's short text looks: its title and icon, and the width and place of its tooltip. */
export const additionalMeta = v.looseObject({
  /** Title of the document: shown above the short text in the tooltip, and the title of the document's page. */
  title: v.optional(v.string()),
  /** The icon that opens the tooltip. */
  variant: v.optional(v.picklist(noteIcons)),
  tooltip_width: v.optional(v.picklist(noteWidths)),
  tooltip_position: v.optional(v.picklist(notePlacements)),
  /** Whether the pointer can move into the tooltip without closing it, so that readers can follow links there. */
  interactive: v.optional(v.boolean()),
})
/** How a document's short text looks: its title and icon, and the width and place of its tooltip. */
export type AdditionalMeta = v.InferOutput<typeof additionalMeta>

/**
 * Who may read a document, or where it is shown, as a list of ids. An empty list, or one that contains `_all`, means
 * everyone or everywhere.
 */
const ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500))

/** The id of an element or app. It fits in one path segment, because the path of a document contains it. */
const segment = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,199}$/, 'Letters, digits, and . _ : - only'),
)

/** A document about one element of a page, as the server returns it: texts, appearance and readers. */
export const docsDocument = v.object({
  id: v.string(),
  /** The id of the element of the page that the document is about. */
  element_id: v.string(),
  /** The app whose pages contain the element. */
  app_name: v.string(),
  /** The short text, which a tooltip shows, in Markdown. */
  mini_content: v.string(),
  /** `mini_content` as sanitised HTML. */
  mini_html: v.optional(v.string()),
  /** The full text, in Markdown. Absent unless requested. */
  main_content: v.optional(v.string()),
  /** Whether there is a full text. */
  has_main_content: v.optional(v.boolean(), false),
  additional_meta: additionalMeta,
  /** Who may read the document: `internal`, `external` or both. Empty, or with `_all`: everyone. */
  audience: v.array(v.string()),
  /** The types of environments in which the document is shown. Empty, or with `_all`: all. */
  environment_type: v.array(v.string()),
  /**
   * Ids of sellers. Users may read the document if they can open a dataset of a data partner of one of them, or if the
   * installation serves such a data partner. Empty, or with `_all`: all may.
   */
  sellers: v.array(v.string()),
  /**
   * Ids of data partners. Users may read the document if they can open a dataset of one of them, or if the installation
   * serves one of them. Empty, or with `_all`: all may.
   */
  data_partners: v.array(v.string()),
  /** The data partner that the document belongs to. Null: it belongs to the platform. */
  data_partner_id: v.optional(v.nullable(v.string()), null),
  /**
   * The version of the document, incremented by every save. An update sends the version that its author started from,
   * so that the server can refuse to overwrite a newer one.
   */
  version: v.number(),
  /** The language of the texts if they are a translation. Null: they are the original texts. */
  language: v.optional(v.nullable(v.string()), null),
})
/** A document about one element of a page, as the server returns it: texts, appearance and readers. */
export type DocsDocument = v.InferOutput<typeof docsDocument>

/**
 * Language tag of the translation to read, such as `de`. Default: the language in which the server shows pages to the
 * reader.
 */
const readersLanguage = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))))
/**
 * Language of the translation to write or delete. Default: the original texts are written, or the whole document is
 * deleted.
 */
const translation = v.optional(v.nullable(v.picklist(languages)))

const listDocumentsBody = v.looseObject({
  element_ids: v.pipe(v.array(v.string()), v.maxLength(500)),
  app_name: v.optional(segment, 'auth'),
  main_content: v.optional(v.boolean(), false),
  data_partner_id: v.optional(v.nullable(v.string())),
  language: readersLanguage,
})

// @__NO_SIDE_EFFECTS__
function documentBody<const More extends v.ObjectEntries>(more: More) {
  const title = v.optional(v.pipe(v.string(), v.maxLength(300)))
  return v.object({
    element_id: segment,
    app_name: v.optional(segment, 'auth'),
    data_partner_id: v.optional(v.nullable(v.string()), null),
    mini_content: v.optional(v.pipe(v.string(), v.maxLength(10_000)), ''),
    main_content: v.optional(v.pipe(v.string(), v.maxLength(200_000)), ''),
    additional_meta: v.optional(v.looseObject({ ...additionalMeta.entries, title }), {}),
    audience: v.optional(ids, ['_all']),
    environment_type: v.optional(ids, ['_all']),
    sellers: v.optional(ids, ['_all']),
    data_partners: v.optional(ids, ['_all']),
    ...more,
  })
}
/** A document about one element of a page, as sent to be saved. `_all`, or an empty list, means everyone. */
export const saveDocumentBody = documentBody({})
/**
 * The version of the stored document that an update starts from. The maximum is one below the largest number that the
 * database stores, so that the server can still increment the version.
 */
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_646))
const updateDocumentBody = documentBody({ version: v.optional(version), language: translation })
const documentQuery = v.object({
  element_id: segment,
  app_name: v.optional(segment, 'auth'),
  language: translation,
})
const previewBody = v.object({ content: v.pipe(v.string(), v.maxLength(200_000)) })

/** A seller with its data partners. */
export const seller = v.object({
  id: v.string(),
  name: v.string(),
  data_partners: v.array(v.object({ id: v.string(), name: v.string() })),
})
/** A seller with its data partners. */
export type Seller = v.InferOutput<typeof seller>

export const listDocumentsEndpoint = {
  method: 'POST',
  path: '/documentation_api/v1/documents',
  answer: v.array(docsDocument),
  safe: true,
  errors: ['not_authenticated', 'eula_required', 'forbidden', 'validation_failed'],
} satisfies Endpoint

export const saveDocumentEndpoint = {
  method: 'POST',
  path: '/documentation_api/v1/save_document',
  answer: docsDocument,
  errors: ['not_authenticated', 'eula_required', 'forbidden', 'conflict', 'validation_failed'],
} satisfies Endpoint

export const updateDocumentEndpoint = {
  method: 'PATCH',
  path: '/documentation_api/v1/update_document',
  answer: docsDocument,
  errors: [
    'not_authenticated',
    'eula_required',
    'forbidden',
    'not_found',
    'conflict',
    'validation_failed',
  ],
} satisfies Endpoint

export const deleteDocumentEndpoint = {
  method: 'DELETE',
  path: '/documentation_api/v1/document',
  answer: null,
  errors: ['not_authenticated', 'eula_required', 'forbidden', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const previewDocumentEndpoint = {
  method: 'POST',
  path: '/documentation_api/v1/preview',
  answer: v.object({ html: v.string() }),
  safe: true,
  errors: ['not_authenticated', 'eula_required', 'forbidden', 'validation_failed'],
} satisfies Endpoint

/** Answers the document as an HTML page, rendered and sanitised by the server, for a sandboxed frame. */
export const readDocumentEndpoint = {
  method: 'GET',
  path: '/documentation_api/v1/document/:appName/:elementId/index.html',
  answer: null,
  shape: 'bare',
  errors: ['not_authenticated', 'eula_required', 'forbidden', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const listSellersEndpoint = {
  method: 'GET',
  path: '/documentation_api/v1/sellers',
  answer: v.array(seller),
  errors: ['not_authenticated', 'eula_required', 'forbidden'],
} satisfies Endpoint

export const documentationHealthEndpoint = {
  method: 'GET',
  path: '/documentation_api/healthCheck',
  answer: null,
} satisfies Endpoint

export const documentCalls = {
  listDocuments: {
    endpoint: listDocumentsEndpoint,
    summary:
      'The documents of the named elements that the user may see, in the language of the reader.',
    access: 'session',
    body: listDocumentsBody,
  },
  saveDocument: {
    endpoint: saveDocumentEndpoint,
    summary: 'Save a new document.',
    access: 'docs-admin',
    body: saveDocumentBody,
  },
  updateDocument: {
    endpoint: updateDocumentEndpoint,
    summary:
      'Update a document, or its texts in one language. A stale version is refused and nothing is lost.',
    access: 'docs-admin',
    body: updateDocumentBody,
  },
  deleteDocument: {
    endpoint: deleteDocumentEndpoint,
    summary: 'Delete a document, or its texts in one language.',
    access: 'docs-admin',
    query: documentQuery,
  },
  previewDocument: {
    endpoint: previewDocumentEndpoint,
    summary: 'Render Markdown as readers will see it.',
    access: 'docs-admin',
    body: previewBody,
  },
  readDocument: {
    endpoint: readDocumentEndpoint,
    summary: 'The rendered page of a document.',
    access: 'session',
    params: v.object({ appName: segment, elementId: segment }),
    /**
     * The data partner, theme and language are in the query, because a frame cannot send headers. Default theme: the
     * system's.
     */
    query: v.object({
      data_partner_id: v.optional(v.string()),
      theme: v.optional(v.picklist(['light', 'dark'])),
      language: readersLanguage,
    }),
  },
  listSellers: {
    endpoint: listSellersEndpoint,
    summary: 'Sellers with their data partners.',
    access: 'internal',
  },
  documentationHealth: {
    endpoint: documentationHealthEndpoint,
    summary: 'Whether the documentation service answers.',
    access: 'anyone',
  },
} satisfies Record<string, Call>
