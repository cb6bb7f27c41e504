import type { World } from '../../boot/world.ts'
import type { Effects } from '../../flow/create-flow.ts'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import type { PasswordOtpCommand, PasswordOtpEvent } from './password-otp-machine.ts'

export interface PasswordOtpInput {
  readonly email: string
  readonly next: string
  readonly go: (url: string) => void
  readonly openStart: () => void
  readonly openTwoFactor: () => void
  readonly openForgotPassword: () => void
}

export function passwordOtpEffects(
  world: Pick<World, 'client' | 'clock'>,
  { email, next, go, openStart, openTwoFactor, openForgotPassword }: PasswordOtpInput,
): Effects<PasswordOtpCommand, PasswordOtpEvent> {
  return {
    async finish() {
      const outcome = await finishSignIn(world, { email, next })
      if (outcome.kind === 'refused') return { type: 'finishFailed', problem: outcome.problem }
      go(outcome.url)
      return undefined
    },
    openStart() {
      openStart()
      return undefined
    },
    openTwoFactor() {
      openTwoFactor()
      return undefined
    },
    openForgotPassword() {
      openForgotPassword()
      return undefined
    },
  }
}
