import type { PasswordOtpEvent, PasswordOtpType } from './password-otp-machine.ts'

export interface StepProps {
  readonly type: PasswordOtpType
  readonly email: string
  readonly dispatch: (event: PasswordOtpEvent) => void
}
