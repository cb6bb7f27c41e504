import { emptyDraft, ticketCategories, type TicketDraft } from './ticket-draft.ts'

/** A ticket that was not sent, and when it was last changed. */
export interface KeptTicket {
  readonly draft: TicketDraft
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

/** Keeps the ticket that is being written over a navigation, a reload and an ended session. */
export interface TicketDrafts {
  readonly userId: string
  readonly read: () => KeptTicket | null
  readonly keep: (kept: KeptTicket) => void
  readonly forget: () => void
}

export interface TicketDraftsOptions {
  /** Session storage; throws where it is blocked. */
  readonly storage: () => Storage
  readonly userId: string
  readonly datasetId: string | null
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const prefix = 'vestibule.ticket.draft:'

/**
 * One draft per user and dataset. Those of other users are removed when it is made: the next person at
 * the same browser must not find them. Where storage is blocked a draft lives as long as its page.
 */
export function createTicketDrafts(options: TicketDraftsOptions): TicketDrafts {
  const { userId, datasetId } = options
  const own = `${prefix}${encodeURIComponent(userId)}:`
  const key = own + encodeURIComponent(datasetId ?? '')
  attempt(() => {
    const storage = options.storage()
    for (const other of Object.keys(storage))
      if (other.startsWith(prefix) && !other.startsWith(own)) storage.removeItem(other)
  })
  return {
    userId,
    read: () => parse(attempt(() => options.storage().getItem(key)) ?? ''),
    keep: (kept) => attempt(() => options.storage().setItem(key, JSON.stringify(kept))),
    forget: () => attempt(() => options.storage().removeItem(key)),
  }
}

/** What another version, or a person, has left there may be anything. */
function parse(text: string): KeptTicket | null {
  const kept = attempt(() => JSON.parse(text) as KeptTicket | null)
  const draft = kept?.draft
  if (!kept || typeof kept.keptAt !== 'number' || typeof draft !== 'object' || !draft) return null
  const { subject, description, category, clientKey } = { ...emptyDraft, ...draft }
  if (typeof subject !== 'string' || typeof description !== 'string') return null
  if (!ticketCategories.includes(category)) return null
  const key = typeof clientKey === 'string' && uuid.test(clientKey) ? clientKey : null
  return { draft: { subject, description, category, clientKey: key }, keptAt: kept.keptAt }
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
