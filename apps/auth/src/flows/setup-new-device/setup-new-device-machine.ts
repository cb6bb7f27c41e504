import type { Machine } from '@vestibule/base/create-flow'
import {
  onCodes,
  showCodes,
  type CodesEffect,
  type CodesEvent,
  type CodesStep,
} from '../../parts/authenticator/codes-machine.ts'
import { onFinish, type Finish, type FinishEvent } from '../../parts/finish-sign-in.ts'

export type NewDeviceState = { readonly step: 'setup' | CodesStep } | Finish<CodesStep>

export type NewDeviceEvent = { readonly type: 'authenticatorConfirmed' } | CodesEvent | FinishEvent

/**
 * The flow of a signed-in user who sets up a new authenticator and then gets recovery codes. It begins with
 * `shownCodes` if the page was reloaded after it had shown the codes.
 */
export function newDeviceMachine(
  begin: 'setup' | 'shownCodes',
): Machine<NewDeviceState, NewDeviceEvent, CodesEffect> {
  return {
    initial: { state: { step: begin } },
    transition(state, event) {
      switch (state.step) {
        case 'setup':
          return event.type === 'authenticatorConfirmed' ? showCodes : { state }
        case 'recoveryCodes':
        case 'shownCodes':
          return onCodes(state.step, event)
        case 'finishing':
        case 'stranded':
          return onFinish(state, event)
      }
    },
  }
}
