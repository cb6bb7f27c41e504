import {
  createTicket,
  getTicketSystem,
  listTickets,
  type Client,
  type CreateTicketInput,
  type OutcomeOf,
  type ReadOutcome,
} from '@vestibule/api-client'
import type { Ticket, TicketSystem } from '@vestibule/api-client/contract'
import type { Loaded } from '@vestibule/session'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { newClientKey } from './client-key.ts'
import { emptyDraft, hasWords, type TicketDraft, type TicketWords } from './ticket-draft.ts'
import type { TicketDrafts } from './ticket-draft-storage.ts'

type Tickets = Loaded<readonly Ticket[]>

export interface SupportState {
  /** Where tickets are kept. */
  readonly system: Loaded<TicketSystem>
  /** The user's tickets; asked for only where they are kept here. */
  readonly tickets: Tickets
  /** What is being written. It stays until it was sent or discarded. */
  readonly draft: TicketDraft
  /** When the draft was kept that has come back, in milliseconds since 1970; null if none has. */
  readonly restoredFrom: number | null
}

/** The support service, as one page sees it. */
export interface Support {
  readonly store: StoreApi<SupportState>
  readonly load: () => Promise<void>
  readonly loadTickets: () => Promise<void>
  /** Where the draft of this user and dataset is kept; one that is there comes back. */
  readonly keepIn: (drafts: TicketDrafts) => void
  readonly write: (change: Partial<TicketWords>) => void
  /** Drops what is being written. */
  readonly discard: () => void
  /** Files a ticket; the list then begins with it. */
  readonly file: (ticket: CreateTicketInput) => Promise<OutcomeOf<typeof createTicket>>
}

const loading = { status: 'loading' } as const

const supportByClient = new WeakMap<Client, Support>()

/** The support service of a page's client; always the same for one client. */
export function supportOf(client: Client): Support {
  const known = supportByClient.get(client)
  if (known) return known
  const made = createSupport(client)
  supportByClient.set(client, made)
  return made
}

function createSupport(client: Client): Support {
  const store = createStore<SupportState>(() => ({
    system: loading,
    tickets: loading,
    draft: emptyDraft,
    restoredFrom: null,
  }))
  let drafts: TicketDrafts | null = null
  const keep = () => {
    const { draft } = store.getState()
    if (hasWords(draft)) drafts?.keep({ draft, keptAt: Date.now() })
    else drafts?.forget()
  }
  const discard = () => {
    drafts?.forget()
    store.setState({ draft: emptyDraft, restoredFrom: null })
  }

  async function loadTickets() {
    store.setState({ tickets: loading })
    store.setState({ tickets: loaded(await listTickets(client, { cache: false })) })
  }
  return {
    store,
    loadTickets,
    keepIn(next) {
      // Nothing of one user is kept, or shown, for another.
      if (drafts && drafts.userId !== next.userId)
        store.setState({ draft: emptyDraft, restoredFrom: null })
      drafts = next
      // Words that were typed before it was known whose they are.
      if (hasWords(store.getState().draft)) return keep()
      const kept = drafts.read()
      if (kept) store.setState({ draft: kept.draft, restoredFrom: kept.keptAt })
    },
    write(change) {
      // Other words are another ticket: the one before may have been filed though its answer was lost.
      const clientKey = newClientKey()
      store.setState(({ draft }) => ({ draft: { ...draft, ...change, clientKey } }))
      keep()
    },
    discard,
    async load() {
      store.setState({ system: loading })
      const system = loaded(await getTicketSystem(client))
      store.setState({ system })
      if (system.status === 'ready' && system.data.system === 'internal') await loadTickets()
    },
    async file(ticket) {
      const outcome = await createTicket(client, ticket)
      if (outcome.kind === 'created') {
        discard()
        store.setState(({ tickets }) => ({ tickets: withFirst(outcome.ticket, tickets) }))
      }
      return outcome
    },
  }
}

/** The list may hold it already: it was filed before, and its answer was lost. */
function withFirst(ticket: Ticket, tickets: Tickets): Tickets {
  if (tickets.status !== 'ready') return tickets
  const others = tickets.data.filter(({ id }) => id !== ticket.id)
  return { status: 'ready', data: [ticket, ...others] }
}

function loaded<T, Kind extends string>(outcome: ReadOutcome<T, Kind>): Loaded<T> {
  return 'value' in outcome
    ? { status: 'ready', data: outcome.value }
    : { status: 'failed', message: outcome.error.userMessage ?? 'Something went wrong' }
}
