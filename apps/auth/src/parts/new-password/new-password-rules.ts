import {
  passwordLength,
  specialCharacters,
  unmetPasswordRules,
  type PasswordRuleName,
} from '@vestibule/api-client/contract'

export interface NewPasswordFaults {
  readonly unmet: readonly PasswordRuleName[]
  /** Whether the two fields differ. */
  readonly mismatch: boolean
}

/**
 * The faults of a new password. The server also refuses common passwords and those that contain the e-mail address.
 */
export function newPasswordFaults(typed: {
  readonly password: string
  readonly confirmPassword: string
}): NewPasswordFaults {
  return {
    unmet: unmetPasswordRules(typed.password),
    mismatch: typed.password !== typed.confirmPassword,
  }
}

/** The same rules in the `passwordrules` attribute, for password managers that generate a password. */
export const passwordManagerRules = [
  `minlength: ${passwordLength.min}`,
  `maxlength: ${passwordLength.max}`,
  'required: upper',
  'required: lower',
  'required: digit',
  `required: [${specialCharacters}]`,
].join('; ')
