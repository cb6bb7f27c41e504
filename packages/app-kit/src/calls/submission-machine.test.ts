import { expect, it } from 'vitest'
import { deviations } from '@vestibule/base/testing/transition-table'
import {
  submissionMachine,
  type SubmissionEvent,
  type SubmissionState,
} from './submission-machine.ts'

const throttled = { kind: 'throttled', until: 60_000 } as const
const refused = { kind: 'refused' } as const

const states = {
  open: { status: 'open' },
  refused: { status: 'open', problem: refused },
  throttled: { status: 'open', problem: throttled },
  submitting: { status: 'submitting' },
  accepted: { status: 'accepted' },
} satisfies Record<string, SubmissionState>

const events = {
  submitted: { type: 'submitted', input: 'typed' },
  accepted: { type: 'accepted', result: 1 },
  refused: { type: 'refused', problem: refused },
  throttled: { type: 'refused', problem: throttled },
  edited: { type: 'edited' },
  givenUp: { type: 'givenUp' },
  throttleEnded: { type: 'throttleEnded' },
} satisfies Record<string, SubmissionEvent<string, number>>

const submit = {
  state: states.submitting,
  effects: [{ type: 'submit', input: 'typed' }],
} as const

it('has the transitions of the table, and no others', () => {
  const machine = submissionMachine<string, number>()
  expect(machine.initial).toEqual({ state: states.open })
  expect(
    deviations(machine, states, events, {
      open: { submitted: submit },
      refused: { submitted: submit, edited: { state: states.open } },
      throttled: { throttleEnded: { state: states.open } },
      submitting: {
        accepted: { state: states.accepted, effects: [{ type: 'report', result: 1 }] },
        refused: { state: states.refused },
        givenUp: { state: states.open },
        throttled: {
          state: states.throttled,
          effects: [{ type: 'awaitThrottle', until: 60_000 }],
        },
      },
    }),
  ).toEqual([])
})
