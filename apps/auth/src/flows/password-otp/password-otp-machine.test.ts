import { describe, expect, it } from 'vitest'
import { deviations } from '../../testing/transition-table.ts'
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
    codeType2: { state: states.finishing, commands: finish },
    codeNoType: { state: states.emailCode, commands: [{ type: 'openTwoFactor' }] },
  },
  createPassword: {
    passwordCreated: { state: { step: 'finishing', after: 'createPassword' }, commands: finish },
    wentBack: { state: states.emailCode },
  },
  securityQuestion: {
    noQuestionFound: {
      state: states.securityQuestion,
      commands: [{ type: 'openForgotPassword' }],
    },
    wentBack: { state: states.password },
  },
  finishing: { finishFailed: { state: states.stranded } },
  stranded: {
    finishRetried: { state: states.finishing, commands: finish },
    wentBack: { state: states.stranded, commands: toStart },
  },
} as const

describe('type 1: mailed code, then a new password', () => {
  const machine = passwordOtpMachine(1)

  it('begins with the code', () => {
    expect(machine.initial).toEqual({ state: states.emailCode })
  })

  it('moves as the table says, and not otherwise', () => {
    expect(
      deviations(machine, states, events, {
        ...forward,
        password: {
          ...forward.password,
          wentBack: { state: states.password, commands: toStart },
        },
        emailCode: {
          ...forward.emailCode,
          wentBack: { state: states.emailCode, commands: toStart },
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

  it('moves as the table says, and not otherwise', () => {
    expect(
      deviations(machine, states, events, {
        ...forward,
        password: {
          ...forward.password,
          wentBack: { state: states.password, commands: toStart },
        },
        emailCode: { ...forward.emailCode, wentBack: { state: states.password } },
      }),
    ).toEqual([])
  })
})
