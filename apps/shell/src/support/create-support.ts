import {
  createTicket,
  getTicketSystem,
  listTickets,
  type Client,
  type CreateTicketInput,
  type OutcomeOf,
} from '@vestibule/api-client'
import type { Ticket, TicketSystem } from '@vestibule/api-client/contract'
import { createRead, readAnswer, type Read } from '@vestibule/base/read'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { emptyDraft, hasWords, type TicketDraft, type TicketWords } from './ticket-draft.ts'
import type { TicketDrafts } from './ticket-draft-storage.ts'

export interface SupportState {
  /** The draft. It stays until it is sent or discarded. */
  readonly draft: TicketDraft
  /**
   * When the restored draft was last changed, in milliseconds since 1970; null if the draft was not
   * restored.
   */
  readonly restoredFrom: number | null
}

/** The support service, for one page. */
export interface Support {
  readonly store: StoreApi<SupportState>
  /** Whether tickets are kept here or in another system. */
  readonly system: Read<TicketSystem>
  /** The user's tickets, if they are kept here. */
  readonly tickets: Read<readonly Ticket[]>
  /** Sets where the draft of this user and dataset is stored, and restores a stored one. */
  readonly keepIn: (drafts: TicketDrafts) => void
  readonly write: (change: Partial<TicketWords>) => void
  /** Begins a draft, unless there is one. */
  readonly begin: (words: Partial<TicketWords>) => void
  /** Discards the draft. */
  readonly discard: () => void
  /** Files a ticket and adds it to the list. */
  readonly file: (ticket: CreateTicketInput) => Promise<OutcomeOf<typeof createTicket>>
}

const supportByClient = new WeakMap<Client, Support>()

/** Returns the support service of a client, always the same one. */
export function supportOf(client: Client): Support {
  const known = supportByClient.get(client)
  if (known) return known
  const made = createSupport(client)
  supportByClient.set(client, made)
  return made
}

function createSupport(client: Client): Support {
  const store = createStore<SupportState>(() => ({
    draft: emptyDraft,
    restoredFrom: null,
  }))
  let drafts: TicketDrafts | null = null
  const keep = () => {
    const { draft } = store.getState()
    if (hasWords(draft)) drafts?.keep(draft)
    else drafts?.forget()
  }
  const discard = () => {
    drafts?.forget()
    store.setState({ draft: emptyDraft, restoredFrom: null })
  }

  const tickets = createRead(async () => {
    return readAnswer(await listTickets(client, { cache: false }))
  })
  const write: Support['write'] = (change) => {
    // A changed text gets a new key: the ticket before may have been filed although its answer
    // was lost.
    const clientKey = newClientKey()
    store.setState(({ draft }) => ({ draft: { ...draft, ...change, clientKey } }))
    keep()
  }
  return {
    store,
    system: createRead(async () => {
      return readAnswer(await getTicketSystem(client))
    }),
    tickets,
    keepIn(next) {
      // The draft of one user must not be stored or shown for another.
      if (drafts && drafts.userId !== next.userId)
        store.setState({ draft: emptyDraft, restoredFrom: null })
      drafts = next
      // The user typed before it was known where to store the draft.
      if (hasWords(store.getState().draft)) return keep()
      const kept = drafts.read()
      if (kept) store.setState({ draft: kept.draft, restoredFrom: kept.keptAt })
    },
    write,
    begin(words) {
      if (!hasWords(store.getState().draft)) write(words)
    },
    discard,
    async file(ticket) {
      const outcome = await createTicket(client, ticket)
      if (outcome.kind === 'created') {
        discard()
        void tickets.refresh()
      }
      return outcome
    },
  }
}

/**
 * Makes the key of a ticket before it is filed: a UUID, version 4. `crypto.randomUUID` is missing
 * on plain http.
 */
function newClientKey(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
