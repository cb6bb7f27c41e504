import { createStore } from 'zustand/vanilla'
import { wait, type Clock } from './clock.ts'
import { readonlyStore, type ReadonlyStore } from './readonly-store.ts'

/** The next state of a flow, and the effects to run in the outside world. */
export interface Next<State, Effect> {
  readonly state: State
  readonly effects?: readonly Effect[]
}

/**
 * A flow, such as signing in, as a state machine without side effects: no clock, no request, no navigation. An event is
 * something that has happened. An event that does not fit the state leaves it unchanged, so that late answers and
 * double clicks do nothing.
 */
export interface Machine<State, Event, Effect> {
  readonly initial: Next<State, Effect>
  readonly transition: (state: State, event: Event) => Next<State, Effect>
}

/**
 * One function for each kind of effect. Each of them acts on the outside world, and returns the event that tells what
 * happened, if there is one. The signal is aborted when the user leaves the flow.
 */
export type EffectHandlers<Effect extends { readonly type: string }, Event> = {
  readonly [Type in Effect['type']]: (
    effect: Extract<Effect, { type: Type }>,
    signal: AbortSignal,
  ) => Promise<Event | void> | Event | void
}

export interface FlowSnapshot<State> {
  readonly state: State
  /**
   * What a handler of an effect has thrown. That is a bug, because handlers return failures as events; the crash screen
   * shows it.
   */
  readonly crash?: unknown
}

export interface Flow<State, Event> {
  readonly store: ReadonlyStore<FlowSnapshot<State>>
  readonly dispatch: (event: Event) => void
  /** Runs the initial effects, on the first call only. Returns a function that leaves the flow. */
  readonly start: () => () => void
}

/**
 * Runs a machine: keeps its state, runs its effects with their handlers, and dispatches the events that the handlers
 * return.
 */
export function createFlow<State, Event, Effect extends { readonly type: string }>(
  machine: Machine<State, Event, Effect>,
  handlers: EffectHandlers<Effect, NoInfer<Event>>,
): Flow<State, Event> {
  const store = createStore<FlowSnapshot<State>>(() => ({ state: machine.initial.state }))
  const left = new AbortController()
  let starts = 0

  async function handle(effect: Effect) {
    try {
      const event = await handlers[effect.type as Effect['type']](effect as never, left.signal)
      if (event !== undefined && !left.signal.aborted) dispatch(event)
    } catch (crash) {
      if (!left.signal.aborted) store.setState((snapshot) => ({ ...snapshot, crash }), true)
    }
  }

  function handleAll(effects: readonly Effect[] = []) {
    for (const effect of effects) void handle(effect)
  }

  function dispatch(event: Event) {
    const next = machine.transition(store.getState().state, event)
    store.setState((snapshot) => ({ ...snapshot, state: next.state }), true)
    handleAll(next.effects)
  }

  function start() {
    starts += 1
    if (starts === 1) handleAll(machine.initial.effects)
    const thisStart = starts
    return () => {
      // React's StrictMode stops and starts a flow again within one commit. Leave the flow only if it stays stopped.
      queueMicrotask(() => {
        if (starts === thisStart) left.abort()
      })
    }
  }

  return { store: readonlyStore(store), dispatch, start }
}

/**
 * Makes the handler of an effect whose `until` is a time in milliseconds since 1970. The handler waits until then and
 * returns `event`.
 */
export function afterWait<const Event>(clock: Clock, event: Event) {
  return async ({ until }: { readonly until: number }, signal: AbortSignal): Promise<Event> => {
    await wait(clock, until - clock.now(), signal)
    return event
  }
}
