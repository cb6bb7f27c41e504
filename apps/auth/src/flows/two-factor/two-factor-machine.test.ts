import { describe, expect, it } from 'vitest'
import { deviations } from '@vestibule/base/testing/transition-table'
import {
  twoFactorMachine,
  type TwoFactorEvent,
  type TwoFactorState,
  type TwoFactorStep,
} from './two-factor-machine.ts'

const problem = { kind: 'serverFault' } as const

const states = {
  emailCode: { step: 'emailCode' },
  authenticatorCode: { step: 'authenticatorCode' },
  recoveryCode: { step: 'recoveryCode' },
  setup: { step: 'setup' },
  recoveryCodes: { step: 'recoveryCodes' },
  shownCodes: { step: 'shownCodes' },
  lostDevice: { step: 'lostDevice' },
  finishing: { step: 'finishing', after: 'recoveryCodes' },
  stranded: { step: 'stranded', after: 'recoveryCodes', problem },
} satisfies Record<string, TwoFactorState>

const code = (userType: 1 | 2 | null, hasAuthenticator?: boolean): TwoFactorEvent => ({
  type: 'emailCodeVerified',
  outcome: { userType, hasAuthenticator },
})

const events = {
  codeType1: code(1),
  codeType1Setup: code(1, false),
  codeType2: code(2),
  codeEnrolled: code(null, true),
  codeNotEnrolled: code(null, false),
  codeSilent: code(null),
  authenticatorVerified: { type: 'authenticatorVerified' },
  recoveryCodeVerified: { type: 'recoveryCodeVerified' },
  recoveryCodeChosen: { type: 'recoveryCodeChosen' },
  authenticatorChosen: { type: 'authenticatorChosen' },
  authenticatorConfirmed: { type: 'authenticatorConfirmed' },
  recoveryCodesSaved: { type: 'recoveryCodesSaved' },
  newCodesWanted: { type: 'newCodesWanted' },
  newDeviceWanted: { type: 'newDeviceWanted' },
  newDeviceDeclined: { type: 'newDeviceDeclined' },
  wentBack: { type: 'wentBack' },
  finishFailed: { type: 'finishFailed', problem },
  finishRetried: { type: 'finishRetried' },
} satisfies Record<string, TwoFactorEvent>

const finishAfter = (after: TwoFactorStep) =>
  ({ state: { step: 'finishing', after }, effects: [{ type: 'finish' }] }) as const

describe('the two-factor flow', () => {
  it('begins with the mailed code, or at the recovery codes that a reload took away', () => {
    expect(twoFactorMachine('emailCode').initial).toEqual({ state: states.emailCode })
    expect(twoFactorMachine('shownCodes').initial).toEqual({ state: states.shownCodes })
  })

  it('has the transitions of the table, and no others', () => {
    const verify = { state: states.authenticatorCode }
    const toRecovery = { state: states.recoveryCode }
    const toCode = { state: states.emailCode }
    expect(
      deviations(twoFactorMachine('emailCode'), states, events, {
        emailCode: {
          codeType1: verify,
          codeType1Setup: { state: states.setup },
          codeType2: finishAfter('emailCode'),
          codeEnrolled: verify,
          codeNotEnrolled: { state: states.setup },
          codeSilent: verify,
          wentBack: { state: states.emailCode, effects: [{ type: 'openStart' }] },
        },
        authenticatorCode: {
          authenticatorVerified: finishAfter('authenticatorCode'),
          recoveryCodeChosen: toRecovery,
          wentBack: toCode,
        },
        recoveryCode: {
          recoveryCodeVerified: { state: states.lostDevice },
          authenticatorChosen: verify,
          wentBack: toCode,
        },
        setup: {
          authenticatorConfirmed: {
            state: states.recoveryCodes,
            effects: [{ type: 'noteCodes' }],
          },
          wentBack: toCode,
        },
        recoveryCodes: { recoveryCodesSaved: finishAfter('recoveryCodes') },
        shownCodes: {
          newCodesWanted: { state: states.recoveryCodes },
          recoveryCodesSaved: finishAfter('shownCodes'),
        },
        lostDevice: {
          newDeviceWanted: { state: states.lostDevice, effects: [{ type: 'openNewDevice' }] },
          newDeviceDeclined: finishAfter('lostDevice'),
        },
        finishing: { finishFailed: { state: states.stranded } },
        stranded: { finishRetried: finishAfter('recoveryCodes') },
      }),
    ).toEqual([])
  })
})
