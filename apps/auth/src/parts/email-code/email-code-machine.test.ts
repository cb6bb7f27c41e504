import { describe, expect, it } from 'vitest'
import type { SubmissionState } from '@vestibule/app-kit/calls/submission-machine'
import { deviations } from '@vestibule/base/testing/transition-table'
import {
  emailCodeMachine,
  isClosed,
  type EmailCodeEvent,
  type EmailCodeState,
  type Mail,
  type MailedCode,
} from './email-code-machine.ts'

const throttled = { kind: 'throttled', until: 60_000 } as const
const serverFault = { kind: 'serverFault' } as const
const outOfStep = { kind: 'outOfStep' } as const

const open: SubmissionState = { status: 'open' }
const wrong: SubmissionState = { status: 'open', problem: { kind: 'wrongCode' } }
const throttledEntry: SubmissionState = { status: 'open', problem: throttled }

const waiting = { status: 'waiting', until: 30_000, resent: false } as const
const state = (code: MailedCode, mail: Mail, entry: SubmissionState = open): EmailCodeState => ({
  entry,
  code,
  mail,
})

const states = {
  sending: state('none', { status: 'sending', again: false }),
  sendingAgain: state('exhausted', { status: 'sending', again: true }),
  sent: state('sent', waiting),
  ready: state('sent', { status: 'ready' }),
  notSent: state('none', { status: 'ready', problem: serverFault }),
  throttled: state('none', { ...waiting, until: 60_000, problem: throttled }),
  elsewhere: state('elsewhere', waiting),
  exhausted: state('exhausted', { status: 'ready' }),
  verifying: state('sent', waiting, { status: 'submitting' }),
}

const events = {
  codeMailed: { type: 'codeMailed', resendAt: 30_000 },
  codeUsed: { type: 'codeFound', code: 'used', resendAt: 30_000 },
  codeElsewhere: { type: 'codeFound', code: 'elsewhere', resendAt: 30_000 },
  mailRefused: { type: 'mailRefused', problem: serverFault },
  mailOutOfStep: { type: 'mailRefused', problem: outOfStep, code: 'none' },
  mailThrottled: { type: 'mailRefused', problem: throttled },
  cooldownEnded: { type: 'cooldownEnded' },
  resendRequested: { type: 'resendRequested' },
  codeEntered: { type: 'submitted', input: '123456' },
  codeExhausted: { type: 'codeExhausted' },
} satisfies Record<string, EmailCodeEvent>

it('begins by mailing a code', () => {
  expect(emailCodeMachine.initial).toEqual({
    state: states.sending,
    effects: [{ type: 'mailOnce' }],
  })
})

describe('the mail', () => {
  const await30 = [{ type: 'awaitCooldown', until: 30_000 }] as const
  const await60 = [{ type: 'awaitCooldown', until: 60_000 }] as const
  const again = (code: MailedCode) => ({
    state: state(code, { status: 'sending', again: true }),
    effects: [{ type: 'mailAgain' }] as const,
  })
  const verify = (from: EmailCodeState) => ({
    state: { ...from, entry: { status: 'submitting' } as const },
    effects: [{ type: 'submit', input: '123456' }] as const,
  })

  it('has the transitions of the table, and no others', () => {
    expect(
      deviations(emailCodeMachine, states, events, {
        sending: {
          codeMailed: { state: states.sent, effects: await30 },
          codeUsed: { state: state('used', waiting), effects: await30 },
          codeElsewhere: { state: states.elsewhere, effects: await30 },
          mailRefused: { state: states.notSent },
          mailOutOfStep: { state: state('none', { status: 'ready', problem: outOfStep }) },
          mailThrottled: { state: states.throttled, effects: await60 },
          codeEntered: verify(states.sending),
        },
        sendingAgain: {
          codeMailed: { state: state('sent', { ...waiting, resent: true }), effects: await30 },
          codeUsed: { state: state('used', waiting), effects: await30 },
          codeElsewhere: { state: states.elsewhere, effects: await30 },
          mailRefused: { state: state('exhausted', { status: 'ready', problem: serverFault }) },
          mailOutOfStep: { state: state('none', { status: 'ready', problem: outOfStep }) },
          mailThrottled: {
            state: state('exhausted', { ...waiting, until: 60_000, problem: throttled }),
            effects: await60,
          },
        },
        sent: { cooldownEnded: { state: states.ready }, codeEntered: verify(states.sent) },
        ready: { resendRequested: again('sent'), codeEntered: verify(states.ready) },
        notSent: { resendRequested: again('none') },
        throttled: { cooldownEnded: { state: state('none', { status: 'ready' }) } },
        elsewhere: { cooldownEnded: { state: state('elsewhere', { status: 'ready' }) } },
        exhausted: { resendRequested: again('exhausted') },
        verifying: {
          cooldownEnded: { state: { ...states.verifying, mail: { status: 'ready' } } },
          codeExhausted: { state: state('exhausted', waiting) },
        },
      }),
    ).toEqual([])
  })

  it.each([
    ['takes away what was wrong with the old code', wrong, open],
    ['ends no throttle', throttledEntry, throttledEntry],
  ])('that is asked for again %s', (_what, entry, expected) => {
    const next = emailCodeMachine.transition({ ...states.ready, entry }, events.resendRequested)
    expect(next.state.entry).toEqual(expected)
  })
})

it('accepts a code in every state in which one may be valid', () => {
  const closed = Object.entries(states).filter(([, one]) => isClosed(one))
  expect(closed.map(([name]) => name)).toEqual([
    'sendingAgain',
    'notSent',
    'throttled',
    'elsewhere',
    'exhausted',
  ])
})
