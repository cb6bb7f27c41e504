/** Functions that were handed in, and may be taken back. */
export interface Registry<F> {
  /** Returns the way out. */
  readonly add: (entry: F) => () => void
  readonly all: () => F[]
}

export function createRegistry<F>(): Registry<F> {
  const entries = new Set<{ readonly entry: F }>()
  return {
    add: (entry) => {
      // A box of its own, so that what is handed in twice leaves once.
      const box = { entry }
      entries.add(box)
      return () => void entries.delete(box)
    },
    all: () => Array.from(entries, (box) => box.entry),
  }
}
