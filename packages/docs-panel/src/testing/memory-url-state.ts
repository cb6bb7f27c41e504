import type { UrlState } from '../core/url-state.ts'

/** An address that a test can look into and move. */
export interface MemoryUrlState extends UrlState {
  /** Every id that stood in the address, the present one last. */
  readonly entries: readonly (string | null)[]
  /** The Back button. */
  back(): void
  /** A link or a typed address. */
  visit(elementId: string | null): void
}

/** An address without a browser, for tests and for panels that must leave the address alone. */
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
