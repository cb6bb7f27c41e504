import { startLogin } from '@vestibule/api-client'
import { pastEmail } from '../../boot/past-email.ts'
import type { World } from '../../boot/world.ts'
import type { Effects } from '../../flow/create-flow.ts'
import { createShownCodes } from '../../parts/authenticator/shown-codes.ts'
import { createMailLog } from '../../parts/email-code/mail-log.ts'
import { problemOf } from '../../parts/problem.ts'
import { startDestination } from './start-destination.ts'
import type { StartCommand, StartEvent } from './start-machine.ts'

/** From the message 'Email verified, proceeding to authentication' to the address that the server named. */
export const redirectDelayMs = 2000

export interface StartInput {
  readonly next: string
  readonly go: (url: string) => void
  readonly open: (path: string) => void
}

export function startEffects(
  world: Pick<World, 'client' | 'clock' | 'localStorage' | 'sessionStorage' | 'settings'>,
  { next, go, open }: StartInput,
): Effects<StartCommand, StartEvent> {
  const { client, clock, settings } = world
  return {
    async startLogin({ email }) {
      const outcome = await startLogin(client, { email, next })
      if (outcome.kind !== 'started') {
        return { type: 'loginRefused', problem: problemOf(outcome, clock.now()) }
      }
      const handover = { email, next }
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
      return undefined
    },
    async awaitRedirect(_command, signal) {
      await clock.wait(redirectDelayMs, signal)
      return { type: 'redirectDelayEnded' }
    },
    async awaitThrottle({ until }, signal) {
      await clock.wait(until - clock.now(), signal)
      return { type: 'throttleEnded' }
    },
    leave({ url }) {
      go(url)
      return undefined
    },
    openRoute({ path }) {
      open(path)
      return undefined
    },
  }
}
