import type { Machine, Next } from '@vestibule/base/create-flow'
import type { EmailCodeOutcome } from '../../parts/email-code/email-code-machine.ts'
import {
  finish,
  onFinish,
  type Finish,
  type FinishEffect,
  type FinishEvent,
} from '../../parts/finish-sign-in.ts'

/** 1: first the mailed code, then the user sets a new password. 2: first the password, then the mailed code. */
export type PasswordOtpType = 1 | 2

export type PasswordOtpStep = 'password' | 'emailCode' | 'createPassword' | 'securityQuestion'

export type PasswordOtpState = { readonly step: PasswordOtpStep } | Finish<PasswordOtpStep>

export type PasswordOtpEvent =
  | { readonly type: 'passwordVerified' }
  | { readonly type: 'emailCodeVerified'; readonly outcome: EmailCodeOutcome }
  | { readonly type: 'passwordCreated' }
  | { readonly type: 'passwordForgotten' }
  /** The account has no security question, or the platform does not offer recovery by one. */
  | { readonly type: 'noQuestionFound' }
  | { readonly type: 'wentBack' }
  | FinishEvent

export type PasswordOtpEffect =
  | FinishEffect
  | { readonly type: 'openStart' }
  | { readonly type: 'openTwoFactor' }
  | { readonly type: 'openForgotPassword' }

type PasswordOtpNext = Next<PasswordOtpState, PasswordOtpEffect>

export function passwordOtpMachine(
  type: PasswordOtpType,
): Machine<PasswordOtpState, PasswordOtpEvent, PasswordOtpEffect> {
  return {
    initial: { state: { step: type === 1 ? 'emailCode' : 'password' } },
    transition: (state, event) =>
      event.type === 'wentBack' ? back(state, type) : forward(state, event),
  }
}

function forward(
  state: PasswordOtpState,
  event: Exclude<PasswordOtpEvent, { type: 'wentBack' }>,
): PasswordOtpNext {
  switch (event.type) {
    case 'passwordVerified':
      return { state: state.step === 'password' ? { step: 'emailCode' } : state }
    case 'passwordForgotten':
      return { state: state.step === 'password' ? { step: 'securityQuestion' } : state }
    case 'noQuestionFound':
      return {
        state,
        effects: state.step === 'securityQuestion' ? [{ type: 'openForgotPassword' }] : [],
      }
    case 'emailCodeVerified':
      return state.step === 'emailCode' ? afterEmailCode(state, event.outcome) : { state }
    case 'passwordCreated':
      return state.step === 'createPassword' ? finish('createPassword') : { state }
    case 'finishFailed':
    case 'finishRetried':
      return 'after' in state ? onFinish(state, event) : { state }
  }
}

// What the server says decides which step follows the mailed code, and not the type, which anybody can write into the
// address.
function afterEmailCode(state: PasswordOtpState, { userType }: EmailCodeOutcome): PasswordOtpNext {
  if (userType === 2) return finish('emailCode')
  if (userType === 1) return { state: { step: 'createPassword' } }
  return { state, effects: [{ type: 'openTwoFactor' }] }
}

function back(state: PasswordOtpState, type: PasswordOtpType): PasswordOtpNext {
  switch (state.step) {
    case 'password':
    case 'stranded':
      return { state, effects: [{ type: 'openStart' }] }
    case 'emailCode':
      return type === 1
        ? { state, effects: [{ type: 'openStart' }] }
        : { state: { step: 'password' } }
    case 'createPassword':
      return { state: { step: 'emailCode' } }
    case 'securityQuestion':
      return { state: { step: 'password' } }
    case 'finishing':
      return { state }
  }
}

export interface StepProps {
  readonly type: PasswordOtpType
  readonly email: string
  readonly dispatch: (event: PasswordOtpEvent) => void
}
