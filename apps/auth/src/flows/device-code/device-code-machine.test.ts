import { expect, it } from 'vitest'
import { deviations } from '@vestibule/base/testing/transition-table'
import {
  deviceCodeMachine,
  type DeviceCodeEvent,
  type DeviceCodeState,
  type WaitingState,
} from './device-code-machine.ts'

const code = 'H7Q0M4'
const old = 'OLD000'
const problem = { kind: 'serverFault' } as const
const none = { status: 'none' } as const

const waiting: WaitingState = {
  status: 'waiting',
  code,
  startedAt: 0,
  cycle: 1,
  endsAt: 30_000,
  attempt: none,
}

const states = {
  registering: { status: 'registering', attempt: none },
  replacing: { status: 'registering', attempt: { status: 'denied' } },
  asked: { status: 'registering', attempt: { status: 'trying' } },
  unavailable: { status: 'unavailable', problem, attempt: { status: 'denied' } },
  waiting,
  trying: { ...waiting, attempt: { status: 'trying' } },
  failed: { ...waiting, attempt: { status: 'refused', problem } },
  pause: { ...waiting, endsAt: null },
  lastPause: { ...waiting, cycle: 9, endsAt: null },
  expired: { status: 'expired', code, renewing: false },
  renewing: { status: 'expired', code, renewing: true },
  leaving: { status: 'leaving', code },
} satisfies Record<string, DeviceCodeState>

const events = {
  codeRegistered: { type: 'codeRegistered', code, startedAt: 0, now: 0 },
  codeShared: { type: 'codeRegistered', code, startedAt: 0, now: 71_000 },
  registrationFailed: { type: 'registrationFailed', problem },
  retryRequested: { type: 'retryRequested' },
  pollDue: { type: 'timePassed', code, now: 5000 },
  countdownEnded: { type: 'timePassed', code, now: 30_000 },
  pauseEnded: { type: 'timePassed', code, now: 32_000 },
  allEnded: { type: 'timePassed', code, now: 9 * 32_000 },
  verificationAsked: { type: 'verificationAsked' },
  tabShown: { type: 'tabShown' },
  signedIn: { type: 'signedIn', url: '/reports' },
  notDecidedByItself: { type: 'notDecided', code, reason: 'poll' },
  notDecidedByHand: { type: 'notDecided', code, reason: 'byHand' },
  codeDenied: { type: 'codeDenied', code },
  accountDisabled: { type: 'accountDisabled', code },
  codeReplaced: { type: 'codeReplaced', code },
  codeGone: { type: 'codeGone', code },
  pollFailed: { type: 'verificationFailed', code, reason: 'poll', problem },
  verificationFailed: { type: 'verificationFailed', code, reason: 'cycle', problem },
  refreshRequested: { type: 'refreshRequested' },
  activitySeen: { type: 'activitySeen' },
  renewalDue: { type: 'renewalDue', code },
  // Events about the earlier code `old` change nothing.
  oldTimer: { type: 'timePassed', code: old, now: 30_000 },
  oldNotDecided: { type: 'notDecided', code: old, reason: 'byHand' },
  oldDenied: { type: 'codeDenied', code: old },
  oldDisabled: { type: 'accountDisabled', code: old },
  oldReplaced: { type: 'codeReplaced', code: old },
  oldGone: { type: 'codeGone', code: old },
  oldFailed: { type: 'verificationFailed', code: old, reason: 'byHand', problem },
  oldRenewal: { type: 'renewalDue', code: old },
} satisfies Record<string, DeviceCodeEvent>

const register = { state: states.registering, effects: [{ type: 'register' }] } as const
const signedIn = {
  state: states.leaving,
  effects: [{ type: 'leave', url: '/reports' }],
} as const
const leftBefore = { ...signedIn, state: { status: 'leaving', code: undefined } } as const

const check = (state: DeviceCodeState, shown?: string) =>
  ({ state, effects: [{ type: 'checkSession', code: shown }] }) as const
const timer = (until: number) => ({ type: 'awaitTime', code, until }) as const
const ask = (reason: 'byHand' | 'cycle' | 'poll') =>
  ({ type: 'authenticate', code, reason }) as const

function whileRegistering(state: Extract<DeviceCodeState, { status: 'registering' }>) {
  const { attempt } = state
  return {
    codeRegistered: { state: { ...waiting, attempt }, effects: [timer(5000)] },
    codeShared: {
      state: { ...waiting, cycle: 3, endsAt: 94_000, attempt },
      effects: [timer(74_000)],
    },
    registrationFailed: { state: { status: 'unavailable', problem, attempt } },
    verificationAsked: { state: states.asked },
    tabShown: check(state),
    signedIn: leftBefore,
  } as const
}

/** The user has pressed the button before there was a code: the page asks the server once there is one. */
function askedWhileRegistering() {
  const { verificationAsked: _ignored, ...moves } = whileRegistering(states.asked)
  const asking = <Move extends { readonly effects: readonly unknown[] }>(move: Move) => ({
    ...move,
    effects: [ask('byHand'), ...move.effects],
  })
  return {
    ...moves,
    codeRegistered: asking(moves.codeRegistered),
    codeShared: asking(moves.codeShared),
  } as const
}

/** The transitions in every state that shows a code. */
function whileWaiting(state: WaitingState) {
  return {
    // Time is measured from the registration of the code, so a device that slept continues at the right place.
    pollDue: { state: { ...state, cycle: 1, endsAt: 30_000 }, effects: [timer(10_000)] },
    countdownEnded: { state: { ...state, cycle: 1, endsAt: null }, effects: [timer(32_000)] },
    pauseEnded: { state: { ...state, cycle: 2, endsAt: 62_000 }, effects: [timer(37_000)] },
    allEnded: { state: states.expired },
    verificationAsked: {
      state: { ...state, attempt: { status: 'trying' } },
      effects: [ask('byHand')],
    },
    tabShown: check(state, code),
    signedIn,
    notDecidedByHand: { state: { ...state, attempt: { status: 'pending' } } },
    codeDenied: { state: states.replacing, effects: [{ type: 'register' }] },
    accountDisabled: {
      state: { status: 'registering', attempt: { status: 'disabled' } },
      effects: [{ type: 'register' }],
    },
    codeReplaced: register,
    codeGone: { state: states.expired },
    verificationFailed: { state: { ...state, attempt: { status: 'refused', problem } } },
  } as const
}

function whileCounting(state: WaitingState) {
  const moves = whileWaiting(state)
  return {
    ...moves,
    pollDue: { ...moves.pollDue, effects: [ask('poll'), timer(10_000)] },
    countdownEnded: { ...moves.countdownEnded, effects: [ask('cycle'), timer(32_000)] },
    pauseEnded: { ...moves.pauseEnded, effects: [ask('cycle'), timer(37_000)] },
    allEnded: { ...moves.allEnded, effects: [ask('cycle')] },
  } as const
}

it('has the transitions of the table, and no others', () => {
  expect(deviceCodeMachine.initial).toEqual(register)
  const { verificationAsked: _ignored, ...whileTrying } = whileCounting(states.trying)
  expect(
    deviations(deviceCodeMachine, states, events, {
      registering: whileRegistering(states.registering),
      replacing: whileRegistering(states.replacing),
      asked: askedWhileRegistering(),
      unavailable: {
        retryRequested: { state: states.replacing, effects: [{ type: 'register' }] },
        tabShown: check(states.unavailable),
        signedIn: leftBefore,
      },
      waiting: whileCounting(states.waiting),
      trying: whileTrying,
      failed: {
        ...whileCounting(states.failed),
        notDecidedByItself: { state: states.waiting },
      },
      pause: whileWaiting(states.pause),
      lastPause: whileWaiting(states.lastPause),
      expired: {
        refreshRequested: register,
        activitySeen: {
          state: states.renewing,
          effects: [{ type: 'awaitRenewal', code }],
        },
        renewalDue: register,
        tabShown: check(states.expired, code),
        signedIn,
      },
      renewing: {
        refreshRequested: register,
        renewalDue: register,
        tabShown: check(states.renewing, code),
        signedIn,
      },
    }),
  ).toEqual([])
})
