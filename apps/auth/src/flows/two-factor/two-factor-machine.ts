import type { Machine, Next } from '../../flow/create-flow.ts'
import type { EmailCodeOutcome } from '../../parts/email-code/email-code-machine.ts'
import type { Problem } from '../../parts/problem.ts'

export type TwoFactorStep =
  | 'emailCode'
  | 'authenticatorCode'
  | 'recoveryCode'
  | 'setup'
  | 'recoveryCodes'
  /** The page was loaded again at the recovery codes, which are not shown twice. */
  | 'shownCodes'
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
  | { readonly type: 'newCodesWanted' }
  | { readonly type: 'newDeviceWanted' }
  | { readonly type: 'newDeviceDeclined' }
  | { readonly type: 'wentBack' }
  | { readonly type: 'finishFailed'; readonly problem: Problem }
  | { readonly type: 'finishRetried' }

export type TwoFactorCommand =
  | { readonly type: 'finish' }
  /** From here on a reload must not begin anew. */
  | { readonly type: 'noteCodes' }
  | { readonly type: 'openStart' }
  | { readonly type: 'openNewDevice' }

type TwoFactorNext = Next<TwoFactorState, TwoFactorCommand>

export function twoFactorMachine(
  begin: 'emailCode' | 'shownCodes',
): Machine<TwoFactorState, TwoFactorEvent, TwoFactorCommand> {
  return { initial: { state: { step: begin } }, transition }
}

function transition(state: TwoFactorState, event: TwoFactorEvent): TwoFactorNext {
  switch (state.step) {
    case 'emailCode':
      if (event.type === 'emailCodeVerified') return afterEmailCode(event.outcome)
      return event.type === 'wentBack' ? { state, commands: [{ type: 'openStart' }] } : { state }
    case 'authenticatorCode':
    case 'recoveryCode':
      return onSecondFactor(state, event)
    case 'setup':
      if (event.type === 'authenticatorConfirmed') {
        return { state: { step: 'recoveryCodes' }, commands: [{ type: 'noteCodes' }] }
      }
      return event.type === 'wentBack' ? { state: { step: 'emailCode' } } : { state }
    case 'recoveryCodes':
      // Not back: the key is confirmed, and another one would be set up in its place.
      return event.type === 'recoveryCodesSaved' ? finish('recoveryCodes') : { state }
    case 'shownCodes':
      if (event.type === 'newCodesWanted') return { state: { step: 'recoveryCodes' } }
      return event.type === 'recoveryCodesSaved' ? finish('shownCodes') : { state }
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
