import { isSameField, type DocumentDraft, type DraftField } from './document-draft.ts'

/** Fields that make sense only together: partners are chosen among those of the chosen sellers. */
const groups: readonly (readonly DraftField[])[] = [
  ['miniContent'],
  ['mainContent'],
  ['title'],
  ['variant'],
  ['tooltipWidth'],
  ['tooltipPosition'],
  ['interactive'],
  ['audience'],
  ['environmentType'],
  ['sellers', 'dataPartners'],
]

/** Two changes of one document, merged as far as they do not contradict. */
export interface DraftMerge {
  /** Mine, with what only they changed taken over. */
  readonly draft: DocumentDraft
  /** Fields that both changed, each in its own way. In `draft` they still hold mine. */
  readonly conflicts: readonly DraftField[]
}

/** Merges two changes of one document, field by field, over the version that both started from. */
export function mergeDrafts(
  base: DocumentDraft,
  mine: DocumentDraft,
  theirs: DocumentDraft,
): DraftMerge {
  let draft = mine
  const conflicts: DraftField[] = []
  for (const group of groups) {
    const isSame = (one: DocumentDraft, other: DocumentDraft) =>
      group.every((field) => isSameField(field, one, other))
    if (isSame(mine, theirs) || isSame(base, theirs)) continue
    if (isSame(base, mine)) draft = takeFields(draft, theirs, group)
    else conflicts.push(...group.filter((field) => !isSameField(field, mine, theirs)))
  }
  return { draft, conflicts }
}

/** `draft` with the named fields of `source`. */
export function takeFields(
  draft: DocumentDraft,
  source: DocumentDraft,
  fields: readonly DraftField[],
): DocumentDraft {
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, source[field]])) }
}
