import type { Machine } from '../flow/create-flow.ts'
import type { Platform } from './page-config.ts'
import type { Settings } from './settings.ts'

/** What the app must know before its first screen: without it no screen is shown at all. */
export type BootState =
  | { readonly status: 'loading'; readonly slow: boolean }
  | { readonly status: 'ready'; readonly platform: Platform; readonly settings: Settings }
  | { readonly status: 'unavailable' }
  | { readonly status: 'misconfigured'; readonly message: string }

export type BootEvent =
  | { readonly type: 'loaded'; readonly platform: Platform; readonly settings: Settings }
  | { readonly type: 'settingsRejected'; readonly message: string }
  | { readonly type: 'platformUnavailable' }
  | { readonly type: 'tookLong' }
  | { readonly type: 'retryRequested' }

export type BootCommand = { readonly type: 'load' } | { readonly type: 'awaitSlow' }

const loading = {
  state: { status: 'loading', slow: false },
  commands: [{ type: 'load' }, { type: 'awaitSlow' }],
} as const

/** Begins with what the page was given; without it, loads. */
export function bootMachine(given?: BootState): Machine<BootState, BootEvent, BootCommand> {
  return {
    initial: given ? { state: given } : loading,
    transition(state, event) {
      if (event.type === 'retryRequested') {
        return state.status === 'unavailable' ? loading : { state }
      }
      if (state.status !== 'loading') return { state }
      switch (event.type) {
        case 'loaded': {
          const { platform, settings } = event
          return { state: { status: 'ready', platform, settings } }
        }
        case 'settingsRejected':
          return { state: { status: 'misconfigured', message: event.message } }
        case 'platformUnavailable':
          return { state: { status: 'unavailable' } }
        case 'tookLong':
          return { state: { status: 'loading', slow: true } }
      }
    },
  }
}
