import { listPins, savePins, type Client } from '@vestibule/api-client'
import { createRead, readFailure, type Read } from '@vestibule/base/read'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'

/** An app that the user pins, or no longer. */
export interface PinChange {
  readonly app: string
  readonly isPinned: boolean
}

export interface PinsState {
  /** The pinned apps in their order, as the server has them. */
  readonly stored: readonly string[]
  /** What the server has not yet confirmed. */
  readonly waiting: readonly PinChange[]
}

/** The pinned apps as they are shown: with what is not yet confirmed. */
export function shownPins({ stored, waiting }: PinsState): readonly string[] {
  return waiting.reduce(withChange, stored)
}

/** An app that is pinned comes last. */
export function withChange(apps: readonly string[], { app, isPinned }: PinChange) {
  if (isPinned === apps.includes(app)) return apps
  return isPinned ? [...apps, app] : apps.filter((id) => id !== app)
}

/** Why a change was not saved. */
export interface PinFailure {
  /** Fit to be shown; null if the server said nothing. */
  readonly message: string | null
}

export interface Pins {
  readonly read: Read<readonly string[]>
  readonly store: ReadonlyStore<PinsState>
  /** Shown at once and taken back if it cannot be saved. Resolves to null when it is saved. */
  readonly change: (change: PinChange) => Promise<PinFailure | null>
}

export function createPins(client: Client): Pins {
  const store = createStore<PinsState>(() => ({ stored: [], waiting: [] }))
  const settle = (change: PinChange, stored?: readonly string[]) =>
    store.setState((state) => ({
      stored: stored ?? state.stored,
      waiting: state.waiting.filter((other) => other !== change),
    }))

  async function save(change: PinChange): Promise<PinFailure | null> {
    // The whole list is replaced, and another window may have changed it meanwhile.
    const latest = await listPins(client, { cache: false })
    if (!('value' in latest)) {
      settle(change)
      return { message: latest.error.userMessage }
    }
    const outcome = await savePins(client, { apps: withChange(latest.value, change) })
    if (outcome.kind !== 'saved') {
      settle(change, latest.value)
      return { message: outcome.error.userMessage }
    }
    settle(change, outcome.apps)
    return null
  }

  let last: Promise<unknown> = Promise.resolve()
  return {
    read: createRead(async (_, isLatest) => {
      const outcome = await listPins(client, { cache: false })
      if (!('value' in outcome)) return readFailure(outcome.error)
      if (isLatest()) store.setState({ stored: outcome.value })
      return { status: 'loaded', value: outcome.value }
    }),
    store: readonlyStore(store),
    change(change) {
      store.setState(({ waiting }) => ({ waiting: [...waiting, change] }))
      // One after the other: each starts from what the one before has stored.
      const saved = last.then(() => save(change))
      last = saved
      return saved
    },
  }
}
