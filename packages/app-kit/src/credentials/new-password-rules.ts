import {
  passwordLength,
  passwordRulesOf,
  specialCharacters,
  unmetPasswordRules,
  type PasswordRuleName,
} from '@vestibule/api-client/contract'
import { usePlatform, type Platform } from '../screens/platform.ts'

type Rules = Platform['config']['password_rules']

export interface NewPasswordFaults {
  readonly unmet: readonly PasswordRuleName[]
  /** Whether the two password fields differ. */
  readonly mismatch: boolean
}

/**
 * What is wrong with a new password, as far as the page can tell. The server also refuses common and leaked passwords,
 * and those made of the user's email address or names.
 */
export function newPasswordFaults(
  typed: { readonly password: string; readonly confirmPassword: string },
  rules: Rules,
): NewPasswordFaults {
  return {
    unmet: unmetPasswordRules(typed.password, rules),
    mismatch: typed.password !== typed.confirmPassword,
  }
}

/** Which rules new passwords on this platform must meet. Undefined: all; `length`: only that for the length. */
export function usePasswordRules(): Rules {
  return usePlatform().config.password_rules
}

const managerRules: Readonly<Record<PasswordRuleName, string>> = {
  length: `minlength: ${passwordLength.min}; maxlength: ${passwordLength.max}`,
  uppercase: 'required: upper',
  lowercase: 'required: lower',
  digit: 'required: digit',
  special: `required: [${specialCharacters}]`,
}

/**
 * The rules for new passwords in the form of the `passwordrules` attribute, which password managers read when they
 * generate a password.
 */
export function passwordManagerRules(rules: Rules): string {
  return passwordRulesOf(rules)
    .map((rule) => managerRules[rule])
    .join('; ')
}

declare module 'react' {
  interface InputHTMLAttributes<T> {
    /** Rules for password managers that generate a password: https://developer.apple.com/password-rules/ */
    passwordrules?: T extends HTMLInputElement ? string : never
  }
}
