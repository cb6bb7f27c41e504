import {
  createTicket,
  getTicketSystem,
  listTickets,
  type Client,
  type CreateTicketInput,
  type OutcomeOf,
} from '@vestibule/api-client'
import type { Ticket, ValueFrom } from '@vestibule/api-client/contract'
import { createRead, readAnswer, type Read } from '@vestibule/base/read'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { emptyDraft, hasWords, type TicketDraft, type TicketWords } from './ticket-draft.ts'
import type { TicketDrafts } from './ticket-draft-storage.ts'

export interface SupportState {
  /** The draft of a ticket. It stays until the user sends or discards it. */
  readonly draft: TicketDraft
  /** When the draft was last changed, in milliseconds since 1970, if it was read from storage; otherwise null. */
  readonly restoredFrom: number | null
}

/** The user's tickets, and the draft of a new one, for all parts of a page. */
export interface Support {
  readonly store: StoreApi<SupportState>
  /** Where tickets are kept: on this platform or in another system. */
  readonly system: Read<ValueFrom<'getTicketSystem'>>
  /** The user's tickets, if they are kept on this platform. */
  readonly tickets: Read<readonly Ticket[]>
  /**
   * Stores the draft in `drafts` from now on. If `drafts` has a draft and nothing is written yet, restores that one.
   */
  readonly keepIn: (drafts: TicketDrafts) => void
  readonly write: (change: Partial<TicketWords>) => void
  /** Begins a draft with these texts, unless there is a draft already. */
  readonly begin: (words: Partial<TicketWords>) => void
  readonly discard: () => void
  /** Sends a ticket to the server and adds it to the list. */
  readonly file: (ticket: CreateTicketInput) => Promise<OutcomeOf<typeof createTicket>>
}

const supportByClient = new WeakMap<Client, Support>()

/** Returns the tickets of the client's user and the draft of a new one, always the same object for a client. */
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
    // If the text has changed, use a new idempotency key. With the old key, the server would ignore the new text if it
    // has stored the old one although its answer was lost.
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
      // Discard the draft if the user has changed: it must not be stored or shown for another user.
      if (drafts && drafts.userId !== next.userId)
        store.setState({ draft: emptyDraft, restoredFrom: null })
      drafts = next
      // If the user began to type before it was known where to store the draft, keep that text.
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

/** Makes the idempotency key of a ticket: a UUID, version 4. `crypto.randomUUID` is missing on plain http. */
function newClientKey(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
