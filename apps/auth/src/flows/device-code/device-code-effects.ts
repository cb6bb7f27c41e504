import { authenticateDeviceCode, registerDeviceCode } from '@vestibule/api-client'
import type { World } from '../../boot/world.ts'
import type { Effects } from '../../flow/create-flow.ts'
import { problemOf } from '../../parts/problem.ts'
import type { DeviceCodeCommand, DeviceCodeEvent } from './device-code-machine.ts'

export const cycleMs = 30_000
/** Between the end of a countdown and the next. */
export const pauseMs = 2000
/** From the first movement after a code expired to the next code. */
export const renewalMs = 2000

export interface DeviceCodeInput {
  readonly next: string
  readonly drawCode: () => string
  /** Whether anyone touched the page lately: polling rests while nobody does. */
  readonly isActive: () => boolean
  readonly go: (url: string) => void
}

export function deviceCodeEffects(
  { client, clock }: Pick<World, 'client' | 'clock'>,
  { next, drawCode, isActive, go }: DeviceCodeInput,
): Effects<DeviceCodeCommand, DeviceCodeEvent> {
  async function register(): Promise<DeviceCodeEvent> {
    const code = drawCode()
    const outcome = await registerDeviceCode(client, { code })
    if (outcome.kind === 'registered') {
      return { type: 'codeRegistered', code, endsAt: clock.now() + cycleMs }
    }
    return outcome.kind === 'taken'
      ? register()
      : { type: 'registrationFailed', problem: problemOf(outcome, clock.now()) }
  }

  return {
    register,
    async awaitCycle({ until }, signal) {
      await clock.wait(until - clock.now(), signal)
      return { type: 'cycleEnded' }
    },
    async pause(_command, signal) {
      await clock.wait(pauseMs, signal)
      return { type: 'pauseEnded', endsAt: clock.now() + cycleMs }
    },
    async authenticate({ code, byHand }, signal) {
      if (!byHand && !isActive()) return undefined
      // Not by a followed redirect: what stands at `next` is for the browser to open, whatever it is.
      const outcome = await authenticateDeviceCode(client, { code, next }, { signal })
      switch (outcome.kind) {
        case 'signedIn':
          return { type: 'approved', url: outcome.redirectUrl }
        case 'pending':
          return { type: 'notDecided', byHand }
        case 'notFound':
          return { type: 'codeGone' }
        case 'denied':
        case 'invalid':
        case 'throttled':
        case 'failed':
          return { type: 'verificationFailed', problem: problemOf(outcome, clock.now()) }
      }
    },
    async awaitRenewal(_command, signal) {
      await clock.wait(renewalMs, signal)
      return { type: 'renewalDue' }
    },
    leave({ url }) {
      go(url)
      return undefined
    },
  }
}
