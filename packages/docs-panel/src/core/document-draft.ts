import {
  iconTypes,
  tooltipPlacements,
  tooltipWidths,
  type AdditionalMeta,
  type Document,
} from '@vestibule/api-client/contract'
import { aimsAtAll, everyone } from './aim.ts'

/** The icon of a note: the `variant` of the contract. */
export type IconType = NonNullable<AdditionalMeta['variant']>
/** The text size option of a tooltip: `default`, `medium`, `large`, `No Wrap`. */
export type TooltipWidth = NonNullable<AdditionalMeta['tooltip_width']>
/** The side of a tooltip, and where along it: 12 values. */
export type TooltipPlacement = NonNullable<AdditionalMeta['tooltip_position']>

/** A document as it stands in the form. An empty list of ids means all. */
export interface DocumentDraft {
  /** The short note: Markdown, shown in a tooltip. */
  readonly miniContent: string
  /** The full note: Markdown, shown in the panel. */
  readonly mainContent: string
  readonly title: string
  readonly variant: IconType
  readonly tooltipWidth: TooltipWidth
  readonly tooltipPosition: TooltipPlacement
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
  variant: 'info',
  tooltipWidth: 'default',
  tooltipPosition: 'bottom',
  interactive: false,
  audience: [],
  environmentType: [],
  sellers: [],
  dataPartners: [],
}

const chosen = (ids: readonly string[]) => (aimsAtAll(ids) ? [] : [...ids])
const orAll = (ids: readonly string[]) => (ids.length === 0 ? [everyone] : [...ids])
const isBlank = (text: string) => text.trim() === ''

/** The form of a stored document; of a new one when there is none. */
export function draftOf(document: Document | null): DocumentDraft {
  if (!document) return emptyDraft
  const meta = document.additional_meta
  return {
    miniContent: document.mini_content,
    mainContent: document.main_content ?? '',
    title: meta.title ?? emptyDraft.title,
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
    iconTypes.includes(variant) &&
    tooltipWidths.includes(tooltipWidth) &&
    tooltipPlacements.includes(tooltipPosition)
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

/** Which parts of the form can be used: a rule of section 5 of the specification. */
export function openParts(draft: DocumentDraft): { tooltipSettings: boolean; aim: boolean } {
  const hasMini = !isBlank(draft.miniContent)
  return { tooltipSettings: hasMini, aim: hasMini || !isBlank(draft.mainContent) }
}

/** Why the document cannot be saved now; null when it can. */
export type SaveBlock = 'busy' | 'empty' | 'unchanged' | null

/** Why a form cannot be saved now; null when it can. Section 5 of the specification. */
export function saveBlock(draft: DocumentDraft, loaded: DocumentDraft, isBusy: boolean): SaveBlock {
  if (isBusy) return 'busy'
  if (isBlank(draft.miniContent) && isBlank(draft.mainContent)) return 'empty'
  return isDirty(draft, loaded) ? null : 'unchanged'
}

/** Choosing sellers clears the chosen data partners: they belonged to the earlier choice. */
export function withSellers(draft: DocumentDraft, sellers: readonly string[]): DocumentDraft {
  return { ...draft, sellers, dataPartners: [] }
}

/** The part of a save call that the form decides. */
export interface DocumentData {
  mini_content: string
  main_content: string
  additional_meta: AdditionalMeta
  audience: string[]
  environment_type: string[]
  sellers: string[]
  data_partners: string[]
}

/**
 * What is sent for a draft. Empty lists become `['_all']`; the variant goes only with a short note.
 * Settings of the stored document that the form does not know are kept.
 */
export function documentData(draft: DocumentDraft, stored: Document | null): DocumentData {
  const { variant: _variant, title: _title, ...kept } = stored?.additional_meta ?? {}
  const miniContent = isBlank(draft.miniContent) ? '' : draft.miniContent
  return {
    mini_content: miniContent,
    main_content: isBlank(draft.mainContent) ? '' : draft.mainContent,
    additional_meta: {
      ...kept,
      ...(isBlank(draft.title) ? {} : { title: draft.title.trim() }),
      ...(miniContent === '' ? {} : { variant: draft.variant }),
      tooltip_width: draft.tooltipWidth,
      tooltip_position: draft.tooltipPosition,
      interactive: draft.interactive,
    },
    audience: orAll(draft.audience),
    environment_type: orAll(draft.environmentType),
    sellers: orAll(draft.sellers),
    data_partners: orAll(draft.dataPartners),
  }
}
