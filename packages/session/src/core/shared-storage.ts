/** What the storage needs of a window. */
export interface StorageWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  addEventListener(type: string, listener: (event: Event) => void): void
  removeEventListener(type: string, listener: (event: Event) => void): void
}

/** Texts that all tabs of an origin share. Never throws. */
export interface SharedStorage {
  readonly get: (key: string) => string | null
  /** Null removes the entry. */
  readonly set: (key: string, value: string | null) => void
  /** Tells of changes made by other tabs. Returns the way out. */
  readonly subscribe: (key: string, listener: () => void) => () => void
}

/**
 * Local storage; where it is blocked or full (private mode, third-party frames, site data switched
 * off) this tab's memory, so that one tab works alone.
 */
export function createSharedStorage(window: StorageWindow): SharedStorage {
  const memory = new Map<string, string>()
  return {
    get: (key) => {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      try {
        return window.localStorage.getItem(key)
      } catch {
        return null
      }
    },
    set: (key, value) => {
      memory.delete(key)
      try {
        // Reading the property already throws where site data is blocked.
        if (value === null) window.localStorage.removeItem(key)
        else window.localStorage.setItem(key, value)
      } catch {
        if (value !== null) memory.set(key, value)
      }
    },
    subscribe: (key, listener) => {
      // A null key: everything was cleared.
      const onStorage = (event: Event) => {
        const changed = (event as StorageEvent).key
        if (changed === key || changed === null) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
