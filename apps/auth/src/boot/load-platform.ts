import {
  getBranding,
  getConfig,
  getEnvironment,
  isApiError,
  type Client,
} from '@vestibule/api-client'
import type { Branding } from '@vestibule/api-client/contract'
import { themeToShow } from '@vestibule/app-kit/theme-choice'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import { applyTheme } from '@vestibule/ui/theme'
import * as v from 'valibot'
import type { BootEvent } from './boot-machine.ts'
import {
  defaultSettings,
  readSettings,
  type Settings,
} from '@vestibule/app-kit/screens/auth-settings'
import type { Surroundings } from './surroundings.ts'

const settingsEndpoint = {
  method: 'GET',
  path: '/static/auth/config.json',
  answer: v.unknown(),
  shape: 'bare',
} as const

/**
 * Requests the data about the platform and the settings, and returns the event that contains them or says why they are
 * missing. Only a page of a static host needs this: the server writes these data into the pages that it sends.
 */
export async function loadPlatform(
  { client, inlinedSettings, localStorage }: Surroundings,
  signal: AbortSignal,
): Promise<BootEvent> {
  const options = { signal, cache: false }
  const [config, environment, branding, written] = await Promise.all([
    getConfig(client, options),
    getEnvironment(client, {}, options),
    getBranding(client, options),
    inlinedSettings ?? writtenSettings(client, signal),
  ])
  // Without all of these answers the app does not know which ways of signing in are allowed, so it shows no form.
  if (config.kind !== 'loaded' || environment.kind !== 'loaded' || written === unknown) {
    return { type: 'platformUnavailable' }
  }
  const result = readSettings(written)
  if (result.kind === 'invalid') return { type: 'settingsRejected', message: result.message }
  const shown = branding.kind === 'loaded' ? branding.value : null
  showTheme(localStorage, result.value, shown)
  return {
    type: 'loaded',
    settings: result.value,
    platform: {
      config: config.value.config,
      dataPartnerId: config.value.dataPartnerId,
      environment: {
        type: environment.value.envType,
        sourceType: environment.value.sourceEnvType,
      },
      branding: shown,
    },
  }
}

/** What `writtenSettings` returns if the settings file could not be read. */
const unknown = Symbol('unknown')

/**
 * Loads the settings file of a static host. Returns undefined, so that the defaults apply, if the host has no such file
 * or answers with an HTML page, as most hosts do. Returns `unknown` if the file could not be read.
 */
async function writtenSettings(client: Client, signal: AbortSignal): Promise<unknown> {
  try {
    return await client.request(settingsEndpoint, { signal, cache: false })
  } catch (error) {
    if (!isApiError(error)) throw error
    const isAbsent = error.status === 404 || error.kind === 'html'
    return isAbsent ? undefined : unknown
  }
}

/**
 * Gives the page the theme and the colours of the platform. Only needed if the server did not write them into the page.
 */
function showTheme(
  storage: Pick<KeyValueStorage, 'getItem'>,
  { primaryColor }: Pick<Settings, 'primaryColor'>,
  branding: Branding | null,
): void {
  const page = branding?.authAppBackgroundColor
  applyTheme(document.documentElement, {
    theme: themeToShow(storage, branding?.theme),
    branding: {
      // The default colour needs no override: the design tokens contain it, with shades for each theme.
      ...(primaryColor !== defaultSettings.primaryColor && { primary: primaryColor }),
      ...(page !== undefined && { page }),
    },
  })
}
