import type { Machine, Next } from '@vestibule/base/create-flow'
import {
  finish,
  onFinish,
  type Finish,
  type FinishEffect,
  type FinishEvent,
} from '../../parts/finish-sign-in.ts'

/**
 * `shownCodes`: the page was reloaded after it had shown the recovery codes. It cannot show them a second time, so the
 * user either confirms that the codes are saved or asks for new ones.
 */
export type NewDeviceStep = 'setup' | 'recoveryCodes' | 'shownCodes'

export type NewDeviceState =
  | { readonly step: NewDeviceStep }
  | Finish<'recoveryCodes' | 'shownCodes'>

export type NewDeviceEvent =
  | { readonly type: 'authenticatorConfirmed' }
  | { readonly type: 'recoveryCodesSaved' }
  | { readonly type: 'newCodesWanted' }
  | FinishEvent

export type NewDeviceEffect =
  | FinishEffect
  /** Stores that the codes were shown, so that a reload does not show another key. */
  | { readonly type: 'noteCodes' }

type NewDeviceNext = Next<NewDeviceState, NewDeviceEffect>

/** For a signed-in user: a new authenticator, then its recovery codes. */
export function newDeviceMachine(
  begin: 'setup' | 'shownCodes',
): Machine<NewDeviceState, NewDeviceEvent, NewDeviceEffect> {
  return { initial: { state: { step: begin } }, transition }
}

function transition(state: NewDeviceState, event: NewDeviceEvent): NewDeviceNext {
  switch (state.step) {
    case 'setup':
      return event.type === 'authenticatorConfirmed'
        ? { state: { step: 'recoveryCodes' }, effects: [{ type: 'noteCodes' }] }
        : { state }
    case 'recoveryCodes':
      return event.type === 'recoveryCodesSaved' ? finish('recoveryCodes') : { state }
    case 'shownCodes':
      if (event.type === 'newCodesWanted') return { state: { step: 'recoveryCodes' } }
      return event.type === 'recoveryCodesSaved' ? finish('shownCodes') : { state }
    case 'finishing':
    case 'stranded':
      return onFinish(state, event)
  }
}
