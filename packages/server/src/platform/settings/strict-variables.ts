import * as v from 'valibot'
import { flag, oneOf, type Variable } from './settings-schemas.ts'

/**
 * The values of PASSWORD_RULES. `kinds`: a new password needs characters of four kinds. `length`: only its length
 * counts.
 */
const passwordRules = ['kinds', 'length'] as const

/**
 * Environment variables that make the platform stricter, at the cost of comfort or of compatibility with other
 * software.
 */
export const strictVariables = {
  STRICT_RESET: {
    schema: flag('false'),
    default: 'false',
    meaning:
      'whoever has a passkey or an authenticator needs it, or a recovery code, to reset the password by a mailed link',
  },
  STRICT_PASSWORD_CHANGE: {
    schema: flag('false'),
    default: 'false',
    meaning: 'whoever changes their password shows the old one, whatever else they have shown',
  },
  PASSWORD_RULES: {
    schema: v.optional(oneOf(passwordRules), 'kinds'),
    default: 'kinds',
    meaning: 'what a new password must have: characters of four kinds, or its length alone',
  },
  AUTHENTICATOR_DRIFT_S: {
    schema: v.pipe(v.optional(oneOf(['30', '0']), '30'), v.transform(Number)),
    default: '30',
    meaning: 'how many seconds the clock of an authenticator may be off: 30 or 0',
  },
  TYPED_LOGOUT_TOKENS: {
    schema: flag('false'),
    default: 'false',
    meaning: 'take logout tokens of identity providers only with the type logout+jwt',
  },
  PREFIXED_COOKIES: {
    schema: flag('false'),
    default: 'false',
    meaning: 'under https, `csrftoken` and `language` are `__Host-` cookies as well',
  },
} as const satisfies Record<string, Variable>
