import { describe, expect, it } from 'vitest'
import { deviations } from '@vestibule/base/testing/transition-table'
import { eulaMachine, type EulaEvent, type EulaState } from './eula-machine.ts'

const problem = { kind: 'serverFault' } as const

const states = {
  first: { step: 'reading', at: 0 },
  last: { step: 'reading', at: 1 },
  finishing: { step: 'finishing', after: 1 },
  stranded: { step: 'stranded', after: 1, problem },
} satisfies Record<string, EulaState>

const events = {
  accepted: { type: 'accepted' },
  finishFailed: { type: 'finishFailed', problem },
  finishRetried: { type: 'finishRetried' },
} satisfies Record<string, EulaEvent>

describe('two terms', () => {
  it('have the transitions of the table, and no others', () => {
    const finish = { state: states.finishing, effects: [{ type: 'finish' }] } as const
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

it('finishes at once without any', () => {
  expect(eulaMachine(0).initial).toEqual({
    state: { step: 'finishing', after: 0 },
    effects: [{ type: 'finish' }],
  })
})
