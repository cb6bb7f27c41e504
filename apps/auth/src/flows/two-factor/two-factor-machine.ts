import type { Machine, Next } from '@vestibule/base/create-flow'
import type { EmailCodeOutcome } from '../../parts/email-code/email-code-machine.ts'
import {
  onCodes,
  showCodes,
  type CodesEffect,
  type CodesEvent,
  type CodesStep,
} from '../../parts/authenticator/codes-machine.ts'
import { finish, onFinish, type Finish, type FinishEvent } from '../../parts/finish-sign-in.ts'

export type TwoFactorStep =
  | 'emailCode'
  | 'authenticatorCode'
  | 'recoveryCode'
  | 'setup'
  | CodesStep
  /** The user has signed in with a recovery code, perhaps because the device with the authenticator is lost. */
  | 'lostDevice'

export type TwoFactorState = { readonly step: TwoFactorStep } | Finish<TwoFactorStep>

export type TwoFactorEvent =
  | { readonly type: 'emailCodeVerified'; readonly outcome: EmailCodeOutcome }
  | { readonly type: 'authenticatorVerified' }
  | { readonly type: 'recoveryCodeVerified' }
  | { readonly type: 'recoveryCodeChosen' }
  | { readonly type: 'authenticatorChosen' }
  | { readonly type: 'authenticatorConfirmed' }
  | { readonly type: 'newDeviceWanted' }
  | { readonly type: 'newDeviceDeclined' }
  | { readonly type: 'wentBack' }
  | CodesEvent
  | FinishEvent

export type TwoFactorEffect =
  | CodesEffect
  | { readonly type: 'openStart' }
  | { readonly type: 'openNewDevice' }

type TwoFactorNext = Next<TwoFactorState, TwoFactorEffect>

export function twoFactorMachine(
  begin: 'emailCode' | 'shownCodes',
): Machine<TwoFactorState, TwoFactorEvent, TwoFactorEffect> {
  return { initial: { state: { step: begin } }, transition }
}

function transition(state: TwoFactorState, event: TwoFactorEvent): TwoFactorNext {
  switch (state.step) {
    case 'emailCode':
      if (event.type === 'emailCodeVerified') return afterEmailCode(event.outcome)
      return event.type === 'wentBack' ? { state, effects: [{ type: 'openStart' }] } : { state }
    case 'authenticatorCode':
    case 'recoveryCode':
      return onSecondFactor(state, event)
    case 'setup':
      if (event.type === 'authenticatorConfirmed') return showCodes
      return event.type === 'wentBack' ? { state: { step: 'emailCode' } } : { state }
    case 'recoveryCodes':
    case 'shownCodes':
      return onCodes(state.step, event)
    case 'lostDevice':
      if (event.type === 'newDeviceDeclined') return finish('lostDevice')
      return event.type === 'newDeviceWanted'
        ? { state, effects: [{ type: 'openNewDevice' }] }
        : { state }
    case 'finishing':
    case 'stranded':
      return onFinish(state, event)
  }
}

/**
 * The step after the mailed code. If the server does not say whether the account has an authenticator, ask for a code
 * of it: the key of a new authenticator must not be shown to someone whose account has one.
 */
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
      // Make new recovery codes only for a new authenticator, because they invalidate those that the user has saved.
      return state.step === 'authenticatorCode' ? finish('authenticatorCode') : { state }
    case 'recoveryCodeVerified':
      return { state: state.step === 'recoveryCode' ? { step: 'lostDevice' } : state }
    case 'wentBack':
      return { state: { step: 'emailCode' } }
    default:
      return { state }
  }
}

export interface StepProps {
  readonly email: string
  /** Whether the user is signed in and the server is being asked where to go. */
  readonly finishing: boolean
  readonly dispatch: (event: TwoFactorEvent) => void
}
