import { attempt } from './attempt.ts'

/** The methods of web storage that the platform uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Makes a web storage that never throws. If the browser blocks the storage or it is full (private mode, third-party
 * frames, site data switched off), values are kept in memory until the page is closed.
 *
 * @param open Returns the storage. It may throw, as reading `window.localStorage` does when site data is blocked.
 */
export function createSafeStorage(open: () => KeyValueStorage | null | undefined): KeyValueStorage {
  /** Values that could not be written to the storage. */
  const memory = new Map<string, string>()
  const remove = (key: string) => attempt(() => open()!.removeItem(key))
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => open()!.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value)
      attempt(() => {
        open()!.setItem(key, value)
        memory.delete(key)
      })
      // If the new value does not fit, remove the old one, so that the next page does not read a value that is out of
      // date.
      if (memory.has(key)) remove(key)
    },
    removeItem(key) {
      memory.delete(key)
      remove(key)
    },
  }
}
