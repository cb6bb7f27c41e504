import type { Machine, Next } from '../../flow/create-flow.ts'
import type { Problem } from '../../parts/problem.ts'

/** `shownCodes`: the page was loaded again at the recovery codes, which are not shown twice. */
export type NewDeviceStep = 'setup' | 'recoveryCodes' | 'shownCodes'

export type NewDeviceState =
  | { readonly step: NewDeviceStep }
  | { readonly step: 'finishing'; readonly after: 'recoveryCodes' | 'shownCodes' }
  | {
      readonly step: 'stranded'
      readonly after: 'recoveryCodes' | 'shownCodes'
      readonly problem: Problem
    }

export type NewDeviceEvent =
  | { readonly type: 'authenticatorConfirmed' }
  | { readonly type: 'recoveryCodesSaved' }
  | { readonly type: 'newCodesWanted' }
  | { readonly type: 'finishFailed'; readonly problem: Problem }
  | { readonly type: 'finishRetried' }

export type NewDeviceCommand =
  | { readonly type: 'finish' }
  /** From here on a reload must not show another key. */
  | { readonly type: 'noteCodes' }

type NewDeviceNext = Next<NewDeviceState, NewDeviceCommand>

/** Someone signed in: a new authenticator, then the recovery codes that go with it. */
export function newDeviceMachine(
  begin: 'setup' | 'shownCodes',
): Machine<NewDeviceState, NewDeviceEvent, NewDeviceCommand> {
  return { initial: { state: { step: begin } }, transition }
}

function transition(state: NewDeviceState, event: NewDeviceEvent): NewDeviceNext {
  switch (state.step) {
    case 'setup':
      return event.type === 'authenticatorConfirmed'
        ? { state: { step: 'recoveryCodes' }, commands: [{ type: 'noteCodes' }] }
        : { state }
    case 'recoveryCodes':
      return event.type === 'recoveryCodesSaved' ? finish('recoveryCodes') : { state }
    case 'shownCodes':
      if (event.type === 'newCodesWanted') return { state: { step: 'recoveryCodes' } }
      return event.type === 'recoveryCodesSaved' ? finish('shownCodes') : { state }
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

function finish(after: 'recoveryCodes' | 'shownCodes'): NewDeviceNext {
  return { state: { step: 'finishing', after }, commands: [{ type: 'finish' }] }
}
