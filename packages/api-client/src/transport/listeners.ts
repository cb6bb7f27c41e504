/** Those who want to hear of an event. */
export interface Listeners<Event> {
  /** Returns the way out. */
  readonly add: (listener: (event: Event) => void) => () => void
  readonly tell: (event: Event) => void
}

export function createListeners<Event>(): Listeners<Event> {
  const listeners = new Set<(event: Event) => void>()
  return {
    add(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(event) {
      // Each on its own: one that throws keeps neither the others nor the caller waiting.
      for (const listener of listeners) queueMicrotask(() => listener(event))
    },
  }
}
