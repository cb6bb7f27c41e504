import { listPins, savePins, type Client } from '@vestibule/api-client'
import { createRead, readFailure, type Read } from '@vestibule/base/read'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'

/** A change that the user has made: an app is pinned or unpinned. */
export interface PinChange {
  readonly app: string
  readonly isPinned: boolean
}

export interface PinsState {
  /** The pinned apps in the order that the server returned. */
  readonly stored: readonly string[]
  /** Changes that the server has not confirmed yet. */
  readonly waiting: readonly PinChange[]
}

/** The pinned apps to show: those that the server has stored, with the changes that it has not confirmed yet. */
export function shownPins({ stored, waiting }: PinsState): readonly string[] {
  return waiting.reduce(withChange, stored)
}

/** Applies a change to the pinned apps. An app that is newly pinned comes last. */
export function withChange(apps: readonly string[], { app, isPinned }: PinChange) {
  if (isPinned === apps.includes(app)) return apps
  return isPinned ? [...apps, app] : apps.filter((id) => id !== app)
}

/** Why the server did not save that an app is pinned or unpinned, or that an announcement is dismissed. */
export interface PinFailure {
  /** A message for the user; null if the server sent none. */
  readonly message: string | null
}

export interface Pins {
  readonly read: Read<readonly string[]>
  readonly store: ReadonlyStore<PinsState>
  /** Shows a change at once, and undoes it if the server does not save it. Resolves to null when it is saved. */
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
    // The server replaces the whole list when it saves. So read the list first: the user may have changed it in another
    // window.
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
      // Save one change after the other, because each must begin with the list that the previous one has stored.
      const saved = last.then(() => save(change))
      last = saved
      return saved
    },
  }
}
