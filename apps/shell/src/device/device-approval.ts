import { approveDeviceCode, getDeviceCode, type Client } from '@vestibule/api-client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  deviceTransition,
  firstDeviceState,
  problemOf,
  type Decision,
  type DeviceEvent,
  type DeviceState,
} from './device-machine.ts'

/** Approves or denies the code that another browser shows. */
export interface DeviceApproval {
  readonly store: StoreApi<DeviceState>
  /** Looks up the browser that shows the code. */
  readonly find: (code: string) => Promise<void>
  readonly decide: (decision: Decision) => Promise<void>
  readonly restart: () => void
}

export function createDeviceApproval(client: Client): DeviceApproval {
  const store = createStore<DeviceState>(() => firstDeviceState)
  const dispatch = (event: DeviceEvent) =>
    store.setState((state) => deviceTransition(state, event), true)

  return {
    store,
    async find(code) {
      if (store.getState().step !== 'code') return
      dispatch({ type: 'codeEntered', code })
      const outcome = await getDeviceCode(client, { code })
      if (outcome.kind === 'loaded') dispatch({ type: 'found', browser: outcome.value })
      else dispatch({ type: 'refused', problem: problemOf(outcome) })
    },
    async decide(decision) {
      const state = store.getState()
      if (state.step !== 'review' || state.deciding) return
      dispatch({ type: 'decisionMade', decision })
      const outcome = await approveDeviceCode(client, { code: state.code, decision })
      if (outcome.kind === 'decided') dispatch({ type: 'decisionStored' })
      else if (outcome.kind === 'notFound') {
        dispatch({ type: 'codeGone', problem: problemOf(outcome) })
      } else dispatch({ type: 'refused', problem: problemOf(outcome) })
    },
    restart: () => dispatch({ type: 'restarted' }),
  }
}
