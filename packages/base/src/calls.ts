import { createRead, readAnswer, type Read } from './read.ts'

/** The outcome of a call that reads something: its value, or the error. */
export type CallOutcome<Value> =
  | { readonly value: Value }
  | { readonly error: { readonly userMessage: string | null } }

export type Call<Value> = () => Promise<CallOutcome<Value>>

/**
 * The values that calls to the server have returned, each under a key. If several parts of a page use the same key,
 * they share one request and its value.
 */
export interface Calls {
  /**
   * Returns the read of the value under `key`, which fetches the value with `call`. From the next request on, `call`
   * also replaces the function that an earlier caller gave for this key.
   */
  readonly read: <Value>(key: string, call: Call<Value>) => Read<Value>
  /**
   * Keeps the value of a key until the returned function is called. When nobody keeps a value any more, it is dropped.
   */
  readonly keep: (key: string) => () => void
  /**
   * Repeats the requests of all keys that begin with `prefix`, in the background: the old values stay until the new
   * ones are there. Keys that nobody has requested yet are left out. Resolves when all answers are there; never
   * rejects.
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
        // In its strict mode, React stops keeping a value and keeps it again at once. The value must survive that.
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

/** Returns the calls of an owner, usually an API client. The values of different owners are never mixed. */
export function callsOf(owner: object): Calls {
  const known = ofOwner.get(owner)
  if (known) return known
  const made = createCalls()
  ofOwner.set(owner, made)
  return made
}
