import type { ErrorCode, FieldCode, RefusalReason } from '@vestibule/api-client/contract'

/** Codes that occur only after sign-in, or for which the sign-in app has its own texts. */
type FurtherCode =
  | 'account_disabled'
  | 'eula_required'
  | 'not_authenticated'
  | 'sso_required'
  | 'step_required'
  | 'user_changed'

/** Codes without a text of their own: a rate limit says how long to wait, and server errors get a general message. */
type Untold = 'rate_limited' | 'server_error' | 'unavailable'

/** Why the server refused a request, by `error_info.code`: the codes that occur before sign-in. */
export type CodeTexts = Readonly<Record<Exclude<ErrorCode, FurtherCode | Untold>, string>>

/** Why the server refused a field, by `error_info.field_codes`: the codes that occur in forms of the sign-in app. */
export type FieldTexts = Readonly<Record<Exclude<FieldCode, 'unrenderable'>, string>>

/**
 * Why the server refused a request, by `error_info.reason`, which is more specific than the code. `{name}` is a
 * placeholder for a value of the response.
 */
export type ReasonTexts = Readonly<Record<RefusalReason, string>>

/** Texts of the codes that occur after sign-in, and of a rate limit. */
export interface FurtherTexts {
  readonly codes: Readonly<Record<FurtherCode, string>>
  /** Text for the field code `unrenderable`: the text of a document cannot be rendered as a page. */
  readonly unrenderable: string
  /** Text of a rate limit. `{time}`: how long to wait. */
  readonly throttled: string
}

/** All texts of refusals in one language. */
export interface RefusalTexts {
  readonly codes: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  readonly reasons: Readonly<Record<string, string>>
  readonly throttled: string
}
