import { isSameField, type DocumentDraft, type DraftField } from './document-draft.ts'

/**
 * Groups of fields: if two people changed one group differently, the user chooses one version of the whole group. Data
 * partners are in the group of the sellers, because users choose data partners of the chosen sellers.
 */
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

/** The result of merging the changes of two people to one document. */
export interface DraftMerge {
  /** The draft of this user, plus the changes that only the other person made. */
  readonly draft: DocumentDraft
  /**
   * Fields that differ in the two drafts, of each group of fields that both people changed differently. In `draft` they
   * still have the values of this user.
   */
  readonly conflicts: readonly DraftField[]
}

/** Merges, field by field, two drafts that both started from the version `base` (a three-way merge). */
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

/** Returns a copy of `draft` in which the named fields have the values of `source`. */
export function takeFields(
  draft: DocumentDraft,
  source: DocumentDraft,
  fields: readonly DraftField[],
): DocumentDraft {
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, source[field]])) }
}
