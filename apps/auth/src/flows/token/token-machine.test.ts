import { expect, it } from 'vitest'
import { deviations } from '../../testing/transition-table.ts'
import { tokenMachine, type TokenEvent, type TokenState } from './token-machine.ts'

const problem = { kind: 'refused' } as const

const states = {
  checking: { status: 'checking' },
  asking: { status: 'asking', isSignedIn: false },
  askingWhoIsSignedIn: { status: 'asking', isSignedIn: true },
  failed: { status: 'asking', isSignedIn: false, problem: { kind: 'unreachable' } },
  throttled: { status: 'asking', isSignedIn: false, problem: { kind: 'throttled', until: 9 } },
  signingIn: { status: 'signingIn', isSignedIn: false },
  stranded: { status: 'stranded', problem },
  done: { status: 'done' },
} satisfies Record<string, TokenState>

const events = {
  sessionFound: { type: 'sessionLookedFor', isSignedIn: true },
  noSessionFound: { type: 'sessionLookedFor', isSignedIn: false },
  confirmed: { type: 'confirmed' },
  declined: { type: 'declined' },
  tokenRefused: { type: 'tokenRefused', problem },
  tokenFailed: { type: 'tokenFailed', problem: { kind: 'unreachable' } },
  tokenThrottled: { type: 'tokenFailed', problem: { kind: 'throttled', until: 9 } },
  throttleEnded: { type: 'throttleEnded' },
  finishFailed: { type: 'finishFailed', problem },
  finishRetried: { type: 'finishRetried' },
} satisfies Record<string, TokenEvent>

it('moves as the table says, and not otherwise', () => {
  const post = { state: states.signingIn, commands: [{ type: 'postToken' }] } as const
  const declined = { state: states.done, commands: [{ type: 'openHome' }] } as const
  expect(tokenMachine.initial).toEqual({
    state: states.checking,
    commands: [{ type: 'lookForSession' }],
  })
  expect(
    deviations(tokenMachine, states, events, {
      checking: {
        sessionFound: { state: states.askingWhoIsSignedIn },
        noSessionFound: { state: states.asking },
      },
      asking: { confirmed: post, declined },
      askingWhoIsSignedIn: {
        confirmed: { ...post, state: { status: 'signingIn', isSignedIn: true } },
        declined,
      },
      failed: { confirmed: post, declined },
      throttled: { throttleEnded: { state: states.asking }, declined },
      signingIn: {
        tokenRefused: { state: states.done, commands: [{ type: 'openStart', problem }] },
        tokenFailed: { state: states.failed },
        tokenThrottled: {
          state: states.throttled,
          commands: [{ type: 'awaitThrottle', until: 9 }],
        },
        finishFailed: { state: states.stranded },
      },
      stranded: {
        finishRetried: {
          state: { status: 'signingIn', isSignedIn: true },
          commands: [{ type: 'finish' }],
        },
      },
    }),
  ).toEqual([])
})
