import { attempt } from './attempt.ts'

/** The methods of web storage that are used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Web storage that never throws. Where the browser blocks it or it is full (private mode, third-party frames, site
 * data switched off), what is written lives as long as the page.
 *
 * @param open Returns the storage. It may throw, as reading `window.localStorage` does where site data is blocked.
 */
export function createSafeStorage(open: () => KeyValueStorage | null | undefined): KeyValueStorage {
  /** What could not be written. */
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
      // A value that does not fit must not leave an older one behind for the next page to read.
      if (memory.has(key)) remove(key)
    },
    removeItem(key) {
      memory.delete(key)
      remove(key)
    },
  }
}
