import * as v from 'valibot'

/** The HTTP status of each error code, unless a call specifies another. */
export const statusOf = {
  access_denied: 403,
  account_disabled: 403,
  account_not_found: 404,
  conflict: 409,
  csrf_failed: 403,
  dataset_terms_required: 403,
  eula_required: 403,
  forbidden: 403,
  invalid_credentials: 401,
  mail_failed: 502,
  not_authenticated: 401,
  not_found: 404,
  otp_exhausted: 400,
  otp_expired: 400,
  otp_invalid: 400,
  passkey_invalid: 401,
  passkey_unknown: 404,
  payload_too_large: 413,
  rate_limited: 429,
  second_factor_required: 403,
  server_error: 500,
  session_locked: 401,
  sign_up_disabled: 403,
  sso_required: 403,
  step_required: 403,
  terms_changed: 409,
  token_invalid: 400,
  two_factors_required: 403,
  unavailable: 503,
  user_changed: 409,
  validation_failed: 400,
} as const

/** A stable, machine-readable code of `error_info.code`. */
export type ErrorCode = keyof typeof statusOf

/** The stable, machine-readable codes in `error_info.code`. */
export const errorCodes = /* @__PURE__ */ Object.keys(statusOf) as readonly ErrorCode[]

/**
 * A code that only some calls may answer: a call lists such codes in `errors` of its endpoint, unless they follow from
 * its access or its body (see `errorsOf`). The codes that are left out here may be answered by any call or any write.
 */
export type RefusalCode = Exclude<
  ErrorCode,
  'csrf_failed' | 'rate_limited' | 'server_error' | 'unavailable' | 'user_changed'
>

/**
 * What a user who was refused because of too many tries or mails can do instead of waiting, as sent in
 * `error_info.advice`: set a new password, look for the latest mail (perhaps among unwanted mails), or use a browser in
 * which they have signed in before.
 */
export const advices = ['reset_password', 'look_for_mail', 'use_known_browser'] as const

/** What a user who was refused because of too many tries or mails can do instead of waiting: one of `advices`. */
export type Advice = (typeof advices)[number]

// @__NO_SIDE_EFFECTS__
function byField() {
  return v.optional(v.record(v.string(), v.array(v.string())))
}

/** The content of `error_info`. A client must accept unknown codes. */
export const errorInfo = v.looseObject({
  message: v.optional(v.string()),
  code: v.optional(v.string()),
  /** A more specific reason than the code: one of `refusalReasons`. */
  reason: v.optional(v.string()),
  /** Values for the placeholders in the reason's text, such as a domain. */
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** Seconds until the call may be tried again; same as the `Retry-After` header. */
  retry_after: v.optional(v.number()),
  /** What a user who was refused because of too many tries or mails can do instead of waiting: one of `advices`. */
  advice: v.optional(v.string()),
  /** Messages for each refused field of the request. */
  fields: byField(),
  /** A stable code for each message in `fields`, in the same order: see `FieldCode`. */
  field_codes: byField(),
  /**
   * Sent if the server mails no new code: whether the previous code is still valid in this browser. False beside
   * `otp_invalid`: that was the last try with the code.
   */
  code_is_good: v.optional(v.boolean()),
  /** Who changed the record after the caller read it (null: not known), and when, as ISO 8601. */
  changed: v.optional(v.object({ by: v.nullable(v.string()), at: v.string() })),
  /**
   * When the user's access to the app or dataset ended, as ISO 8601. Absent if the user never had access, or if it
   * ended more than 90 days ago.
   */
  ended_at: v.optional(v.string()),
  /** Identifies this failure in the server's log. */
  request_id: v.optional(v.string()),
})

/** The content of `error_info`. */
export type ErrorInfo = v.InferOutput<typeof errorInfo>
