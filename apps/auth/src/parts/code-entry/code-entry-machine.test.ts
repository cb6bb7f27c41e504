import { expect, it } from 'vitest'
import { deviations } from '../../testing/transition-table.ts'
import { codeEntryMachine, type CodeEntry, type CodeEntryEvent } from './code-entry-machine.ts'

const throttled = { kind: 'throttled', until: 60_000 } as const

const states = {
  open: { status: 'open' },
  wrong: { status: 'open', problem: { kind: 'wrongCode' } },
  throttled: { status: 'open', problem: throttled },
  verifying: { status: 'verifying' },
  verified: { status: 'verified' },
} satisfies Record<string, CodeEntry>

const events = {
  codeEntered: { type: 'codeEntered', code: '123456' },
  codeAccepted: { type: 'codeAccepted', outcome: 'next' },
  codeWrong: { type: 'codeRefused', problem: { kind: 'wrongCode' } },
  codeThrottled: { type: 'codeRefused', problem: throttled },
  throttleEnded: { type: 'throttleEnded' },
} satisfies Record<string, CodeEntryEvent<string>>

const verify = {
  state: states.verifying,
  commands: [{ type: 'verify', code: '123456' }],
} as const

it('moves as the table says, and not otherwise', () => {
  const machine = codeEntryMachine<string>()
  expect(machine.initial).toEqual({ state: states.open })
  expect(
    deviations(machine, states, events, {
      open: { codeEntered: verify },
      wrong: { codeEntered: verify },
      throttled: { throttleEnded: { state: states.open } },
      verifying: {
        codeAccepted: {
          state: states.verified,
          commands: [{ type: 'reportVerified', outcome: 'next' }],
        },
        codeWrong: { state: states.wrong },
        codeThrottled: {
          state: states.throttled,
          commands: [{ type: 'awaitThrottle', until: 60_000 }],
        },
      },
    }),
  ).toEqual([])
})
