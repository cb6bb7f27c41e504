import { wait } from '@vestibule/base/clock'
import {
  authenticateDeviceCode,
  decideRedirect,
  getAuthenticated,
  registerDeviceCode,
} from '@vestibule/api-client'
import type { World } from '@vestibule/app-kit/screens/world'
import type { EffectHandlers } from '@vestibule/base/create-flow'
import { problemOf } from '@vestibule/app-kit/problems/problem'
import type { DeviceCodeEffect, DeviceCodeEvent, Reason } from './device-code-machine.ts'
import { createSharedCode, type InTurn } from './shared-code.ts'

/** The wait between the first activity after a code has expired and the next code. */
export const renewalMs = 2000

export interface DeviceCodeInput {
  readonly next: string
  readonly drawCode: () => string
  /** Whether the user was active lately. The page polls only then. */
  readonly isActive: () => boolean
  /** Whether the page is visible. Only a visible page asks during a countdown; every page asks at its end. */
  readonly isVisible: () => boolean
  readonly inTurn: InTurn
  readonly go: (url: string) => void
}

export function deviceCodeHandlers(
  { client, clock, localStorage }: Pick<World, 'client' | 'clock' | 'localStorage'>,
  { next, drawCode, isActive, isVisible, inTurn, go }: DeviceCodeInput,
): EffectHandlers<DeviceCodeEffect, DeviceCodeEvent> {
  const shared = createSharedCode(localStorage, clock)

  /** If this browser is already signed in, returns the event with the address to go to. */
  async function signedIn(): Promise<DeviceCodeEvent | undefined> {
    const session = await getAuthenticated(client)
    if (session.kind !== 'signedIn') return undefined
    const decision = await decideRedirect(client, { next })
    return { type: 'signedIn', url: decision.kind === 'decided' ? decision.redirectUrl : next }
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
    // The answer is not a redirect, because `fetch` would follow it. The browser has to open `next` itself.
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
      case 'accountDisabled':
        shared.forget(code)
        return { type: 'accountDisabled', code }
      case 'notFound':
        shared.forget(code)
        // Another tab may have signed in with the code.
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
      await wait(clock, until - clock.now(), signal)
      // A timer may fire a moment early.
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
      await wait(clock, renewalMs, signal)
      return { type: 'renewalDue', code }
    },
    leave: ({ url }) => go(url),
  }
}
