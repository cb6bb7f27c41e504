import { expect, it } from 'vitest'
import { deviations } from '@vestibule/base/testing/transition-table'
import { tokenMachine, type TokenEvent, type TokenState } from './token-machine.ts'

const problem = { kind: 'refused' } as const
const owner = { name: 'Robin Hale', email: 'robin@acme.example', present: undefined }

const states = {
  checking: { status: 'checking' },
  unchecked: { status: 'unchecked', problem: { kind: 'unreachable' } },
  asking: { status: 'asking', owner },
  failed: { status: 'asking', owner, problem: { kind: 'unreachable' } },
  throttled: { status: 'asking', owner, problem: { kind: 'throttled', until: 9 } },
  signingIn: { status: 'signingIn', owner },
  stranded: { status: 'stranded', owner, problem },
  done: { status: 'done' },
} satisfies Record<string, TokenState>

const events = {
  ownerFound: { type: 'ownerFound', owner },
  checkRetried: { type: 'checkRetried' },
  confirmed: { type: 'confirmed' },
  declined: { type: 'declined' },
  tokenRefused: { type: 'tokenRefused', problem },
  tokenFailed: { type: 'tokenFailed', problem: { kind: 'unreachable' } },
  tokenThrottled: { type: 'tokenFailed', problem: { kind: 'throttled', until: 9 } },
  userChanged: { type: 'tokenFailed', problem: { kind: 'userChanged' } },
  throttleEnded: { type: 'throttleEnded' },
  finishFailed: { type: 'finishFailed', problem },
  finishRetried: { type: 'finishRetried' },
} satisfies Record<string, TokenEvent>

it('has the transitions of the table, and no others', () => {
  const check = { state: states.checking, effects: [{ type: 'check' }] } as const
  const post = { state: states.signingIn, effects: [{ type: 'postToken' }] } as const
  const declined = { state: states.done, effects: [{ type: 'openHome' }] } as const
  const refused = { state: states.done, effects: [{ type: 'openStart', problem }] } as const
  const uncheckedFor = (of: (typeof events)['tokenThrottled' | 'userChanged']) => ({
    state: { status: 'unchecked' as const, problem: of.problem },
  })
  expect(tokenMachine.initial).toEqual(check)
  expect(
    deviations(tokenMachine, states, events, {
      checking: {
        ownerFound: { state: states.asking },
        tokenRefused: refused,
        tokenFailed: { state: states.unchecked },
        tokenThrottled: uncheckedFor(events.tokenThrottled),
        userChanged: uncheckedFor(events.userChanged),
      },
      unchecked: { checkRetried: check, declined },
      asking: { confirmed: post, declined },
      failed: { confirmed: post, declined },
      throttled: { throttleEnded: { state: states.asking }, declined },
      signingIn: {
        tokenRefused: refused,
        tokenFailed: { state: states.failed },
        tokenThrottled: {
          state: states.throttled,
          effects: [{ type: 'awaitThrottle', until: 9 }],
        },
        userChanged: check,
        finishFailed: { state: states.stranded },
      },
      stranded: {
        finishRetried: { state: states.signingIn, effects: [{ type: 'finish' }] },
      },
    }),
  ).toEqual([])
})
