import { describe, expect, it } from 'vitest'
import { deviations } from '@vestibule/base/testing/transition-table'
import {
  passwordOtpMachine,
  type PasswordOtpEvent,
  type PasswordOtpState,
} from './password-otp-machine.ts'

const problem = { kind: 'serverFault' } as const

const states = {
  password: { step: 'password' },
  emailCode: { step: 'emailCode' },
  createPassword: { step: 'createPassword' },
  securityQuestion: { step: 'securityQuestion' },
  finishing: { step: 'finishing', after: 'emailCode' },
  stranded: { step: 'stranded', after: 'emailCode', problem },
} satisfies Record<string, PasswordOtpState>

const code = (userType: 1 | 2 | null): PasswordOtpEvent => ({
  type: 'emailCodeVerified',
  outcome: { userType, hasAuthenticator: undefined },
})

const events = {
  passwordVerified: { type: 'passwordVerified' },
  codeType1: code(1),
  codeType2: code(2),
  codeNoType: code(null),
  passwordCreated: { type: 'passwordCreated' },
  passwordForgotten: { type: 'passwordForgotten' },
  noQuestionFound: { type: 'noQuestionFound' },
  wentBack: { type: 'wentBack' },
  finishFailed: { type: 'finishFailed', problem },
  finishRetried: { type: 'finishRetried' },
} satisfies Record<string, PasswordOtpEvent>

const finish = [{ type: 'finish' }] as const
const toStart = [{ type: 'openStart' }] as const

const forward = {
  password: {
    passwordVerified: { state: states.emailCode },
    passwordForgotten: { state: states.securityQuestion },
  },
  emailCode: {
    codeType1: { state: states.createPassword },
    codeType2: { state: states.finishing, effects: finish },
    codeNoType: { state: states.emailCode, effects: [{ type: 'openTwoFactor' }] },
  },
  createPassword: {
    passwordCreated: { state: { step: 'finishing', after: 'createPassword' }, effects: finish },
    wentBack: { state: states.emailCode },
  },
  securityQuestion: {
    noQuestionFound: {
      state: states.securityQuestion,
      effects: [{ type: 'openForgotPassword' }],
    },
    wentBack: { state: states.password },
  },
  finishing: { finishFailed: { state: states.stranded } },
  stranded: {
    finishRetried: { state: states.finishing, effects: finish },
    wentBack: { state: states.stranded, effects: toStart },
  },
} as const

describe('type 1: mailed code, then a new password', () => {
  const machine = passwordOtpMachine(1)

  it('begins with the code', () => {
    expect(machine.initial).toEqual({ state: states.emailCode })
  })

  it('has the transitions of the table, and no others', () => {
    expect(
      deviations(machine, states, events, {
        ...forward,
        password: {
          ...forward.password,
          wentBack: { state: states.password, effects: toStart },
        },
        emailCode: {
          ...forward.emailCode,
          wentBack: { state: states.emailCode, effects: toStart },
        },
      }),
    ).toEqual([])
  })
})

describe('type 2: password, then mailed code', () => {
  const machine = passwordOtpMachine(2)

  it('begins with the password', () => {
    expect(machine.initial).toEqual({ state: states.password })
  })

  it('has the transitions of the table, and no others', () => {
    expect(
      deviations(machine, states, events, {
        ...forward,
        password: {
          ...forward.password,
          wentBack: { state: states.password, effects: toStart },
        },
        emailCode: { ...forward.emailCode, wentBack: { state: states.password } },
      }),
    ).toEqual([])
  })
})
