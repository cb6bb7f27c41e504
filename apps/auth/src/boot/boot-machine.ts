import type { AuthPage, Checked } from '@vestibule/api-client/contract'
import { complete } from '@vestibule/app-kit/settings'
import type { Machine } from '@vestibule/base/create-flow'
import type { Platform } from '@vestibule/app-kit/screens/platform'
import { needsDeviceCode } from './needs-device-code.ts'
import type { Settings } from '@vestibule/app-kit/screens/auth-settings'

/**
 * The state of loading the data about the platform and the settings, which the app must know before it shows a screen.
 * `slow`: loading takes long; `unavailable`: they could not be loaded; `misconfigured`: the settings are invalid.
 */
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

export type BootEffect = { readonly type: 'load' } | { readonly type: 'awaitSlow' }

const loading = {
  state: { status: 'loading', slow: false },
  effects: [{ type: 'load' }, { type: 'awaitSlow' }],
} as const

/**
 * The machine that loads the data about the platform and the settings. If a state is given, it begins there and loads
 * nothing.
 */
export function bootMachine(given?: BootState): Machine<BootState, BootEvent, BootEffect> {
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

/**
 * The state with which the app begins, made from the data that the server wrote into the page. `misconfigured` if these
 * data are invalid. Undefined if there are none, or none about the platform, so that the app must load them.
 */
export function givenState(page: Checked<AuthPage> | undefined): BootState | undefined {
  if (!page) return undefined
  if (page.kind === 'invalid') return { status: 'misconfigured', message: page.message }
  const { platform, settings } = page.value
  return platform && { status: 'ready', platform, settings: complete(settings) }
}

/**
 * Which of the two prerendered start screens the page may show: the one without (`start`) or with (`start-sign-up`) the
 * button 'New User? Sign up'. `none` if the app begins with an error, or sign-in with a device code.
 */
export function prerenderedScreen(given: BootState): 'start' | 'start-sign-up' | 'none' {
  if (given.status !== 'ready' || needsDeviceCode(given.platform, given.settings)) return 'none'
  return given.platform.config.sign_up_data.enable_sign_up ? 'start-sign-up' : 'start'
}
