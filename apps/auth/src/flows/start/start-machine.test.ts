import { expect, it } from 'vitest'
import { deviations } from '@vestibule/base/testing/transition-table'
import { startMachine, type StartEvent, type StartState } from './start-machine.ts'

const email = 'ines@acme.example'
const throttled = { kind: 'throttled', until: 90_000 } as const
const refused = { kind: 'refused', message: "Account doesn't exist" } as const

const states = {
  open: { status: 'open' },
  refused: { status: 'open', problem: refused },
  throttled: { status: 'open', problem: throttled },
  submitting: { status: 'submitting' },
  verified: { status: 'verified', url: '/sso' },
  proceeding: { status: 'proceeding' },
} satisfies Record<string, StartState>

const events = {
  emailSubmitted: { type: 'emailSubmitted', email },
  emailEdited: { type: 'emailEdited' },
  redirectNamed: {
    type: 'loginStarted',
    email,
    destination: { kind: 'redirect', url: '/sso' },
  },
  routeNamed: {
    type: 'loginStarted',
    email,
    destination: { kind: 'route', path: '/signin/two-factor' },
  },
  unknownMethod: { type: 'loginStarted', email, destination: { kind: 'unknown' } },
  loginRefused: { type: 'loginRefused', problem: refused },
  loginThrottled: { type: 'loginRefused', problem: throttled },
  redirectDelayEnded: { type: 'redirectDelayEnded' },
  throttleEnded: { type: 'throttleEnded' },
} satisfies Record<string, StartEvent>

const asked = {
  state: states.submitting,
  effects: [{ type: 'startLogin', email }],
} as const

it('begins open, and sends nothing', () => {
  expect(startMachine.initial).toEqual({ state: states.open })
})

it('has the transitions of the table, and no others', () => {
  expect(
    deviations(startMachine, states, events, {
      open: { emailSubmitted: asked },
      refused: { emailSubmitted: asked, emailEdited: { state: states.open } },
      throttled: { throttleEnded: { state: states.open } },
      submitting: {
        redirectNamed: {
          state: states.verified,
          effects: [
            { type: 'rememberEmail', email },
            { type: 'awaitRedirect', url: '/sso' },
          ],
        },
        routeNamed: {
          state: states.proceeding,
          effects: [
            { type: 'rememberEmail', email },
            { type: 'openRoute', path: '/signin/two-factor' },
          ],
        },
        unknownMethod: { state: { status: 'open', problem: { kind: 'serverFault' } } },
        loginRefused: { state: states.refused },
        loginThrottled: {
          state: states.throttled,
          effects: [{ type: 'awaitThrottle', until: 90_000 }],
        },
      },
      verified: {
        redirectDelayEnded: { state: states.verified, effects: [{ type: 'leave', url: '/sso' }] },
      },
    }),
  ).toEqual([])
})
