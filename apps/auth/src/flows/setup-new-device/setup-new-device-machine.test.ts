import { expect, it } from 'vitest'
import { deviations } from '@vestibule/base/testing/transition-table'
import {
  newDeviceMachine,
  type NewDeviceEvent,
  type NewDeviceState,
} from './setup-new-device-machine.ts'

const problem = { kind: 'unreachable' } as const

const states = {
  setup: { step: 'setup' },
  recoveryCodes: { step: 'recoveryCodes' },
  shownCodes: { step: 'shownCodes' },
  finishing: { step: 'finishing', after: 'recoveryCodes' },
  stranded: { step: 'stranded', after: 'recoveryCodes', problem },
} satisfies Record<string, NewDeviceState>

const events = {
  authenticatorConfirmed: { type: 'authenticatorConfirmed' },
  recoveryCodesSaved: { type: 'recoveryCodesSaved' },
  newCodesWanted: { type: 'newCodesWanted' },
  finishFailed: { type: 'finishFailed', problem },
  finishRetried: { type: 'finishRetried' },
} satisfies Record<string, NewDeviceEvent>

it('has the transitions of the table, and no others', () => {
  const finish = { state: states.finishing, effects: [{ type: 'finish' }] } as const
  const finishShown = {
    ...finish,
    state: { step: 'finishing', after: 'shownCodes' },
  } as const
  expect(newDeviceMachine('setup').initial).toEqual({ state: states.setup })
  expect(newDeviceMachine('shownCodes').initial).toEqual({ state: states.shownCodes })
  expect(
    deviations(newDeviceMachine('setup'), states, events, {
      setup: {
        authenticatorConfirmed: { state: states.recoveryCodes, effects: [{ type: 'noteCodes' }] },
      },
      recoveryCodes: { recoveryCodesSaved: finish },
      shownCodes: {
        newCodesWanted: { state: states.recoveryCodes },
        recoveryCodesSaved: finishShown,
      },
      finishing: { finishFailed: { state: states.stranded } },
      stranded: { finishRetried: finish },
    }),
  ).toEqual([])
})
