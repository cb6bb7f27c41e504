import type { Machine, Next } from '../../flow/create-flow.ts'
import type { EmailCodeOutcome } from '../../parts/email-code/email-code-machine.ts'
import type { Problem } from '../../parts/problem.ts'

export type TwoFactorStep =
  | 'emailCode'
  | 'authenticatorCode'
  | 'recoveryCode'
  | 'setup'
  | 'recoveryCodes'
  /** Signed in by a recovery code: the device may be gone. */
  | 'lostDevice'

export type TwoFactorState =
  | { readonly step: TwoFactorStep }
  /** Signed in: the server is asked where to go, and the last step stays on the screen, busy. */
  | { readonly step: 'finishing'; readonly after: TwoFactorStep }
  | { readonly step: 'stranded'; readonly after: TwoFactorStep; readonly problem: Problem }

export type TwoFactorEvent =
  | { readonly type: 'emailCodeVerified'; readonly outcome: EmailCodeOutcome }
  | { readonly type: 'authenticatorVerified' }
  | { readonly type: 'recoveryCodeVerified' }
  | { readonly type: 'recoveryCodeChosen' }
  | { readonly type: 'authenticatorChosen' }
  | { readonly type: 'authenticatorConfirmed' }
  | { readonly type: 'recoveryCodesSaved' }
  | { readonly type: 'newDeviceWanted' }
  | { readonly type: 'newDeviceDeclined' }
  | { readonly type: 'wentBack' }
  | { readonly type: 'finishFailed'; readonly problem: Problem }
  | { readonly type: 'finishRetried' }

export type TwoFactorCommand =
  | { readonly type: 'finish' }
  | { readonly type: 'openStart' }
  | { readonly type: 'openNewDevice' }

type TwoFactorNext = Next<TwoFactorState, TwoFactorCommand>

export const twoFactorMachine: Machine<TwoFactorState, TwoFactorEvent, TwoFactorCommand> = {
  initial: { state: { step: 'emailCode' } },
  transition(state, event) {
    switch (state.step) {
      case 'emailCode':
        if (event.type === 'emailCodeVerified') return afterEmailCode(event.outcome)
        return event.type === 'wentBack' ? { state, commands: [{ type: 'openStart' }] } : { state }
      case 'authenticatorCode':
      case 'recoveryCode':
        return onSecondFactor(state, event)
      case 'setup':
        if (event.type === 'authenticatorConfirmed') return { state: { step: 'recoveryCodes' } }
        return event.type === 'wentBack' ? { state: { step: 'emailCode' } } : { state }
      case 'recoveryCodes':
        if (event.type === 'recoveryCodesSaved') return finish('recoveryCodes')
        return event.type === 'wentBack' ? { state: { step: 'setup' } } : { state }
      case 'lostDevice':
        if (event.type === 'newDeviceDeclined') return finish('lostDevice')
        return event.type === 'newDeviceWanted'
          ? { state, commands: [{ type: 'openNewDevice' }] }
          : { state }
      case 'finishing':
        return {
          state:
            event.type === 'finishFailed'
              ? { step: 'stranded', after: state.after, problem: event.problem }
              : state,
        }
      case 'stranded':
        return event.type === 'finishRetried' ? finish(state.after) : { state }
    }
  },
}

/** Without a word about the device it is asked for, so that who has one is never shown a new key. */
function afterEmailCode({ userType, hasAuthenticator }: EmailCodeOutcome): TwoFactorNext {
  if (userType === 2) return finish('emailCode')
  return { state: { step: hasAuthenticator === false ? 'setup' : 'authenticatorCode' } }
}

function onSecondFactor(state: TwoFactorState, event: TwoFactorEvent): TwoFactorNext {
  switch (event.type) {
    case 'recoveryCodeChosen':
      return { state: { step: 'recoveryCode' } }
    case 'authenticatorChosen':
      return { state: { step: 'authenticatorCode' } }
    case 'authenticatorVerified':
      // New recovery codes would make the saved ones worthless, so they follow a new device only.
      return state.step === 'authenticatorCode' ? finish('authenticatorCode') : { state }
    case 'recoveryCodeVerified':
      return { state: state.step === 'recoveryCode' ? { step: 'lostDevice' } : state }
    case 'wentBack':
      return { state: { step: 'emailCode' } }
    default:
      return { state }
  }
}

function finish(after: TwoFactorStep): TwoFactorNext {
  return { state: { step: 'finishing', after }, commands: [{ type: 'finish' }] }
}
