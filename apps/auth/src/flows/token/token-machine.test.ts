import { expect, it } from 'vitest'
import { deviations } from '../../testing/transition-table.ts'
import { tokenMachine, type TokenEvent, type TokenState } from './token-machine.ts'

const problem = { kind: 'refused' } as const

const states = {
  checking: { status: 'checking' },
  asking: { status: 'asking' },
  signingIn: { status: 'signingIn' },
  stranded: { status: 'stranded', problem },
  done: { status: 'done' },
} satisfies Record<string, TokenState>

const events = {
  sessionFound: { type: 'sessionFound' },
  noSessionFound: { type: 'noSessionFound' },
  confirmed: { type: 'confirmed' },
  declined: { type: 'declined' },
  tokenRefused: { type: 'tokenRefused', problem },
  finishFailed: { type: 'finishFailed', problem },
  finishRetried: { type: 'finishRetried' },
} satisfies Record<string, TokenEvent>

it('moves as the table says, and not otherwise', () => {
  const post = { state: states.signingIn, commands: [{ type: 'postToken' }] } as const
  expect(tokenMachine.initial).toEqual({
    state: states.checking,
    commands: [{ type: 'lookForSession' }],
  })
  expect(
    deviations(tokenMachine, states, events, {
      checking: { sessionFound: { state: states.asking }, noSessionFound: post },
      asking: {
        confirmed: post,
        declined: { state: states.done, commands: [{ type: 'openHome' }] },
      },
      signingIn: {
        tokenRefused: { state: states.done, commands: [{ type: 'openStart', problem }] },
        finishFailed: { state: states.stranded },
      },
      stranded: {
        finishRetried: { state: states.signingIn, commands: [{ type: 'finish' }] },
      },
    }),
  ).toEqual([])
})
