import { isDeepStrictEqual } from 'node:util'
import type { Machine, Next } from '../create-flow.ts'

/** A pair of state and event for which the machine does something other than the test's table expects. */
export interface Deviation {
  readonly cell: string
  readonly expected: unknown
  readonly found: unknown
}

/**
 * Tries every state with every event. `moves` lists the pairs that change something; every other pair must keep the
 * state and have no effects. Returns the pairs for which the machine differs.
 */
export function deviations<
  State,
  Event,
  Effect,
  StateName extends string,
  EventName extends string,
>(
  { transition }: Pick<Machine<State, Event, Effect>, 'transition'>,
  states: Readonly<Record<StateName, State>>,
  events: Readonly<Record<EventName, Event>>,
  moves: Readonly<
    Partial<Record<StateName, Readonly<Partial<Record<EventName, Next<State, Effect>>>>>>
  >,
): Deviation[] {
  const stateNames = Object.keys(states) as StateName[]
  const eventNames = Object.keys(events) as EventName[]
  return stateNames.flatMap((stateName) =>
    eventNames.flatMap((eventName) => {
      const state = states[stateName]
      const expected = whole(moves[stateName]?.[eventName] ?? { state })
      const found = whole(transition(state, events[eventName]))
      const cell = `${stateName} on ${eventName}`
      return isDeepStrictEqual(plain(found), plain(expected)) ? [] : [{ cell, expected, found }]
    }),
  )
}

function whole<State, Effect>({ state, effects = [] }: Next<State, Effect>) {
  return { state, effects }
}

/** Drops properties that are undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
