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

/**
 * How long the page waits before it shows the next code, after a code has expired and the user is active again, in
 * milliseconds.
 */
export const renewalMs = 2000

export interface DeviceCodeInput {
  readonly next: string
  readonly drawCode: () => string
  /** Whether the user was active in the last five minutes. Otherwise the page does not poll. */
  readonly isActive: () => boolean
  /**
   * Whether the page is visible. During a countdown only a visible page asks the server; at its end hidden pages ask
   * too.
   */
  readonly isVisible: () => boolean
  readonly inTurn: InTurn
  readonly go: (url: string) => void
}

export function deviceCodeHandlers(
  { client, clock, localStorage }: Pick<World, 'client' | 'clock' | 'localStorage'>,
  { next, drawCode, isActive, isVisible, inTurn, go }: DeviceCodeInput,
): EffectHandlers<DeviceCodeEffect, DeviceCodeEvent> {
  const shared = createSharedCode(localStorage, clock)

  /** Returns the event with the address to go to if this browser is already signed in; otherwise undefined. */
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
    // Do not ask for a redirect with `isRedirect`: `fetch` would follow it, but the browser itself has to open `next`.
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
        // The server no longer knows the code: another tab may have signed in with it.
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
      // Browsers sometimes fire a timer a moment early, so the event has at least the time that was waited for.
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
