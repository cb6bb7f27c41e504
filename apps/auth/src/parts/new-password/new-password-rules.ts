import {
  passwordLength,
  passwordRules,
  passwordRulesOf,
  specialCharacters,
  type PasswordRuleName,
} from '@vestibule/api-client/contract'
import { usePlatform } from '../../boot/platform.ts'

export interface NewPasswordFaults {
  readonly unmet: readonly PasswordRuleName[]
  /** Whether the two fields differ. */
  readonly mismatch: boolean
}

/**
 * The faults of a new password. The server also refuses common passwords and those that contain the e-mail address.
 */
export function newPasswordFaults(
  typed: { readonly password: string; readonly confirmPassword: string },
  rules: readonly PasswordRuleName[],
): NewPasswordFaults {
  return {
    unmet: rules.filter((rule) => !passwordRules[rule](typed.password)),
    mismatch: typed.password !== typed.confirmPassword,
  }
}

/** The rules of this platform, in the order of the checklist. */
export function usePasswordRules(): readonly PasswordRuleName[] {
  return passwordRulesOf(usePlatform().config.password_rules)
}

const managerRules: Readonly<Record<PasswordRuleName, string>> = {
  length: `minlength: ${passwordLength.min}; maxlength: ${passwordLength.max}`,
  uppercase: 'required: upper',
  lowercase: 'required: lower',
  digit: 'required: digit',
  special: `required: [${specialCharacters}]`,
}

/** The same rules in the `passwordrules` attribute, for password managers that generate a password. */
export function passwordManagerRules(rules: readonly PasswordRuleName[]): string {
  return rules.map((rule) => managerRules[rule]).join('; ')
}
