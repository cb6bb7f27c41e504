/** The part of the Storage interface that the app uses. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Storage that never throws: where the browser blocks it (private mode, third-party frames, a full disk),
 * what is written lives as long as the page.
 */
export function createSafeStorage(open: () => KeyValueStore): KeyValueStore {
  const memory = new Map<string, string | null>()
  const inMemory: KeyValueStore = {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.set(key, null),
  }
  function attempt<Result>(access: (storage: KeyValueStore) => Result): Result {
    try {
      return access(open())
    } catch {
      return access(inMemory)
    }
  }
  return {
    getItem: (key) => (memory.has(key) ? inMemory.getItem(key) : attempt((s) => s.getItem(key))),
    setItem: (key, value) =>
      attempt((s) => {
        s.setItem(key, value)
        if (s !== inMemory) memory.delete(key)
      }),
    removeItem: (key) =>
      attempt((s) => {
        s.removeItem(key)
        if (s !== inMemory) memory.delete(key)
      }),
  }
}
