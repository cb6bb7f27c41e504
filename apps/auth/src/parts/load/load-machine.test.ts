import { expect, it } from 'vitest'
import { deviations } from '../../testing/transition-table.ts'
import { loadMachine, type LoadEvent, type LoadState } from './load-machine.ts'

const problem = { kind: 'unreachable' } as const

const states = {
  loading: { status: 'loading' },
  loaded: { status: 'loaded', value: 1 },
  failed: { status: 'failed', problem },
} satisfies Record<string, LoadState<number>>

const events = {
  loaded: { type: 'loaded', value: 1 },
  failed: { type: 'failed', problem },
  retryRequested: { type: 'retryRequested' },
} satisfies Record<string, LoadEvent<number>>

it('moves as the table says, and not otherwise', () => {
  const machine = loadMachine<number>()
  const load = { state: states.loading, commands: [{ type: 'load' }] } as const
  expect(machine.initial).toEqual(load)
  expect(
    deviations(machine, states, events, {
      loading: { loaded: { state: states.loaded }, failed: { state: states.failed } },
      failed: { retryRequested: load },
    }),
  ).toEqual([])
})
