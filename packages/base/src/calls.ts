import { createRead, readAnswer, type Read } from './read.ts'

/** The outcome of a call that reads something: its value, or the error. */
export type CallOutcome<Value> =
  | { readonly value: Value }
  | { readonly error: { readonly userMessage: string | null } }

export type Call<Value> = () => Promise<CallOutcome<Value>>

/** The values that calls have answered, by key. Two parts of a page that use one key share one request. */
export interface Calls {
  /** The read of a key. `call` makes the request; it is used from the next request on. */
  readonly read: <Value>(key: string, call: Call<Value>) => Read<Value>
  /** Keeps the value of a key until the returned function is called. A value that nobody keeps is dropped. */
  readonly keep: (key: string) => () => void
  /**
   * Makes the requests of all kept keys with this beginning again, in the background: values stay until the new ones are
   * there. Resolves when all answers are there; never rejects.
   */
  readonly refresh: (prefix?: string) => Promise<void>
}

interface Entry {
  readonly read: Read<unknown>
  call: Call<unknown>
  keepers: number
}

export function createCalls(): Calls {
  const entries = new Map<string, Entry>()

  function entryOf(key: string, call: Call<unknown>): Entry {
    const known = entries.get(key)
    if (known) {
      known.call = call
      return known
    }
    const entry: Entry = {
      read: createRead<unknown>(async () => readAnswer(await entry.call())),
      call,
      keepers: 0,
    }
    entries.set(key, entry)
    return entry
  }

  return {
    read: <Value>(key: string, call: Call<Value>) => entryOf(key, call).read as Read<Value>,
    keep(key) {
      const entry = entries.get(key)
      if (!entry) return () => {}
      entry.keepers++
      return () => {
        entry.keepers--
        // React's strict mode lets go and keeps again at once.
        queueMicrotask(() => {
          if (entry.keepers === 0 && entries.get(key) === entry) entries.delete(key)
        })
      }
    },
    async refresh(prefix = '') {
      const asked = [...entries].filter(
        ([key, { read }]) => key.startsWith(prefix) && read.getSnapshot().status !== 'idle',
      )
      await Promise.all(asked.map(([, { read }]) => read.refresh()))
    },
  }
}

const ofOwner = new WeakMap<object, Calls>()

/** The calls of an owner, usually a client. Each owner has its own. */
export function callsOf(owner: object): Calls {
  const known = ofOwner.get(owner)
  if (known) return known
  const made = createCalls()
  ofOwner.set(owner, made)
  return made
}
