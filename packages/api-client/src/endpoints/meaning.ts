import type { ErrorCode } from '../contract/error-code.ts'
import type { ApiError } from '../transport/api-error.ts'

/**
 * What a refusal means to the caller of an endpoint function, and the error codes that say so; a
 * status counts where the server names no code. One code can mean different things to different
 * calls, so each call lists the meanings that it tells apart, and the first that fits is taken.
 *
 * Each is a constant of its own, so that a bundle holds those of its calls only.
 */
export interface Meaning<Kind extends string = string> {
  readonly kind: Kind
  readonly of: readonly (ErrorCode | number)[]
}

export const accountNotFound = meaning('accountNotFound', 'account_not_found', 404)
export const conflict = meaning('conflict', 'conflict', 409)
export const denied = meaning('denied', 'access_denied')
export const eulaRequired = meaning('eulaRequired', 'eula_required')
export const exhaustedCode = meaning('exhaustedCode', 'otp_exhausted')
export const expiredCode = meaning('expiredCode', 'otp_expired')
export const forbidden = meaning('forbidden', 'forbidden', 403)
export const invalid = meaning('invalid', 'validation_failed', 400)
export const mailFailed = meaning('mailFailed', 'mail_failed')
export const notFound = meaning('notFound', 'not_found', 'validation_failed', 404)
export const notSignedIn = meaning('notSignedIn', 'not_authenticated', 401)
export const secondFactorRequired = meaning('secondFactorRequired', 'second_factor_required')
export const signedOut = meaning('signedOut', 'not_authenticated', 401)
export const signUpDisabled = meaning('signUpDisabled', 'sign_up_disabled', 403)
export const stepRequired = meaning('stepRequired', 'step_required', 403)
export const taken = meaning('taken', 'conflict', 409)
export const tokenInvalid = meaning('tokenInvalid', 'token_invalid', 'validation_failed', 400, 401)
export const tooLarge = meaning('tooLarge', 'payload_too_large', 413)
export const wrongCode = meaning(
  'wrongCode',
  'otp_invalid',
  'otp_expired',
  'validation_failed',
  400,
)
export const wrongCredentials = meaning('wrongCredentials', 'invalid_credentials', 401)

/** The kind of the first meaning that fits an error; undefined where none does. */
export function kindOf<Kind extends string>(
  { code, status }: ApiError,
  meanings: readonly Meaning<Kind>[],
): Kind | undefined {
  return meanings.find((meaning) => meaning.of.includes((code ?? status) as ErrorCode))?.kind
}

// @__NO_SIDE_EFFECTS__
function meaning<const Kind extends string>(
  kind: Kind,
  ...of: (ErrorCode | number)[]
): Meaning<Kind> {
  return { kind, of }
}
