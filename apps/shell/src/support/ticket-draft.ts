import { ticketCategories } from '@vestibule/api-client/contract'

export type TicketCategory = (typeof ticketCategories)[number]
export { ticketCategories }

/** The text of a ticket that the user has not sent yet. */
export interface TicketDraft {
  readonly subject: string
  readonly category: TicketCategory
  readonly description: string
  /**
   * Idempotency key of this text, so that the server stores the ticket only once even if it is sent twice. Null if
   * nothing is written yet, or if an older version of the app has stored the draft.
   */
  readonly clientKey: string | null
}

/** The fields that the user types. */
export type TicketWords = Omit<TicketDraft, 'clientKey'>

export const emptyDraft: TicketDraft = {
  subject: '',
  category: 'question',
  description: '',
  clientKey: null,
}

/** Maximum lengths that the server accepts, in characters. */
export const limits = { subject: 200, description: 10_000 } as const
type CheckedField = keyof typeof limits

export type DraftProblem = 'required' | { readonly tooLong: number }
export type DraftProblems = Partial<Record<CheckedField, DraftProblem>>

/** Finds what is wrong with a draft. It can be sent if the result is empty. */
export function draftProblems(draft: TicketDraft): DraftProblems {
  const problems: DraftProblems = {}
  for (const field of Object.keys(limits) as CheckedField[]) {
    const length = draft[field].trim().length
    if (length === 0) problems[field] = 'required'
    else if (length > limits[field]) problems[field] = { tooLong: limits[field] }
  }
  return problems
}

/** Whether a draft has a subject or a description, which the user would lose if it were discarded. */
export function hasWords(draft: TicketDraft): boolean {
  return draft.subject.trim() !== '' || draft.description.trim() !== ''
}
