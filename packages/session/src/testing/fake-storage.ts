/** How the fake browser's storage behaves. */
export type StorageMode =
  /** Storage works. */
  | 'open'
  /** Site data is switched off: reading the property `localStorage` throws. */
  | 'blocked'
  /** Reading works, writing throws, as in a full or old private window. */
  | 'full'

interface Listener {
  readonly tab: object
  readonly notify: (key: string | null) => void
}

/** Local storage of one origin, shared by the tabs of a fake browser. */
export interface FakeStorage {
  mode: StorageMode
  /** The storage as one tab sees it; throws as a browser's would. */
  readonly of: (tab: object) => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Calls `notify` when another tab writes. Returns an unsubscribe function. */
  readonly listen: (tab: object, notify: (key: string | null) => void) => () => void
  /** The user clears site data in the browser's settings, for all tabs. */
  readonly clear: () => void
}

export function createFakeStorage(): FakeStorage {
  const entries = new Map<string, string>()
  const listeners = new Set<Listener>()

  function changed(by: object | null, key: string | null) {
    for (const { tab, notify } of listeners) if (tab !== by) notify(key)
  }
  function refuse(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }

  const storage: FakeStorage = {
    mode: 'open',
    of: (tab) => {
      if (storage.mode === 'blocked') refuse()
      return {
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => {
          if (storage.mode === 'full') refuse()
          if (entries.get(key) === value) return
          entries.set(key, value)
          changed(tab, key)
        },
        removeItem: (key) => {
          if (entries.delete(key)) changed(tab, key)
        },
      }
    },
    listen: (tab, notify) => {
      const listener = { tab, notify }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear: () => {
      entries.clear()
      changed(null, null)
    },
  }
  return storage
}
