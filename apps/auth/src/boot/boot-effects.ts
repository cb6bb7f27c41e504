import {
  getBranding,
  getConfig,
  getEnvironment,
  isApiError,
  type Client,
} from '@vestibule/api-client'
import * as v from 'valibot'
import type { Effects } from '../flow/create-flow.ts'
import type { BootCommand, BootEvent } from './boot-machine.ts'
import { readSettings } from './settings.ts'
import type { Surroundings } from './surroundings.ts'

/** When the loader begins to say that it takes long. */
const slowAfterMs = 8000

const settingsEndpoint = {
  method: 'GET',
  path: '/static/auth/config.json',
  answer: v.unknown(),
  shape: 'bare',
} as const

export function bootEffects({
  client,
  clock,
  inlinedSettings,
}: Surroundings): Effects<BootCommand, BootEvent> {
  return {
    async load(_command, signal) {
      const options = { signal, cache: false }
      const [config, environment, branding, written] = await Promise.all([
        getConfig(client, options),
        getEnvironment(client, {}, options),
        getBranding(client, options),
        inlinedSettings ?? writtenSettings(client, signal),
      ])
      // Closed if in doubt: without all of these it is not known which way of signing in is allowed.
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
    async awaitSlow(_command, signal) {
      await clock.wait(slowAfterMs, signal)
      return { type: 'tookLong' }
    },
  }
}

/** It could not be found out. */
const unknown = Symbol('unknown')

/** The settings file of a static host. Most have none, or answer with a page instead: then the defaults hold. */
async function writtenSettings(client: Client, signal: AbortSignal): Promise<unknown> {
  try {
    return await client.request(settingsEndpoint, { signal, cache: false })
  } catch (error) {
    if (!isApiError(error)) throw error
    const isAbsent = error.status === 404 || error.kind === 'html'
    return isAbsent ? undefined : unknown
  }
}
