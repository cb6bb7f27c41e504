import { expect, it } from 'vitest'
import { deviations } from '../../testing/transition-table.ts'
import {
  newDeviceMachine,
  type NewDeviceEvent,
  type NewDeviceState,
} from './setup-new-device-machine.ts'

const problem = { kind: 'unreachable' } as const

const states = {
  setup: { step: 'setup' },
  recoveryCodes: { step: 'recoveryCodes' },
  finishing: { step: 'finishing' },
  stranded: { step: 'stranded', problem },
} satisfies Record<string, NewDeviceState>

const events = {
  authenticatorConfirmed: { type: 'authenticatorConfirmed' },
  recoveryCodesSaved: { type: 'recoveryCodesSaved' },
  wentBack: { type: 'wentBack' },
  finishFailed: { type: 'finishFailed', problem },
  finishRetried: { type: 'finishRetried' },
} satisfies Record<string, NewDeviceEvent>

it('moves as the table says, and not otherwise', () => {
  const finish = { state: states.finishing, commands: [{ type: 'finish' }] } as const
  expect(newDeviceMachine.initial).toEqual({ state: states.setup })
  expect(
    deviations(newDeviceMachine, states, events, {
      setup: { authenticatorConfirmed: { state: states.recoveryCodes } },
      recoveryCodes: { recoveryCodesSaved: finish, wentBack: { state: states.setup } },
      finishing: { finishFailed: { state: states.stranded } },
      stranded: { finishRetried: finish },
    }),
  ).toEqual([])
})
