import { wait } from '@vestibule/base/clock'
import {
  getBranding,
  getConfig,
  getEnvironment,
  isApiError,
  type Client,
} from '@vestibule/api-client'
import * as v from 'valibot'
import type { EffectHandlers } from '../flow/create-flow.ts'
import type { BootEffect, BootEvent } from './boot-machine.ts'
import { readSettings } from './settings.ts'
import type { Surroundings } from './surroundings.ts'

/** After this time, in milliseconds, the loader says that loading takes long. */
const slowAfterMs = 8000

const settingsEndpoint = {
  method: 'GET',
  path: '/static/auth/config.json',
  answer: v.unknown(),
  shape: 'bare',
} as const

export function bootHandlers({
  client,
  clock,
  inlinedSettings,
}: Surroundings): EffectHandlers<BootEffect, BootEvent> {
  return {
    async load(_effect, signal) {
      const options = { signal, cache: false }
      const [config, environment, branding, written] = await Promise.all([
        getConfig(client, options),
        getEnvironment(client, {}, options),
        getBranding(client, options),
        inlinedSettings ?? writtenSettings(client, signal),
      ])
      // Without all of these the app does not know which ways of signing in are allowed, so it shows no form.
      if (config.kind !== 'loaded' || environment.kind !== 'loaded' || written === unknown) {
        return { type: 'platformUnavailable' }
      }
      const result = readSettings(written)
      if (result.kind === 'invalid') return { type: 'settingsRejected', message: result.message }
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
          branding: branding.kind === 'loaded' ? branding.value : null,
        },
      }
    },
    async awaitSlow(_effect, signal) {
      await wait(clock, slowAfterMs, signal)
      return { type: 'tookLong' }
    },
  }
}

/** The settings file could not be read. */
const unknown = Symbol('unknown')

/**
 * Loads the settings file of a static host. Most hosts have none, or answer with an HTML page; then the defaults
 * apply.
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
