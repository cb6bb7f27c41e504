import { createSafeStorage, type KeyValueStorage } from '@vestibule/base/safe-storage'

/** The parts of `window` that the storage needs. */
export interface StorageWindow {
  readonly localStorage: KeyValueStorage
  addEventListener(type: string, listener: (event: Event) => void): void
  removeEventListener(type: string, listener: (event: Event) => void): void
}

/** Texts that all tabs of an origin share. Its functions never throw. */
export interface SharedStorage extends KeyValueStorage {
  /** Calls `listener` after another tab has changed the key. Returns an unsubscribe function. */
  readonly subscribe: (key: string, listener: () => void) => () => void
}

/**
 * Makes a storage in local storage. If that is blocked or full, values are kept in this tab's memory, so that the
 * session works at least in this tab.
 */
export function createSharedStorage(window: StorageWindow): SharedStorage {
  return {
    ...createSafeStorage(() => window.localStorage),
    subscribe: (key, listener) => {
      // The event has the key null if the whole storage was cleared.
      const onStorage = (event: Event) => {
        const changed = (event as StorageEvent).key
        if (changed === key || changed === null) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
