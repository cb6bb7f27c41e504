import type { UrlState } from '../core/url-state.ts'

/** An address that a test can read and change. */
export interface MemoryUrlState extends UrlState {
  /** All ids written to the address, the current one last. */
  readonly entries: readonly (string | null)[]
  /** Simulates the Back button. */
  back(): void
  /** Simulates following a link or typing an address. */
  visit(elementId: string | null): void
}

/** An in-memory address, for tests and for panels that must not change the real one. */
export function createMemoryUrlState(initial: string | null = null): MemoryUrlState {
  const entries: (string | null)[] = [initial]
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    entries,
    read: () => entries.at(-1) ?? null,
    write(elementId, how) {
      if (how === 'replace') entries.pop()
      entries.push(elementId)
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    back() {
      if (entries.length > 1) entries.pop()
      tell()
    },
    visit(elementId) {
      entries.push(elementId)
      tell()
    },
  }
}
