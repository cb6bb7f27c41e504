import {
  approveDeviceCode,
  decideTokenRequest,
  getDeviceCode,
  getTokenRequest,
  type Client,
} from '@vestibule/api-client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  deviceTransition,
  firstDeviceState,
  problemOf,
  type Decision,
  type DeviceEvent,
  type DeviceState,
} from './device-machine.ts'

/** The approval, on this page, of a code that another browser, or a program, shows. */
export interface DeviceApproval {
  readonly store: StoreApi<DeviceState>
  /** Asks the server which browser or program shows the code. */
  readonly find: (code: string) => Promise<void>
  readonly decide: (decision: Decision) => Promise<void>
  readonly restart: () => void
}

export function createDeviceApproval(client: Client): DeviceApproval {
  const store = createStore<DeviceState>(() => firstDeviceState)
  const dispatch = (event: DeviceEvent) =>
    store.setState((state) => deviceTransition(state, event), true)

  /** Called if no browser shows the code: perhaps a program does, which asks for a token. */
  async function findToken(code: string) {
    const outcome = await getTokenRequest(client, { code })
    if (outcome.kind !== 'loaded') dispatch({ type: 'refused', problem: problemOf(outcome) })
    else {
      const { client: browser, ...token } = outcome.value
      dispatch({ type: 'found', browser, token })
    }
  }

  return {
    store,
    async find(code) {
      if (store.getState().step !== 'code') return
      dispatch({ type: 'codeEntered', code })
      const outcome = await getDeviceCode(client, { code })
      if (outcome.kind === 'loaded') {
        dispatch({ type: 'found', browser: outcome.value, token: null })
      } else if (outcome.kind === 'notFound') await findToken(code)
      else dispatch({ type: 'refused', problem: problemOf(outcome) })
    },
    async decide(decision) {
      const state = store.getState()
      if (state.step !== 'review' || state.deciding) return
      dispatch({ type: 'decisionMade', decision })
      const send = state.token === null ? approveDeviceCode : decideTokenRequest
      const outcome = await send(client, { code: state.code, decision })
      if (outcome.kind === 'decided') dispatch({ type: 'decisionStored' })
      else if (outcome.kind === 'notFound') {
        dispatch({ type: 'codeGone', problem: problemOf(outcome) })
      } else dispatch({ type: 'refused', problem: problemOf(outcome) })
    },
    restart: () => dispatch({ type: 'restarted' }),
  }
}
