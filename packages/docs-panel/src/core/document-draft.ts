import type { DocumentData } from '@vestibule/api-client'
import {
  noteIcons,
  notePlacements,
  noteWidths,
  type AdditionalMeta,
  type DocsDocument,
} from '@vestibule/api-client/contract'
import { isForEveryone, everyone } from './audience.ts'

/** The icon of a note, which the API calls `variant`. */
export type NoteIcon = NonNullable<AdditionalMeta['variant']>
/** The width of a tooltip: `default`, `medium`, `large` or `No Wrap`. */
export type NoteWidth = NonNullable<AdditionalMeta['tooltip_width']>
/**
 * The side of the element on which a tooltip stands, and how it is aligned with the element, such as `top` or
 * `left-start`.
 */
export type NotePlacement = NonNullable<AdditionalMeta['tooltip_position']>

/** The values of the form in which an admin writes a document. An empty list of ids means everyone. */
export interface DocumentDraft {
  /** The short note: Markdown, shown in a tooltip. */
  readonly miniContent: string
  /** The full note: Markdown, shown in the panel. */
  readonly mainContent: string
  readonly title: string
  /**
   * Whether texts and title are a translation, which only readers in its language get. Other readers get the document's
   * original texts.
   */
  readonly isTranslation: boolean
  readonly variant: NoteIcon
  readonly tooltipWidth: NoteWidth
  readonly tooltipPosition: NotePlacement
  readonly interactive: boolean
  readonly audience: readonly string[]
  readonly environmentType: readonly string[]
  readonly sellers: readonly string[]
  readonly dataPartners: readonly string[]
}

/** The name of a field of the form in which an admin writes a document. */
export type DraftField = keyof DocumentDraft

/** The initial values of the form for a new document. */
export const emptyDraft: DocumentDraft = {
  miniContent: '',
  mainContent: '',
  title: '',
  isTranslation: false,
  variant: 'info',
  tooltipWidth: 'default',
  tooltipPosition: 'bottom',
  interactive: false,
  audience: [],
  environmentType: [],
  sellers: [],
  dataPartners: [],
}

const chosen = (ids: readonly string[]) => (isForEveryone(ids) ? [] : [...ids])
const orAll = (ids: readonly string[]) => (ids.length === 0 ? [everyone] : [...ids])
const isBlank = (text: string) => text.trim() === ''

/** Returns the values of the form for a stored document; if `document` is null, those for a new document. */
export function draftOf(document: DocsDocument | null): DocumentDraft {
  if (!document) return emptyDraft
  const meta = document.additional_meta
  return {
    miniContent: document.mini_content,
    mainContent: document.main_content ?? '',
    title: meta.title ?? emptyDraft.title,
    isTranslation: document.language !== null,
    variant: meta.variant ?? emptyDraft.variant,
    tooltipWidth: meta.tooltip_width ?? emptyDraft.tooltipWidth,
    tooltipPosition: meta.tooltip_position ?? emptyDraft.tooltipPosition,
    interactive: meta.interactive ?? emptyDraft.interactive,
    audience: chosen(document.audience),
    environmentType: chosen(document.environment_type),
    sellers: chosen(document.sellers),
    dataPartners: chosen(document.data_partners),
  }
}

/** Whether an unknown value has the shape of a draft. */
export function isDraft(value: unknown): value is DocumentDraft {
  if (!(value instanceof Object)) return false
  const given = value as Record<string, unknown>
  const fits = Object.entries(emptyDraft).every(([field, example]) =>
    Array.isArray(example) ? isTexts(given[field]) : typeof given[field] === typeof example,
  )
  const { variant, tooltipWidth, tooltipPosition } = value as DocumentDraft
  return (
    fits &&
    noteIcons.includes(variant) &&
    noteWidths.includes(tooltipWidth) &&
    notePlacements.includes(tooltipPosition)
  )
}

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

/** Whether a field has the same value in two drafts. The order of ids does not matter. */
export function isSameField(field: DraftField, one: DocumentDraft, other: DocumentDraft): boolean {
  const a = one[field]
  const b = other[field]
  if (typeof a !== 'object' || typeof b !== 'object') return a === b
  return a.length === b.length && a.every((id) => b.includes(id))
}

/** Returns the names of the fields whose values differ between two drafts. */
export function changedFields(one: DocumentDraft, other: DocumentDraft): DraftField[] {
  const fields = Object.keys(emptyDraft) as DraftField[]
  return fields.filter((field) => !isSameField(field, one, other))
}

/** Whether the user has changed the form since it was loaded. */
export function isDirty(draft: DocumentDraft, loaded: DocumentDraft): boolean {
  return changedFields(draft, loaded).length > 0
}

/**
 * Returns which sections of the form are enabled. The settings of the tooltip need a short note, the audience a short
 * or a full note.
 */
export function enabledSections(draft: DocumentDraft): {
  tooltipSettings: boolean
  audience: boolean
} {
  const hasMini = !isBlank(draft.miniContent)
  return { tooltipSettings: hasMini, audience: hasMini || !isBlank(draft.mainContent) }
}

/**
 * Reasons why a document cannot be saved now. `busy`: it is being saved or deleted. `empty`: it has neither a short nor
 * a full note. `unchanged`: the form has no changes. `conflict`: somebody else has saved it, and the user has yet to
 * choose between two values of a field.
 */
export type SaveBlock = 'busy' | 'empty' | 'unchanged' | 'conflict'

/** Why a form cannot be saved now; null if it can. */
export function saveBlock(
  draft: DocumentDraft,
  loaded: DocumentDraft,
  { isBusy = false }: { readonly isBusy?: boolean } = {},
): SaveBlock | null {
  if (isBusy) return 'busy'
  if (isBlank(draft.miniContent) && isBlank(draft.mainContent)) return 'empty'
  return isDirty(draft, loaded) ? null : 'unchanged'
}

/**
 * Returns a copy of `draft` with these sellers and without data partners, because the user chose those among the data
 * partners of the earlier sellers.
 */
export function withSellers(draft: DocumentDraft, sellers: readonly string[]): DocumentDraft {
  return { ...draft, sellers, dataPartners: [] }
}

/**
 * Returns the body of the request that saves a draft. Empty lists become `['_all']`; the icon is sent only with a short
 * note. Settings of the stored document that the form does not have are sent unchanged.
 */
export function documentData(
  draft: DocumentDraft,
  stored: DocsDocument | null,
): Required<DocumentData> {
  const { variant: _variant, title: _title, ...kept } = stored?.additional_meta ?? {}
  const miniContent = isBlank(draft.miniContent) ? '' : draft.miniContent
  return {
    miniContent,
    mainContent: isBlank(draft.mainContent) ? '' : draft.mainContent,
    additionalMeta: {
      ...kept,
      ...(isBlank(draft.title) ? {} : { title: draft.title.trim() }),
      ...(miniContent === '' ? {} : { variant: draft.variant }),
      tooltip_width: draft.tooltipWidth,
      tooltip_position: draft.tooltipPosition,
      interactive: draft.interactive,
    },
    audience: orAll(draft.audience),
    environmentType: orAll(draft.environmentType),
    sellers: orAll(draft.sellers),
    dataPartners: orAll(draft.dataPartners),
  }
}
