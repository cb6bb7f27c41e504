import { describe, expect, it } from 'vitest'
import type { CodeEntry } from '../code-entry/code-entry-machine.ts'
import { deviations } from '../../testing/transition-table.ts'
import {
  emailCodeMachine,
  type EmailCodeEvent,
  type EmailCodeState,
  type Mail,
} from './email-code-machine.ts'

const throttled = { kind: 'throttled', until: 60_000 } as const
const serverFault = { kind: 'serverFault' } as const

const open: CodeEntry = { status: 'open' }
const wrong: CodeEntry = { status: 'open', problem: { kind: 'wrongCode' } }
const throttledEntry: CodeEntry = { status: 'open', problem: throttled }

const mails = {
  sending: { status: 'sending', again: false },
  sendingAgain: { status: 'sending', again: true },
  sent: { status: 'sent', resendAt: 30_000, again: false, used: false },
  resendable: { status: 'resendable', used: false },
  failed: { status: 'failed', problem: serverFault },
  throttled: { status: 'failed', problem: throttled },
} satisfies Record<string, Mail>

const mailEvents = {
  codeMailed: { type: 'codeMailed', resendAt: 30_000 },
  mailRefused: { type: 'mailRefused', problem: serverFault },
  mailThrottled: { type: 'mailRefused', problem: throttled },
  cooldownEnded: { type: 'cooldownEnded' },
  resendRequested: { type: 'resendRequested' },
} satisfies Record<string, EmailCodeEvent>

const withEntry = (mail: Mail): EmailCodeState => ({ entry: open, mail })

function mapped<Name extends string, From, To>(
  record: Record<Name, From>,
  map: (from: From) => To,
): Record<Name, To> {
  const pairs = (Object.keys(record) as Name[]).map((name) => [name, map(record[name])])
  return Object.fromEntries(pairs) as Record<Name, To>
}

it('begins by mailing a code', () => {
  expect(emailCodeMachine.initial).toEqual({
    state: { entry: open, mail: mails.sending },
    commands: [{ type: 'mailOnce' }],
  })
})

describe('the mail', () => {
  const mailAgain = {
    state: withEntry(mails.sendingAgain),
    commands: [{ type: 'mailAgain' }],
  } as const
  const resendable = { state: withEntry(mails.resendable) }

  it('moves as the table says, and not otherwise', () => {
    const sent = {
      state: withEntry(mails.sent),
      commands: [{ type: 'awaitCooldown', until: 30_000 }],
    } as const
    const failed = { state: withEntry(mails.failed) }
    const refused = {
      state: withEntry(mails.throttled),
      commands: [{ type: 'awaitCooldown', until: 60_000 }],
    } as const
    expect(
      deviations(emailCodeMachine, mapped(mails, withEntry), mailEvents, {
        sending: { codeMailed: sent, mailRefused: failed, mailThrottled: refused },
        sendingAgain: {
          codeMailed: { ...sent, state: withEntry({ ...mails.sent, again: true }) },
          mailRefused: failed,
          mailThrottled: refused,
        },
        sent: { cooldownEnded: resendable },
        resendable: { resendRequested: mailAgain },
        failed: { resendRequested: mailAgain, cooldownEnded: resendable },
        throttled: { cooldownEnded: resendable },
      }),
    ).toEqual([])
  })

  it.each([
    ['takes away what was wrong with the old code', wrong, open],
    ['ends no throttle', throttledEntry, throttledEntry],
  ])('that is asked for again %s', (_what, entry, expected) => {
    const state = { entry, mail: mails.resendable }
    const next = emailCodeMachine.transition(state, mailEvents.resendRequested)
    expect(next.state.entry).toEqual(expected)
  })
})

it('leaves the code to its own machine, and the mail as it is', () => {
  const state = { entry: open, mail: mails.sent }
  expect(emailCodeMachine.transition(state, { type: 'codeEntered', code: '123456' })).toEqual({
    state: { entry: { status: 'verifying' }, mail: mails.sent },
    commands: [{ type: 'verify', code: '123456' }],
  })
})
