import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField } from './fields.ts'

/** Names of the browser and the operating system in which a session is open. Each is null if unknown. */
export const userAgent = v.object({
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
})

/** A browser in which the user is signed in. */
export const browserSession = v.object({
  /** Identifies the session for `endSession`. It is no secret. */
  id: v.string(),
  /** Whether this is the session of the browser that requests the list. */
  current: v.boolean(),
  user_agent: userAgent,
  /** When the session was opened, as ISO 8601. */
  signed_in_at: v.string(),
  /** When a page last called the server's API with the session, as ISO 8601; updated at most every five minutes. */
  last_seen_at: v.string(),
  /** The factors that the user has shown in this session, such as `password` and `email_code`. */
  factors: v.array(v.string()),
})
/** A browser in which the user is signed in. */
export type BrowserSession = v.InferOutput<typeof browserSession>

/**
 * The names of the events of an account that its owner can list. Stored events contain these names, so change none of
 * them.
 */
export const accountEventNames = [
  'signed_in',
  'signed_out',
  'sign_in_failed',
  'proof_given',
  'proof_failed',
  'profile_changed',
  'password_set',
  'password_changed',
  'password_reset',
  'password_reset_requested',
  'security_answer_given',
  'security_question_set',
  'authenticator_confirmed',
  'recovery_code_used',
  'recovery_codes_generated',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'session_ended',
  'other_sessions_ended',
  'email_change_requested',
  'email_change_cancelled',
  'email_changed',
  'email_change_undone',
  'device_code_decided',
  'token_created',
  'token_ended',
  'eula_accepted',
  'impersonation_started',
  'impersonation_stopped',
  'account_invited',
  'account_disabled',
  'account_enabled',
  'second_factor_reset',
  'invitation_sent',
  'reset_link_sent',
  'sessions_ended',
  'account_unlocked',
  'sign_in_method_changed',
  'organization_changed',
  'role_given',
  'role_taken',
] as const

const accountEvent = v.object({
  /** The number of the event, as a text. */
  id: v.string(),
  /** What happened: one of `accountEventNames`; a newer server may send others. */
  event: v.union([v.picklist(accountEventNames), v.string()]),
  /** When the event happened, as ISO 8601. */
  at: v.string(),
  /**
   * The network address of the request that caused the event. Null: somebody else or the server caused it, or it
   * followed from another event, such as tokens that end with a change of the password.
   */
  ip: v.nullable(v.string()),
  /** The factor that was used or tried, such as `password`; null if the event involves none. */
  factor: v.nullable(v.string()),
})

const eventPage = v.object({
  items: v.array(accountEvent),
  /** Where the next page begins: pass it as `after`. Null: there are no older events. */
  next: v.nullable(v.string()),
})
/** One page of account events, the latest first. */
export type AccountEventPage = v.InferOutput<typeof eventPage>

/** How many events a page has if the caller gives no `limit`. */
export const eventsPerPage = 20
const digits = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^\d+$/))
const eventsQuery = v.object({
  /** The `next` of the previous page. Absent: the page begins with the latest event. */
  after: v.optional(digits(18)),
  /** How many events the page has at most, from 1 to 100. Absent: 20. */
  limit: v.optional(digits(3)),
})

export const listSessionsEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/me/sessions/',
  answer: data(v.array(browserSession)),
  errors: ['not_authenticated', 'eula_required'],
} satisfies Endpoint

export const endSessionEndpoint = {
  method: 'DELETE',
  path: '/auth_api/v1/users/me/sessions/:sessionId/',
  answer: null,
  errors: ['not_authenticated', 'eula_required', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const endOtherSessionsEndpoint = {
  method: 'DELETE',
  path: '/auth_api/v1/users/me/sessions/',
  answer: null,
  errors: ['not_authenticated', 'eula_required'],
} satisfies Endpoint

export const listAccountEventsEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/me/events/',
  answer: data(eventPage),
  errors: ['not_authenticated', 'eula_required', 'validation_failed'],
} satisfies Endpoint

/** When a session is locked unless somebody uses it before, as ISO 8601. Null: never. */
export const lockedNext = v.object({ locks_at: v.nullable(v.string()) })

export const reportActivityEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/users/me/activity/',
  safe: true,
  answer: data(lockedNext),
  errors: ['not_authenticated'],
} satisfies Endpoint

export const activityCalls = {
  reportActivity: {
    endpoint: reportActivityEndpoint,
    summary:
      'Somebody uses this session: a key, a pointer or a finger. Pages send it at most once a minute. It puts the lock off ' +
      'and unlocks nothing.',
    access: 'session',
    terms: 'before',
  },
  listSessions: {
    endpoint: listSessionsEndpoint,
    summary: 'The browsers in which the user is signed in, the one that was seen last first.',
    access: 'session',
  },
  endSession: {
    endpoint: endSessionEndpoint,
    summary: 'Sign out of one browser. Its next request is refused.',
    access: 'session',
    params: v.object({ sessionId: idField }),
  },
  endOtherSessions: {
    endpoint: endOtherSessionsEndpoint,
    summary:
      'Sign out of all browsers but this one. Sign-ins under way and approved device codes end as well.',
    access: 'session',
  },
  listAccountEvents: {
    endpoint: listAccountEventsEndpoint,
    summary: 'What happened to the account of the signed-in user, the latest first, page by page.',
    access: 'session',
    query: eventsQuery,
  },
} satisfies Record<string, Call>
