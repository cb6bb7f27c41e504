/** A cache of at most `size` answers by key. If it is full, it drops the answer that was unused for longest. */
export interface ResponseCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  /** Clears the answers of one service, named by the first segment of their paths (`auth_api`), or of all. */
  clear(service?: string): void
}

/** Removes the entries of one service, or all. Keys are paths, whose first segment names the service. */
export function dropService(entries: Map<string, unknown>, service: string | undefined): void {
  for (const key of entries.keys()) {
    if (service === undefined || key.startsWith(`/${service}/`)) entries.delete(key)
  }
}

export function createResponseCache<T>(size: number): ResponseCache<T> {
  // A Map keeps the order of insertion, and `get` inserts an entry again: the first key is the one that was unused for
  // longest.
  const entries = new Map<string, T>()
  return {
    get(key) {
      const value = entries.get(key)
      if (value !== undefined) {
        entries.delete(key)
        entries.set(key, value)
      }
      return value
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      if (entries.size > size) entries.delete(entries.keys().next().value as string)
    },
    clear(service) {
      dropService(entries, service)
    },
  }
}
