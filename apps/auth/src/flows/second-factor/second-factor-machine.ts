import type { Machine, Next } from '@vestibule/base/create-flow'
import {
  onCodes,
  showCodes,
  type CodesEffect,
  type CodesEvent,
  type CodesStep,
} from '../../parts/authenticator/codes-machine.ts'
import { finish, onFinish, type Finish, type FinishEvent } from '../../parts/finish-sign-in.ts'

/**
 * The steps of the flow. `show`, `recover`: the user shows the second factor of the account, or a recovery code
 * instead. `choose`, `setUp`: the user sets up a second factor. `signInAgain`: the user may do neither before signing
 * in again.
 */
export type SecondFactorState =
  | { readonly step: 'show' | 'recover' | 'choose' | 'setUp' | 'signInAgain' | CodesStep }
  | Finish<'show' | CodesStep | 'none'>

export type SecondFactorEvent =
  | { readonly type: 'recoveryCodeChosen' }
  | { readonly type: 'authenticatorChosen' }
  | { readonly type: 'wentBack' }
  /** The server has accepted the second factor that the user has shown. */
  | { readonly type: 'factorShown' }
  | { readonly type: 'factorSetUp' }
  | CodesEvent
  | FinishEvent

type SecondFactorNext = Next<SecondFactorState, CodesEffect>

/**
 * The step with which the flow begins. `shownCodes`: the page was reloaded after it had shown new recovery codes.
 * `none`: the session lacks no factor, for example because the user has shown one in another tab. The other values are
 * steps of `SecondFactorState`.
 */
export type Beginning = 'show' | 'choose' | 'signInAgain' | 'shownCodes' | 'none'

/**
 * The flow of a user whose session lacks a second factor. The user shows a second factor, or sets one up and then gets
 * recovery codes.
 */
export function secondFactorMachine(
  begin: Beginning,
): Machine<SecondFactorState, SecondFactorEvent, CodesEffect> {
  return {
    initial: begin === 'none' ? finish('none') : { state: { step: begin } },
    transition,
  }
}

function transition(state: SecondFactorState, event: SecondFactorEvent): SecondFactorNext {
  switch (state.step) {
    case 'show':
      if (event.type === 'recoveryCodeChosen') return { state: { step: 'recover' } }
      return event.type === 'factorShown' ? finish('show') : { state }
    case 'recover':
      return event.type === 'wentBack' ? { state: { step: 'show' } } : { state }
    case 'choose':
      if (event.type === 'authenticatorChosen') return { state: { step: 'setUp' } }
      return event.type === 'factorSetUp' ? showCodes : { state }
    case 'setUp':
      if (event.type === 'wentBack') return { state: { step: 'choose' } }
      return event.type === 'factorSetUp' ? showCodes : { state }
    case 'recoveryCodes':
    case 'shownCodes':
      return onCodes(state.step, event)
    case 'signInAgain':
      return { state }
    case 'finishing':
    case 'stranded':
      return onFinish(state, event)
  }
}
