import type { Clock } from '@vestibule/base/clock'

/**
 * How long element ids are collected before one call is made for all of them, in milliseconds. A page may mount its
 * elements in several steps.
 */
export const gatherTime = 10

export interface NoteBatch {
  /** Counts an element as one of the page, whose note is needed, until the returned function is called. */
  watch(elementId: string): () => void
  stop(): void
}

/** Creates a batch that collects the elements of a page, so that one call fetches all their notes. */
export function createNoteBatch(options: {
  clock: Clock
  /**
   * Called {@link gatherTime} after elements have appeared or disappeared, with the ids of all elements that are then
   * on the page.
   */
  onSettled: (elementIds: readonly string[]) => void
}): NoteBatch {
  const watchers = new Map<string, number>()
  let cancel: (() => void) | null = null

  const changeBy = (elementId: string, change: 1 | -1) => {
    const count = (watchers.get(elementId) ?? 0) + change
    if (count === 0) watchers.delete(elementId)
    else watchers.set(elementId, count)
    cancel ??= options.clock.after(gatherTime, () => {
      cancel = null
      options.onSettled([...watchers.keys()])
    })
  }

  return {
    watch(elementId) {
      changeBy(elementId, 1)
      let isWatching = true
      return () => {
        if (isWatching) changeBy(elementId, -1)
        isWatching = false
      }
    },
    stop() {
      cancel?.()
      cancel = null
    },
  }
}
