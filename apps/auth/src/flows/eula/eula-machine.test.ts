import { describe, expect, it } from 'vitest'
import { deviations } from '../../testing/transition-table.ts'
import { eulaMachine, type EulaEvent, type EulaState } from './eula-machine.ts'

const problem = { kind: 'serverFault' } as const

const states = {
  first: { status: 'reading', at: 0 },
  last: { status: 'reading', at: 1 },
  finishing: { status: 'finishing', at: 1 },
  stranded: { status: 'stranded', at: 1, problem },
} satisfies Record<string, EulaState>

const events = {
  accepted: { type: 'accepted' },
  finishFailed: { type: 'finishFailed', problem },
  finishRetried: { type: 'finishRetried' },
} satisfies Record<string, EulaEvent>

describe('two terms', () => {
  it('move as the table says, and not otherwise', () => {
    const finish = { state: states.finishing, commands: [{ type: 'finish' }] } as const
    const machine = eulaMachine(2)
    expect(machine.initial).toEqual({ state: states.first })
    expect(
      deviations(machine, states, events, {
        first: { accepted: { state: states.last } },
        last: { accepted: finish },
        finishing: { finishFailed: { state: states.stranded } },
        stranded: { finishRetried: finish },
      }),
    ).toEqual([])
  })
})

it('asks for the way on at once without any', () => {
  expect(eulaMachine(0).initial).toEqual({
    state: { status: 'finishing', at: 0 },
    commands: [{ type: 'finish' }],
  })
})
