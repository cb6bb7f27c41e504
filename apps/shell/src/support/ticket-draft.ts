import { ticketCategories } from '@vestibule/api-client/contract'

export type TicketCategory = (typeof ticketCategories)[number]
export { ticketCategories }

/** A ticket while it is written. */
export interface TicketDraft {
  readonly subject: string
  readonly category: TicketCategory
  readonly description: string
  /**
   * Names these words, so that they are filed once however often they are sent. Null: nothing is written yet,
   * or an older version kept them.
   */
  readonly clientKey: string | null
}

/** What the user types of it. */
export type TicketWords = Omit<TicketDraft, 'clientKey'>

export const emptyDraft: TicketDraft = {
  subject: '',
  category: 'question',
  description: '',
  clientKey: null,
}

/** Longest texts that the service takes, in characters. */
export const limits = { subject: 200, description: 10_000 } as const
type CheckedField = keyof typeof limits

export type DraftProblem = 'required' | { readonly tooLong: number }
export type DraftProblems = Partial<Record<CheckedField, DraftProblem>>

/** What keeps a draft from being sent; empty if nothing does. */
export function draftProblems(draft: TicketDraft): DraftProblems {
  const problems: DraftProblems = {}
  for (const field of Object.keys(limits) as CheckedField[]) {
    const length = draft[field].trim().length
    if (length === 0) problems[field] = 'required'
    else if (length > limits[field]) problems[field] = { tooLong: limits[field] }
  }
  return problems
}

/** Whether leaving would lose words. */
export function hasWords(draft: TicketDraft): boolean {
  return draft.subject.trim() !== '' || draft.description.trim() !== ''
}
