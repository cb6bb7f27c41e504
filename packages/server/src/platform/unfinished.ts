/** Work that a server has begun and that must end before it closes its database. */
export interface Unfinished {
  add(work: Promise<unknown>): void
  /** Resolves once all work that has been added has succeeded or failed. */
  settled(): Promise<void>
}

export function createUnfinished(): Unfinished {
  const running = new Set<Promise<unknown>>()
  return {
    add(work) {
      running.add(work)
      const forget = () => void running.delete(work)
      work.then(forget, forget)
    },
    async settled() {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
