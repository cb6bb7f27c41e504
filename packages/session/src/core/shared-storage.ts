import { createSafeStorage, type KeyValueStorage } from '@vestibule/base/safe-storage'

/** The parts of `window` that the storage needs. */
export interface StorageWindow {
  readonly localStorage: KeyValueStorage
  addEventListener(type: string, listener: (event: Event) => void): void
  removeEventListener(type: string, listener: (event: Event) => void): void
}

/** Texts that all tabs of an origin share. Never throws. */
export interface SharedStorage extends KeyValueStorage {
  /** Called after another tab has changed the key. Returns an unsubscribe function. */
  readonly subscribe: (key: string, listener: () => void) => () => void
}

/** Local storage. If it is blocked or full, values are kept in this tab's memory, so one tab still works alone. */
export function createSharedStorage(window: StorageWindow): SharedStorage {
  return {
    ...createSafeStorage(() => window.localStorage),
    subscribe: (key, listener) => {
      // A null key means that the whole storage was cleared.
      const onStorage = (event: Event) => {
        const changed = (event as StorageEvent).key
        if (changed === key || changed === null) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
