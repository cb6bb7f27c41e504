/**
 * The special characters. A new password needs one of them if the platform applies all rules (`kinds`), not only that
 * for the length.
 */
export const specialCharacters = '!@#$%^&*(),.?":{}|<>'

/**
 * Minimum and maximum length of a new password, in Unicode code points. `legacyMin`: the smallest minimum that an
 * operator may set for passwords from mailed reset links.
 */
export const passwordLength = { min: 12, max: 100, legacyMin: 8 } as const

/**
 * The rules for new passwords, by name; each function returns whether a password meets the rule. A platform applies all
 * of them, or only `length`.
 */
export const passwordRules = {
  length: (password: string) => {
    const codePoints = Array.from(password).length
    return codePoints >= passwordLength.min && codePoints <= passwordLength.max
  },
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => Array.from(specialCharacters).some((c) => password.includes(c)),
} as const satisfies Record<string, (password: string) => boolean>

/** The name of a rule for new passwords. */
export type PasswordRuleName = keyof typeof passwordRules

/** Why a new password was refused, as sent in `error_info.field_codes`. */
export type PasswordRefusal =
  | `password_${PasswordRuleName}`
  | 'password_common'
  | 'password_breached'
  | 'password_made_of_email'
  | 'password_made_of_names'

/**
 * The rules for a new password, in the order in which pages list them. `kinds`: all rules, also those for kinds of
 * characters; `length`: only the rule for the length.
 */
export function passwordRulesOf(rules: 'kinds' | 'length' = 'kinds'): PasswordRuleName[] {
  return rules === 'length' ? ['length'] : (Object.keys(passwordRules) as PasswordRuleName[])
}

/** The rules that a new password does not meet, in the order in which pages list them. */
export function unmetPasswordRules(
  password: string,
  rules?: 'kinds' | 'length',
): PasswordRuleName[] {
  return passwordRulesOf(rules).filter((rule) => !passwordRules[rule](password))
}
