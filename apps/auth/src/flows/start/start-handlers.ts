import { wait } from '@vestibule/base/clock'
import { startLogin } from '@vestibule/api-client'
import type { World } from '@vestibule/app-kit/screens/world'
import { afterWait, type EffectHandlers } from '@vestibule/base/create-flow'
import { createShownCodes } from '../../parts/authenticator/shown-codes.ts'
import { createMailLog } from '../../parts/email-code/mail-log.ts'
import { organizationOffers } from '../../parts/organization-offer.ts'
import { pastEmail } from '../../parts/past-email.ts'
import { problemOf } from '@vestibule/app-kit/problems/problem'
import { inAppPath } from '@vestibule/app-kit/auth-paths'
import { startDestination } from './start-destination.ts'
import type { StartEffect, StartEvent } from './start-machine.ts'

/**
 * How long the message 'Email verified, proceeding to authentication' is shown before the server's redirect, in
 * milliseconds.
 */
export const redirectDelayMs = 2000

export interface StartInput {
  readonly next: string
  readonly go: (url: string) => void
  readonly open: (path: string) => void
  /** Loads in advance the code of the screen that the sign-in app shows at `path`, so that it opens without a wait. */
  readonly preload: (path: string) => Promise<void>
}

export function startHandlers(
  world: Pick<World, 'client' | 'clock' | 'localStorage' | 'sessionStorage' | 'settings'>,
  { next, go, open, preload }: StartInput,
): EffectHandlers<StartEffect, StartEvent> {
  const { client, clock, settings } = world
  return {
    async startLogin({ email }) {
      const outcome = await startLogin(client, { email, next })
      if (outcome.kind !== 'started') {
        return { type: 'loginRefused', problem: problemOf(outcome, clock.now()) }
      }
      const handover = { email, next }
      organizationOffers(world.sessionStorage).note(email, outcome.organizationSignIn)
      return {
        type: 'loginStarted',
        email,
        destination: startDestination(outcome, handover, settings.allowedRedirectOrigins),
      }
    },
    rememberEmail({ email }) {
      pastEmail(world.localStorage).remember(email)
      createMailLog(world.sessionStorage).beginAttempt(email, clock.now())
      createShownCodes(world.sessionStorage).clear(email)
    },
    async awaitRedirect({ url }, signal) {
      // Load the code of the next screen during the wait. If that fails, the screen says so when it is opened.
      const path = inAppPath(url)
      if (path !== undefined) preload(path).catch(() => {})
      await wait(clock, redirectDelayMs, signal)
      return { type: 'redirectDelayEnded' }
    },
    awaitThrottle: afterWait(clock, { type: 'throttleEnded' }),
    leave: ({ url }) => go(url),
    openRoute: ({ path }) => open(path),
  }
}
