import { createStore, type StoreApi } from 'zustand/vanilla'

/** Where a machine goes on an event, and what the outside world has to do for it. */
export interface Next<State, Command> {
  readonly state: State
  readonly commands?: readonly Command[]
}

/**
 * A flow as pure data: no clock, no request, no navigation. An event is a past fact; one that does not fit the
 * state leaves it as it is, so that late answers and double clicks are harmless.
 */
export interface Machine<State, Event, Command> {
  readonly initial: Next<State, Command>
  readonly transition: (state: State, event: Event) => Next<State, Command>
}

/**
 * One function for each command. It acts on the world and answers with the event that tells what happened, or
 * with nothing. The signal is aborted when the flow is left.
 */
export type Effects<Command extends { readonly type: string }, Event> = {
  readonly [Type in Command['type']]: (
    command: Extract<Command, { type: Type }>,
    signal: AbortSignal,
  ) => Promise<Event | undefined> | Event | undefined
}

export interface FlowSnapshot<State> {
  readonly state: State
  /** An effect failed in a way that no event describes: a bug, shown by the crash screen. */
  readonly crash?: unknown
}

export interface Flow<State, Event> {
  readonly store: Pick<StoreApi<FlowSnapshot<State>>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly dispatch: (event: Event) => void
  /** Runs the initial commands, once however often it is called. Returns how to leave the flow. */
  readonly start: () => () => void
}

/** Runs a machine: keeps its state, carries out its commands, feeds their outcome back. */
export function createFlow<State, Event, Command extends { readonly type: string }>(
  machine: Machine<State, Event, Command>,
  effects: Effects<Command, Event>,
): Flow<State, Event> {
  const store = createStore<FlowSnapshot<State>>(() => ({ state: machine.initial.state }))
  const left = new AbortController()
  let starts = 0

  async function carryOut(command: Command) {
    const effect = effects[command.type as Command['type']] as (
      command: Command,
      signal: AbortSignal,
    ) => Promise<Event | undefined> | Event | undefined
    try {
      const event = await effect(command, left.signal)
      if (event !== undefined && !left.signal.aborted) dispatch(event)
    } catch (crash) {
      if (!left.signal.aborted) store.setState((snapshot) => ({ ...snapshot, crash }), true)
    }
  }

  function carryOutAll(commands: readonly Command[] = []) {
    for (const command of commands) void carryOut(command)
  }

  function dispatch(event: Event) {
    const next = machine.transition(store.getState().state, event)
    store.setState((snapshot) => ({ ...snapshot, state: next.state }), true)
    carryOutAll(next.commands)
  }

  function start() {
    starts += 1
    if (starts === 1) carryOutAll(machine.initial.commands)
    const thisStart = starts
    return () => {
      // StrictMode stops and starts again within one commit; only a stop that stays is a departure.
      queueMicrotask(() => {
        if (starts === thisStart) left.abort()
      })
    }
  }

  return { store, dispatch, start }
}
