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
 * `show`, `recover`: the account has a second factor, or a recovery code in its place. `choose`, `setUp`: another one is
 * set up.
 */
export type SecondFactorState =
  | { readonly step: 'show' | 'recover' | 'choose' | 'setUp' | 'signInAgain' | CodesStep }
  | Finish<'show' | CodesStep | 'none'>

export type SecondFactorEvent =
  | { readonly type: 'recoveryCodeChosen' }
  | { readonly type: 'authenticatorChosen' }
  | { readonly type: 'wentBack' }
  /** The account's factor was accepted. */
  | { readonly type: 'factorShown' }
  | { readonly type: 'factorSetUp' }
  | CodesEvent
  | FinishEvent

type SecondFactorNext = Next<SecondFactorState, CodesEffect>

/** `none`: the session lacks nothing, for example because another tab was faster. */
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
