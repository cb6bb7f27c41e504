import { createSafeStorage, type KeyValueStorage } from '@vestibule/base/safe-storage'

/** What the storage needs of a window. */
export interface StorageWindow {
  readonly localStorage: KeyValueStorage
  addEventListener(type: string, listener: (event: Event) => void): void
  removeEventListener(type: string, listener: (event: Event) => void): void
}

/** Texts that all tabs of an origin share. Never throws. */
export interface SharedStorage extends KeyValueStorage {
  /** Tells of changes made by other tabs. Returns an unsubscribe function. */
  readonly subscribe: (key: string, listener: () => void) => () => void
}

/** Local storage; where it is blocked or full, this tab's memory, so that one tab works alone. */
export function createSharedStorage(window: StorageWindow): SharedStorage {
  return {
    ...createSafeStorage(() => window.localStorage),
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
