import { expect, it } from 'vitest'
import { deviations } from '@vestibule/base/testing/transition-table'
import {
  linkRequestMachine,
  type LinkRequestEvent,
  type LinkRequestState,
} from './link-request-machine.ts'

const input = 'harbour'
const throttled = { kind: 'throttled', until: 60_000 } as const
const wrong = { kind: 'refused' } as const
const mailed = { status: 'mailed', input, resendAt: 30_000 } as const

const states = {
  open: { status: 'open' },
  refused: { status: 'open', problem: wrong },
  throttled: { status: 'open', problem: throttled },
  asking: { status: 'asking', input },
  cooling: { ...mailed, resend: 'cooling' },
  ready: { ...mailed, resend: 'ready' },
  sending: { ...mailed, resend: 'sending' },
} satisfies Record<string, LinkRequestState<string>>

const events = {
  submitted: { type: 'submitted', input },
  resendRequested: { type: 'resendRequested' },
  linkMailed: { type: 'linkMailed', resendAt: 30_000 },
  linkRefused: { type: 'linkRefused', problem: wrong },
  linkThrottled: { type: 'linkRefused', problem: throttled },
  waitEnded: { type: 'waitEnded' },
  edited: { type: 'edited' },
  startedOver: { type: 'startedOver' },
} satisfies Record<string, LinkRequestEvent<string>>

const request = { state: states.asking, effects: [{ type: 'request', input }] } as const
const cooling = { state: states.cooling, effects: [{ type: 'wait', until: 30_000 }] } as const
const wait = [{ type: 'wait', until: 60_000 }] as const

it('has the transitions of the table, and no others', () => {
  const machine = linkRequestMachine<string>()
  expect(machine.initial).toEqual({ state: states.open })
  expect(linkRequestMachine({ input, resendAt: 30_000 }).initial).toEqual(cooling)
  expect(
    deviations(machine, states, events, {
      open: { submitted: request },
      refused: { submitted: request, edited: { state: states.open } },
      throttled: { waitEnded: { state: states.open } },
      asking: {
        linkMailed: cooling,
        linkRefused: { state: states.refused },
        linkThrottled: { state: states.throttled, effects: wait },
      },
      cooling: { waitEnded: { state: states.ready }, startedOver: { state: states.open } },
      ready: {
        resendRequested: { state: states.sending, effects: [{ type: 'request', input }] },
        startedOver: { state: states.open },
      },
      sending: {
        linkMailed: cooling,
        linkRefused: { state: { ...states.ready, problem: wrong } },
        linkThrottled: {
          state: { ...states.cooling, resendAt: 60_000, problem: throttled },
          effects: wait,
        },
      },
    }),
  ).toEqual([])
})
