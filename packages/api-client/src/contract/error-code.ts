import * as v from 'valibot'

/** The stable, machine-readable codes in `error_info.code`. */
export const errorCodes = [
  'access_denied',
  'account_not_found',
  'conflict',
  'csrf_failed',
  'eula_required',
  'forbidden',
  'invalid_credentials',
  'mail_failed',
  'not_authenticated',
  'not_found',
  'otp_exhausted',
  'otp_expired',
  'otp_invalid',
  'payload_too_large',
  'rate_limited',
  'second_factor_required',
  'server_error',
  'sign_up_disabled',
  'step_required',
  'token_invalid',
  'unavailable',
  'user_changed',
  'validation_failed',
] as const

/** A stable, machine-readable code of `error_info.code`. */
export type ErrorCode = (typeof errorCodes)[number]

/** What a refused person can do other than wait, as `error_info.advice` names it. */
export const advices = ['reset_password', 'look_for_mail', 'use_known_browser'] as const

/** What a refused person can do other than wait. */
export type Advice = (typeof advices)[number]

/** What `error_info` holds beside its message. A client must accept codes it does not know. */
export const errorInfo = v.looseObject({
  message: v.optional(v.string()),
  code: v.optional(v.string()),
  /** Seconds until the call may be tried again; the `Retry-After` header says the same. */
  retry_after: v.optional(v.number()),
  /** What helps whom a limit refused, other than to wait: one of `advices`. */
  advice: v.optional(v.string()),
  /** The messages for each field of the request that was refused. */
  fields: v.optional(v.record(v.string(), v.array(v.string()))),
  /** No other code is mailed now: whether the one mailed before is still good in this browser. */
  code_is_good: v.optional(v.boolean()),
  /** Finds the same failure in the server's log. */
  request_id: v.optional(v.string()),
})

/** What `error_info` holds. */
export type ErrorInfo = v.InferOutput<typeof errorInfo>
