/** A list of functions to call when an event occurs. */
export interface Listeners<Event> {
  /** Adds a listener. Returns a function that removes it. */
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
      // Run each listener in its own microtask, so that an exception in one listener stops neither the other listeners
      // nor the caller.
      for (const listener of listeners) queueMicrotask(() => listener(event))
    },
  }
}
