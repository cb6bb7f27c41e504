import { attempt } from '@vestibule/base/attempt'
import type { Clock } from '@vestibule/base/clock'
import { removeOthers } from '@vestibule/base/remove-others'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import { emptyDraft, ticketCategories, type TicketDraft } from './ticket-draft.ts'

/** A stored draft of a ticket that was not sent. */
export interface KeptTicket {
  readonly draft: TicketDraft
  /** When the draft was stored, in milliseconds since 1970. */
  readonly keptAt: number
}

/** Stores the draft of a ticket, so that it survives navigation, reloads and the end of the session. */
export interface TicketDrafts {
  readonly userId: string
  readonly read: () => KeptTicket | null
  readonly keep: (draft: TicketDraft) => void
  readonly forget: () => void
}

export interface TicketDraftsOptions {
  /** Returns session storage; throws if it is blocked. */
  readonly storage: () => Storage
  readonly userId: string
  readonly datasetId: string | null
  readonly clock: Clock
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const prefix = 'vestibule.ticket.draft:'

/**
 * Makes the storage for drafts: one per user and dataset. First it removes the drafts of other users, because the next
 * person at the same browser must not find them. If storage is blocked, a draft is lost when the page is left.
 */
export function createTicketDrafts(options: TicketDraftsOptions): TicketDrafts {
  const { userId, datasetId, clock } = options
  const own = `${prefix}${encodeURIComponent(userId)}:`
  const key = own + encodeURIComponent(datasetId ?? '')
  removeOthers(options.storage, prefix, own)
  const storage = createSafeStorage(options.storage)
  return {
    userId,
    read: () => parse(storage.getItem(key) ?? ''),
    keep: (draft) => storage.setItem(key, JSON.stringify({ draft, keptAt: clock.now() })),
    forget: () => storage.removeItem(key),
  }
}

/** Parses and validates the stored text, because another version of the app or a person may have written it. */
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
