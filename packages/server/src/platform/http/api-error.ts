import {
  statusOf,
  type Advice,
  type ErrorCode,
  type FieldCode,
} from '@vestibule/api-client/contract'

const messageOf: Record<ErrorCode, string> = {
  access_denied: 'The request was denied',
  account_disabled: 'This account is disabled. Ask your administrator.',
  account_not_found: "Account doesn't exist",
  conflict: 'Someone else changed this in the meantime',
  csrf_failed: 'The page is out of date. Reload it and try again.',
  dataset_terms_required: 'Accept the terms of this dataset first',
  eula_required: 'Accept the terms of use first',
  two_factors_required: 'Set up or show a second factor first',
  forbidden: 'You are not allowed to do this',
  invalid_credentials: 'Invalid Credentials',
  mail_failed: 'The mail could not be sent. Try again.',
  not_authenticated: 'User is not authenticated',
  not_found: 'Not found',
  otp_exhausted: 'Too many wrong codes. Ask for a new one.',
  otp_expired: 'Code is invalid or expired',
  otp_invalid: 'You have entered an incorrect code',
  passkey_invalid: 'This passkey could not be verified. Try again.',
  passkey_unknown: 'This passkey is not known here any more',
  payload_too_large: 'This is too large',
  rate_limited: 'Too many attempts. Try again later.',
  second_factor_required: 'This account signs in with a second factor',
  session_locked: 'This session is locked. Unlock it and try again.',
  server_error: 'Something went wrong. Try again later.',
  sign_up_disabled: 'Registration is closed',
  sso_required: 'Sign in with your organization',
  step_required: 'Complete the previous step first',
  terms_changed: 'These terms have changed. Read the new text first.',
  token_invalid: 'This link or token is invalid or expired',
  unavailable: 'The service is briefly unavailable. Try again.',
  user_changed: 'Someone else has signed in in this browser. Reload the page.',
  validation_failed: 'Some fields are not valid',
}

type Status = (typeof statusOf)[ErrorCode]

interface Details {
  /** HTTP status of the response. Absent: the usual one of the error code, which `statusOf` has. */
  status?: Status
  /** The error messages for each field of the request that was refused, by the field's name. */
  fields?: Readonly<Record<string, readonly string[]>>
  /** For each message in `fields` a code, by which pages find a text for it in the user's language. */
  fieldCodes?: Readonly<Record<string, readonly FieldCode[]>>
  /** Seconds after which another attempt can succeed, for the header `Retry-After`. */
  retryAfter?: number
  /** Further fields of `error_info` in the response, such as the existing entry with which a new one conflicts. */
  info?: Readonly<Record<string, unknown>>
  cause?: unknown
}

/**
 * An error that is meant for the client. Any code may throw it; the error handler then sends its code and message in a
 * response envelope, or an HTML page if a person has followed a link.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly status: Status
  readonly fields: Details['fields']
  readonly fieldCodes: Details['fieldCodes']
  readonly retryAfter: number | undefined
  readonly info: Details['info']

  constructor(code: ErrorCode, message: string = messageOf[code], details: Details = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.status = details.status ?? statusOf[code]
    this.fields = details.fields
    this.fieldCodes = details.fieldCodes
    this.retryAfter = details.retryAfter
    this.info = details.info
  }
}

/**
 * Makes the error `validation_failed` for one field of a request, for a reason that the schema of the call cannot
 * check.
 */
export function fieldError(field: string, message: string, code: FieldCode): ApiError {
  return new ApiError('validation_failed', message, {
    fields: { [field]: [message] },
    fieldCodes: { [field]: [code] },
  })
}

const sentenceOf: Record<Advice, string> = {
  reset_password: 'With a new password by "Forgot Password" you can go on at once.',
  look_for_mail: 'The latest one may be among your unwanted mails.',
  use_known_browser: 'It does not concern browsers in which you have signed in before.',
}

/**
 * Makes the error `rate_limited`. Its message begins with `what`, says how long to wait (`retryAfter` in seconds) and,
 * with `advice`, what the person can do instead.
 */
export function rateLimited(
  retryAfter: number,
  what: string = 'Too many attempts.',
  advice?: Advice,
): ApiError {
  const wait = `${what} Try again in ${inWords(retryAfter)}.`
  const message = advice ? `${wait} ${sentenceOf[advice]}` : wait
  return new ApiError('rate_limited', message, { retryAfter, ...(advice && { info: { advice } }) })
}

function inWords(seconds: number): string {
  const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`
  if (seconds < 90) return count(seconds, 'second')
  if (seconds < 5400) return count(Math.ceil(seconds / 60), 'minute')
  return count(Math.ceil(seconds / 3600), 'hour')
}
