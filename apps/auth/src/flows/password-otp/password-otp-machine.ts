import type { Machine, Next } from '../../flow/create-flow.ts'
import type { EmailCodeOutcome } from '../../parts/email-code/email-code-machine.ts'
import type { Problem } from '../../parts/problem.ts'

/** 1: mailed code, then a new password. 2: password, then mailed code. */
export type PasswordOtpType = 1 | 2

export type PasswordOtpStep = 'password' | 'emailCode' | 'createPassword' | 'securityQuestion'

export type PasswordOtpState =
  | { readonly step: PasswordOtpStep }
  /** Signed in: the server is asked where to go, and the last step stays on the screen, busy. */
  | { readonly step: 'finishing'; readonly after: PasswordOtpStep }
  /** Signed in, but the server could not be asked. */
  | { readonly step: 'stranded'; readonly after: PasswordOtpStep; readonly problem: Problem }

export type PasswordOtpEvent =
  | { readonly type: 'passwordVerified' }
  | { readonly type: 'emailCodeVerified'; readonly outcome: EmailCodeOutcome }
  | { readonly type: 'passwordCreated' }
  | { readonly type: 'passwordForgotten' }
  /** The account has no security question, or they are not used here. */
  | { readonly type: 'noQuestionFound' }
  | { readonly type: 'wentBack' }
  | { readonly type: 'finishFailed'; readonly problem: Problem }
  | { readonly type: 'finishRetried' }

export type PasswordOtpCommand =
  | { readonly type: 'finish' }
  | { readonly type: 'openStart' }
  | { readonly type: 'openTwoFactor' }
  | { readonly type: 'openForgotPassword' }

type PasswordOtpNext = Next<PasswordOtpState, PasswordOtpCommand>

export function passwordOtpMachine(
  type: PasswordOtpType,
): Machine<PasswordOtpState, PasswordOtpEvent, PasswordOtpCommand> {
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
        commands: state.step === 'securityQuestion' ? [{ type: 'openForgotPassword' }] : [],
      }
    case 'emailCodeVerified':
      return state.step === 'emailCode' ? afterEmailCode(state, event.outcome) : { state }
    case 'passwordCreated':
      return state.step === 'createPassword' ? finish('createPassword') : { state }
    case 'finishFailed':
      return {
        state:
          state.step === 'finishing'
            ? { step: 'stranded', after: state.after, problem: event.problem }
            : state,
      }
    case 'finishRetried':
      return state.step === 'stranded' ? finish(state.after) : { state }
  }
}

// The server is the authority on what follows a right code, whatever the type in the address says.
function afterEmailCode(state: PasswordOtpState, { userType }: EmailCodeOutcome): PasswordOtpNext {
  if (userType === 2) return finish('emailCode')
  if (userType === 1) return { state: { step: 'createPassword' } }
  return { state, commands: [{ type: 'openTwoFactor' }] }
}

function finish(after: PasswordOtpStep): PasswordOtpNext {
  return { state: { step: 'finishing', after }, commands: [{ type: 'finish' }] }
}

function back(state: PasswordOtpState, type: PasswordOtpType): PasswordOtpNext {
  switch (state.step) {
    case 'password':
    case 'stranded':
      return { state, commands: [{ type: 'openStart' }] }
    case 'emailCode':
      return type === 1
        ? { state, commands: [{ type: 'openStart' }] }
        : { state: { step: 'password' } }
    case 'createPassword':
      return { state: { step: 'emailCode' } }
    case 'securityQuestion':
      return { state: { step: 'password' } }
    case 'finishing':
      return { state }
  }
}
