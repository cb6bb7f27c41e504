import {
  passwordLength,
  specialCharacters,
  unmetPasswordRules,
  type PasswordRule,
} from '@vestibule/api-client/contract'

export interface NewPasswordFaults {
  readonly unmet: readonly PasswordRule[]
  /** The second field does not repeat the first. */
  readonly mismatch: boolean
}

/** What keeps a new password from being sent. The server also refuses common passwords and ones made of the address. */
export function newPasswordFaults(typed: {
  readonly password: string
  readonly confirmPassword: string
}): NewPasswordFaults {
  return {
    unmet: unmetPasswordRules(typed.password),
    mismatch: typed.password !== typed.confirmPassword,
  }
}

/** The same rules for password managers that make a password up (the `passwordrules` attribute). */
export const passwordManagerRules = [
  `minlength: ${passwordLength.min}`,
  `maxlength: ${passwordLength.max}`,
  'required: upper',
  'required: lower',
  'required: digit',
  `required: [${specialCharacters}]`,
].join('; ')
