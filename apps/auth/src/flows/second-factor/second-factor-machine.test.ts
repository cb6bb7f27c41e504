import { expect, it } from 'vitest'
import { deviations } from '@vestibule/base/testing/transition-table'
import {
  secondFactorMachine,
  type SecondFactorEvent,
  type SecondFactorState,
} from './second-factor-machine.ts'

const problem = { kind: 'unreachable' } as const

const states = {
  show: { step: 'show' },
  recover: { step: 'recover' },
  choose: { step: 'choose' },
  setUp: { step: 'setUp' },
  signInAgain: { step: 'signInAgain' },
  recoveryCodes: { step: 'recoveryCodes' },
  shownCodes: { step: 'shownCodes' },
  finishing: { step: 'finishing', after: 'recoveryCodes' },
  stranded: { step: 'stranded', after: 'recoveryCodes', problem },
} satisfies Record<string, SecondFactorState>

const events = {
  recoveryCodeChosen: { type: 'recoveryCodeChosen' },
  authenticatorChosen: { type: 'authenticatorChosen' },
  wentBack: { type: 'wentBack' },
  factorShown: { type: 'factorShown' },
  factorSetUp: { type: 'factorSetUp' },
  recoveryCodesSaved: { type: 'recoveryCodesSaved' },
  newCodesWanted: { type: 'newCodesWanted' },
  finishFailed: { type: 'finishFailed', problem },
  finishRetried: { type: 'finishRetried' },
} satisfies Record<string, SecondFactorEvent>

it('has the transitions of the table, and no others', () => {
  const finishAfter = (after: 'show' | 'recoveryCodes' | 'shownCodes' | 'none') =>
    ({ state: { step: 'finishing', after }, effects: [{ type: 'finish' }] }) as const
  const codes = { state: states.recoveryCodes, effects: [{ type: 'noteCodes' }] } as const
  expect(secondFactorMachine('show').initial).toEqual({ state: states.show })
  expect(secondFactorMachine('none').initial).toEqual(finishAfter('none'))
  expect(
    deviations(secondFactorMachine('choose'), states, events, {
      show: {
        recoveryCodeChosen: { state: states.recover },
        factorShown: finishAfter('show'),
      },
      recover: { wentBack: { state: states.show } },
      choose: { authenticatorChosen: { state: states.setUp }, factorSetUp: codes },
      setUp: { wentBack: { state: states.choose }, factorSetUp: codes },
      recoveryCodes: { recoveryCodesSaved: finishAfter('recoveryCodes') },
      shownCodes: {
        newCodesWanted: { state: states.recoveryCodes },
        recoveryCodesSaved: finishAfter('shownCodes'),
      },
      finishing: { finishFailed: { state: states.stranded } },
      stranded: { finishRetried: finishAfter('recoveryCodes') },
    }),
  ).toEqual([])
})
