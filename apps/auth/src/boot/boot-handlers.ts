import { wait } from '@vestibule/base/clock'
import type { EffectHandlers } from '@vestibule/base/create-flow'
import type { BootEffect, BootEvent } from './boot-machine.ts'
import type { Surroundings } from './surroundings.ts'

/** After how long the loader says that loading takes long, in milliseconds. */
const slowAfterMs = 8000

export function bootHandlers(surroundings: Surroundings): EffectHandlers<BootEffect, BootEvent> {
  return {
    async load(_effect, signal) {
      return (await import('./load-platform.ts')).loadPlatform(surroundings, signal)
    },
    async awaitSlow(_effect, signal) {
      await wait(surroundings.clock, slowAfterMs, signal)
      return { type: 'tookLong' }
    },
  }
}
