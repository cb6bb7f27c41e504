import { expect, it } from 'vitest'
import { deviations } from '../../testing/transition-table.ts'
import {
  deviceCodeMachine,
  maxCycles,
  type DeviceCodeEvent,
  type DeviceCodeState,
  type WaitingState,
} from './device-code-machine.ts'

const code = 'H7Q0M4'
const problem = { kind: 'serverFault' } as const

const waiting: WaitingState = {
  status: 'waiting',
  code,
  cycle: 1,
  endsAt: 30_000,
  attempt: { status: 'none' },
}

const states = {
  registering: { status: 'registering' },
  unavailable: { status: 'unavailable', problem },
  waiting,
  trying: { ...waiting, attempt: { status: 'trying' } },
  lastPause: { ...waiting, cycle: maxCycles, endsAt: null },
  expired: { status: 'expired', code, renewing: false },
  renewing: { status: 'expired', code, renewing: true },
  leaving: { status: 'leaving', code },
} satisfies Record<string, DeviceCodeState>

const events = {
  codeRegistered: { type: 'codeRegistered', code, endsAt: 30_000 },
  registrationFailed: { type: 'registrationFailed', problem },
  retryRequested: { type: 'retryRequested' },
  cycleEnded: { type: 'cycleEnded' },
  pauseEnded: { type: 'pauseEnded', endsAt: 62_000 },
  verificationAsked: { type: 'verificationAsked' },
  approved: { type: 'approved', url: '/reports' },
  notDecidedByItself: { type: 'notDecided', byHand: false },
  notDecidedByHand: { type: 'notDecided', byHand: true },
  codeGone: { type: 'codeGone' },
  verificationFailed: { type: 'verificationFailed', problem },
  refreshRequested: { type: 'refreshRequested' },
  activitySeen: { type: 'activitySeen' },
  renewalDue: { type: 'renewalDue' },
} satisfies Record<string, DeviceCodeEvent>

const register = { state: states.registering, commands: [{ type: 'register' }] } as const

/** What holds in every state in which a code is shown and waited for. */
function whileWaiting(state: WaitingState) {
  return {
    cycleEnded: {
      state: { ...state, endsAt: null },
      commands: [{ type: 'authenticate', code, byHand: false }, { type: 'pause' }],
    },
    pauseEnded: {
      state: { ...state, cycle: state.cycle + 1, endsAt: 62_000 },
      commands: [{ type: 'awaitCycle', until: 62_000 }],
    },
    verificationAsked: {
      state: { ...state, attempt: { status: 'trying' } },
      commands: [{ type: 'authenticate', code, byHand: true }],
    },
    approved: { state: states.leaving, commands: [{ type: 'leave', url: '/reports' }] },
    notDecidedByHand: { state: { ...state, attempt: { status: 'pending' } } },
    codeGone: { state: states.expired },
    verificationFailed: { state: { ...state, attempt: { status: 'refused', problem } } },
  } as const
}

it('moves as the table says, and not otherwise', () => {
  expect(deviceCodeMachine.initial).toEqual(register)
  const { verificationAsked: _ignored, ...whileTrying } = whileWaiting(states.trying)
  expect(
    deviations(deviceCodeMachine, states, events, {
      registering: {
        codeRegistered: {
          state: states.waiting,
          commands: [{ type: 'awaitCycle', until: 30_000 }],
        },
        registrationFailed: { state: states.unavailable },
      },
      unavailable: { retryRequested: register },
      waiting: whileWaiting(states.waiting),
      trying: whileTrying,
      lastPause: { ...whileWaiting(states.lastPause), pauseEnded: { state: states.expired } },
      expired: {
        refreshRequested: register,
        activitySeen: { state: states.renewing, commands: [{ type: 'awaitRenewal' }] },
        renewalDue: register,
      },
      renewing: { refreshRequested: register, renewalDue: register },
    }),
  ).toEqual([])
})
