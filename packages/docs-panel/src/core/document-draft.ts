import type { DocumentData } from '@vestibule/api-client'
import {
  noteIcons,
  notePlacements,
  noteWidths,
  type AdditionalMeta,
  type DocsDocument,
} from '@vestibule/api-client/contract'
import { isForEveryone, everyone } from './audience.ts'

/** The icon of a note: the `variant` of the contract. */
export type NoteIcon = NonNullable<AdditionalMeta['variant']>
/** The text size option of a tooltip: `default`, `medium`, `large`, `No Wrap`. */
export type NoteWidth = NonNullable<AdditionalMeta['tooltip_width']>
/** The side of a tooltip, and where along it: 12 values. */
export type NotePlacement = NonNullable<AdditionalMeta['tooltip_position']>

/** A document as it stands in the form. An empty list of ids means all. */
export interface DocumentDraft {
  /** The short note: Markdown, shown in a tooltip. */
  readonly miniContent: string
  /** The full note: Markdown, shown in the panel. */
  readonly mainContent: string
  readonly title: string
  /** Texts and title are for readers in the language of the page alone. The others keep those that the document has. */
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

/** The name of a field of the form. */
export type DraftField = keyof DocumentDraft

/** What a new document starts from. */
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

/** The form of a stored document; of a new one when there is none. */
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

/** Whether a value from outside has the shape of a draft. */
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

/** Whether two values of one field say the same. The order of ids does not matter. */
export function isSameField(field: DraftField, one: DocumentDraft, other: DocumentDraft): boolean {
  const a = one[field]
  const b = other[field]
  if (typeof a !== 'object' || typeof b !== 'object') return a === b
  return a.length === b.length && a.every((id) => b.includes(id))
}

/** The fields whose values differ between two drafts. */
export function changedFields(one: DocumentDraft, other: DocumentDraft): DraftField[] {
  const fields = Object.keys(emptyDraft) as DraftField[]
  return fields.filter((field) => !isSameField(field, one, other))
}

/** Whether the form holds anything that the loaded values do not. */
export function isDirty(draft: DocumentDraft, loaded: DocumentDraft): boolean {
  return changedFields(draft, loaded).length > 0
}

/** Which sections of the form can be used: there is nothing to set for a note without text. */
export function enabledSections(draft: DocumentDraft): {
  tooltipSettings: boolean
  audience: boolean
} {
  const hasMini = !isBlank(draft.miniContent)
  return { tooltipSettings: hasMini, audience: hasMini || !isBlank(draft.mainContent) }
}

/** Why a document cannot be saved now. */
export type SaveBlock = 'busy' | 'empty' | 'unchanged' | 'conflict'

/** Why a form cannot be saved now; null when it can. */
export function saveBlock(
  draft: DocumentDraft,
  loaded: DocumentDraft,
  { isBusy = false }: { readonly isBusy?: boolean } = {},
): SaveBlock | null {
  if (isBusy) return 'busy'
  if (isBlank(draft.miniContent) && isBlank(draft.mainContent)) return 'empty'
  return isDirty(draft, loaded) ? null : 'unchanged'
}

/** Choosing sellers clears the chosen data partners: they belonged to the earlier choice. */
export function withSellers(draft: DocumentDraft, sellers: readonly string[]): DocumentDraft {
  return { ...draft, sellers, dataPartners: [] }
}

/**
 * What is sent for a draft. Empty lists become `['_all']`; the variant goes only with a short note.
 * Settings of the stored document that the form does not know are kept.
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
