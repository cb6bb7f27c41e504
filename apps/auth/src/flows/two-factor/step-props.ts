import type { TwoFactorEvent } from './two-factor-machine.ts'

export interface StepProps {
  readonly email: string
  /** Signed in, and on the way out. */
  readonly finishing: boolean
  readonly dispatch: (event: TwoFactorEvent) => void
}
