import type { Endpoint } from '../contract/endpoint.ts'
import type { RefusalCode } from '../contract/error-code.ts'
import type { ApiError } from '../transport/api-error.ts'

/** The outcome kinds of those error codes whose kind is not the code in camel case. */
const otherKinds = {
  access_denied: 'denied',
  invalid_credentials: 'wrongCredentials',
  not_authenticated: 'notSignedIn',
  otp_exhausted: 'exhaustedCode',
  otp_expired: 'expiredCode',
  otp_invalid: 'wrongCode',
  payload_too_large: 'tooLarge',
  // A session that lacks its second factor cannot make the call, so callers treat its user as not signed in.
  two_factors_required: 'notSignedIn',
  validation_failed: 'invalid',
} as const satisfies Partial<Record<RefusalCode, string>>

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** The outcome kind of an error code, unless the endpoint function renames it. */
export type KindOf<Code extends RefusalCode> = Code extends keyof typeof otherKinds
  ? (typeof otherKinds)[Code]
  : CamelCase<Code>

function kindOf(code: RefusalCode): string {
  const others: Partial<Record<RefusalCode, string>> = otherKinds
  return others[code] ?? code.replace(/_./g, (letter) => letter.charAt(1).toUpperCase())
}

/**
 * Codes to assume for a status without a code, for instance from a proxy: the first code in `errors` of the endpoint
 * that is in the list of the status.
 */
const codesOfBareStatus: Readonly<Record<number, readonly RefusalCode[]>> = {
  400: ['validation_failed', 'token_invalid'],
  401: ['not_authenticated', 'invalid_credentials', 'token_invalid'],
  403: ['forbidden', 'sign_up_disabled', 'step_required'],
  404: ['account_not_found', 'not_found'],
  409: ['conflict'],
  413: ['payload_too_large'],
}

/**
 * Outcome kinds of codes that have another meaning in one endpoint function, also of codes that its endpoint does not
 * list.
 */
export type Renamed = Partial<Record<RefusalCode, string>>

/** The codes that an endpoint lists in `errors`. */
export type DeclaredBy<E extends Endpoint> = E extends { readonly errors: readonly (infer Code)[] }
  ? Extract<Code, RefusalCode>
  : never

/** The outcome kind of each error code that an endpoint lists; `R` has the kinds that the endpoint function renames. */
export type KindOfCode<E extends Endpoint, R extends Renamed> = {
  [Code in DeclaredBy<E>]: Code extends keyof R ? R[Code] & string : KindOf<Code>
}

/** The outcome kind of an error that the endpoint lists or that is renamed; undefined for any other. */
export function refusalKind(
  { code, status }: ApiError,
  { errors = [] }: Endpoint,
  renamed: Renamed,
): string | undefined {
  const isKnown = (one: RefusalCode) =>
    code === null ? codesOfBareStatus[status]?.includes(one) : one === code
  const known = [...errors, ...(Object.keys(renamed) as RefusalCode[])].find(isKnown)
  return known && (renamed[known] ?? kindOf(known))
}
