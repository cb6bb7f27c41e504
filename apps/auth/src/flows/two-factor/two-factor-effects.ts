import type { World } from '../../boot/world.ts'
import type { Effects } from '../../flow/create-flow.ts'
import { createShownCodes } from '../../parts/authenticator/shown-codes.ts'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import type { TwoFactorCommand, TwoFactorEvent } from './two-factor-machine.ts'

export interface TwoFactorInput {
  readonly email: string
  readonly next: string
  readonly go: (url: string) => void
  readonly openStart: () => void
  readonly openNewDevice: () => void
}

export function twoFactorEffects(
  world: Pick<World, 'client' | 'clock' | 'sessionStorage'>,
  { email, next, go, openStart, openNewDevice }: TwoFactorInput,
): Effects<TwoFactorCommand, TwoFactorEvent> {
  const shownCodes = createShownCodes(world.sessionStorage)
  return {
    async finish() {
      const outcome = await finishSignIn(world, { email, next })
      if (outcome.kind === 'decided' || outcome.problem.kind === 'outOfStep') {
        shownCodes.clear(email)
      }
      if (outcome.kind === 'refused') return { type: 'finishFailed', problem: outcome.problem }
      go(outcome.url)
      return undefined
    },
    noteCodes() {
      shownCodes.note(email, 'two-factor')
      return undefined
    },
    openStart() {
      openStart()
      return undefined
    },
    openNewDevice() {
      openNewDevice()
      return undefined
    },
  }
}
