import { isDeepStrictEqual } from 'node:util'
import type { Machine, Next } from '../flow/create-flow.ts'

/** One cell of a table that the machine does not keep to. */
export interface Deviation {
  readonly cell: string
  readonly expected: unknown
  readonly found: unknown
}

/**
 * Every state against every event. `moves` lists what happens where something does; every other pair must leave
 * the state as it is and command nothing. Returns what is otherwise.
 */
export function deviations<
  State,
  Event,
  Command,
  StateName extends string,
  EventName extends string,
>(
  { transition }: Pick<Machine<State, Event, Command>, 'transition'>,
  states: Readonly<Record<StateName, State>>,
  events: Readonly<Record<EventName, Event>>,
  moves: Readonly<
    Partial<Record<StateName, Readonly<Partial<Record<EventName, Next<State, Command>>>>>>
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

function whole<State, Command>({ state, commands = [] }: Next<State, Command>) {
  return { state, commands }
}

/** Without the properties that are there but undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
