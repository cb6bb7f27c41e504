import type { Machine, Next } from '../../flow/create-flow.ts'
import type { Problem } from '../../parts/problem.ts'

export type NewDeviceStep = 'setup' | 'recoveryCodes'

export type NewDeviceState =
  | { readonly step: NewDeviceStep }
  | { readonly step: 'finishing' }
  | { readonly step: 'stranded'; readonly problem: Problem }

export type NewDeviceEvent =
  | { readonly type: 'authenticatorConfirmed' }
  | { readonly type: 'recoveryCodesSaved' }
  | { readonly type: 'wentBack' }
  | { readonly type: 'finishFailed'; readonly problem: Problem }
  | { readonly type: 'finishRetried' }

export interface NewDeviceCommand {
  readonly type: 'finish'
}

const finish: Next<NewDeviceState, NewDeviceCommand> = {
  state: { step: 'finishing' },
  commands: [{ type: 'finish' }],
}

/** Someone signed in: a new authenticator, then the recovery codes that go with it. */
export const newDeviceMachine: Machine<NewDeviceState, NewDeviceEvent, NewDeviceCommand> = {
  initial: { state: { step: 'setup' } },
  transition(state, event) {
    switch (state.step) {
      case 'setup':
        return {
          state: event.type === 'authenticatorConfirmed' ? { step: 'recoveryCodes' } : state,
        }
      case 'recoveryCodes':
        if (event.type === 'recoveryCodesSaved') return finish
        return { state: event.type === 'wentBack' ? { step: 'setup' } : state }
      case 'finishing':
        return {
          state:
            event.type === 'finishFailed' ? { step: 'stranded', problem: event.problem } : state,
        }
      case 'stranded':
        return event.type === 'finishRetried' ? finish : { state }
    }
  },
}
