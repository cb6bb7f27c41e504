import type { Machine, Next } from '@vestibule/base/create-flow'
import {
  finish,
  onFinish,
  type Finish,
  type FinishEffect,
  type FinishEvent,
} from '../../parts/finish-sign-in.ts'

/**
 * `show`, `recover`: the account has a second factor, or a recovery code in its place. `choose`, `setUp`: another one is set
 * up. `shownCodes`: the page was reloaded after it had shown the recovery codes, which it cannot do twice.
 */
export type SecondFactorStep =
  | { readonly step: 'show' | 'recover' | 'choose' | 'setUp' | 'signInAgain' }
  | { readonly step: 'recoveryCodes' | 'shownCodes' }

export type SecondFactorState =
  | SecondFactorStep
  | Finish<'show' | 'recoveryCodes' | 'shownCodes' | 'none'>

export type SecondFactorEvent =
  | { readonly type: 'recoveryCodeChosen' }
  | { readonly type: 'authenticatorChosen' }
  | { readonly type: 'wentBack' }
  /** The account's factor was accepted. */
  | { readonly type: 'factorShown' }
  | { readonly type: 'factorSetUp' }
  | { readonly type: 'recoveryCodesSaved' }
  | { readonly type: 'newCodesWanted' }
  | FinishEvent

export type SecondFactorEffect =
  | FinishEffect
  /** Stores that the codes were shown, so that a reload does not make others. */
  | { readonly type: 'noteCodes' }

type SecondFactorNext = Next<SecondFactorState, SecondFactorEffect>

/** `none`: the session lacks nothing, for example because another tab was faster. */
export type Beginning = 'show' | 'choose' | 'signInAgain' | 'shownCodes' | 'none'

/** The second factor that a session lacks: shown, or set up with its recovery codes. */
export function secondFactorMachine(
  begin: Beginning,
): Machine<SecondFactorState, SecondFactorEvent, SecondFactorEffect> {
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
      return event.type === 'factorSetUp' ? codes : { state }
    case 'setUp':
      if (event.type === 'wentBack') return { state: { step: 'choose' } }
      return event.type === 'factorSetUp' ? codes : { state }
    case 'recoveryCodes':
      return event.type === 'recoveryCodesSaved' ? finish('recoveryCodes') : { state }
    case 'shownCodes':
      if (event.type === 'newCodesWanted') return { state: { step: 'recoveryCodes' } }
      return event.type === 'recoveryCodesSaved' ? finish('shownCodes') : { state }
    case 'signInAgain':
      return { state }
    case 'finishing':
    case 'stranded':
      return onFinish(state, event)
  }
}

const codes: SecondFactorNext = {
  state: { step: 'recoveryCodes' },
  effects: [{ type: 'noteCodes' }],
}
