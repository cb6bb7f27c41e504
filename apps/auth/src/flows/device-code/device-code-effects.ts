import { authenticateDeviceCode, getAuthenticated, registerDeviceCode } from '@vestibule/api-client'
import type { World } from '../../boot/world.ts'
import type { Effects } from '../../flow/create-flow.ts'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { problemOf } from '../../parts/problem.ts'
import type { DeviceCodeCommand, DeviceCodeEvent, Reason } from './device-code-machine.ts'
import { createSharedCode, type InTurn } from './shared-code.ts'

/** From the first movement after a code expired to the next code. */
export const renewalMs = 2000

export interface DeviceCodeInput {
  readonly next: string
  readonly drawCode: () => string
  /** Whether anyone touched the page lately: polling rests while nobody does. */
  readonly isActive: () => boolean
  /** Whether the page is on a screen: only there is it asked between the countdowns' ends. */
  readonly isVisible: () => boolean
  readonly inTurn: InTurn
  readonly go: (url: string) => void
}

export function deviceCodeEffects(
  { client, clock, localStorage }: Pick<World, 'client' | 'clock' | 'localStorage'>,
  { next, drawCode, isActive, isVisible, inTurn, go }: DeviceCodeInput,
): Effects<DeviceCodeCommand, DeviceCodeEvent> {
  const shared = createSharedCode(localStorage, clock)

  /** Where this browser goes if it is signed in already. */
  async function signedIn(): Promise<DeviceCodeEvent | undefined> {
    const session = await getAuthenticated(client)
    if (session.kind !== 'signedIn') return undefined
    const finish = await finishSignIn({ client, clock }, { next })
    return { type: 'signedIn', url: finish.kind === 'decided' ? finish.url : next }
  }

  async function takeCode(): Promise<DeviceCodeEvent> {
    const live = shared.live()
    if (live) return { type: 'codeRegistered', ...live, now: clock.now() }
    const code = drawCode()
    const outcome = await registerDeviceCode(client, { code })
    if (outcome.kind === 'registered') {
      const now = clock.now()
      shared.keep({ code, startedAt: now })
      return { type: 'codeRegistered', code, startedAt: now, now }
    }
    return outcome.kind === 'taken'
      ? takeCode()
      : { type: 'registrationFailed', problem: problemOf(outcome, clock.now()) }
  }

  async function authenticate(
    code: string,
    reason: Reason,
    signal: AbortSignal,
  ): Promise<DeviceCodeEvent> {
    // Not by a followed redirect: what stands at `next` is for the browser to open, whatever it is.
    const outcome = await inTurn(() => authenticateDeviceCode(client, { code, next }, { signal }))
    switch (outcome.kind) {
      case 'signedIn':
        shared.forget(code)
        return { type: 'signedIn', url: outcome.redirectUrl }
      case 'pending': {
        const elsewhere = reason === 'byHand' ? await signedIn() : undefined
        return elsewhere ?? { type: 'notDecided', code, reason }
      }
      case 'denied':
        shared.forget(code)
        return { type: 'codeDenied', code }
      case 'notFound':
        shared.forget(code)
        // Another tab may have been faster with it.
        return (await signedIn()) ?? { type: shared.live() ? 'codeReplaced' : 'codeGone', code }
      case 'invalid':
      case 'throttled':
      case 'failed':
        return {
          type: 'verificationFailed',
          code,
          reason,
          problem: problemOf(outcome, clock.now()),
        }
    }
  }

  return {
    register: async () => (await signedIn()) ?? inTurn(takeCode),
    async awaitTime({ code, until }, signal) {
      await clock.wait(until - clock.now(), signal)
      // A timer may ring a moment early.
      return { type: 'timePassed', code, now: Math.max(until, clock.now()) }
    },
    authenticate({ code, reason }, signal) {
      const isDue = reason === 'byHand' || (isActive() && (reason === 'cycle' || isVisible()))
      return isDue ? authenticate(code, reason, signal) : undefined
    },
    async checkSession({ code }, signal) {
      const session = await signedIn()
      if (session === undefined || code === undefined) return session
      const decided = await authenticate(code, 'poll', signal)
      return decided.type === 'signedIn' ? decided : session
    },
    async awaitRenewal({ code }, signal) {
      await clock.wait(renewalMs, signal)
      return { type: 'renewalDue', code }
    },
    leave({ url }) {
      go(url)
      return undefined
    },
  }
}
