import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField } from './fields.ts'

/** A browser in words; null where they are not to be told. */
const userAgent = v.object({
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
})

/** A browser in which the user is signed in. */
export const browserSession = v.object({
  /** Names the session for `endSession`. It opens nothing. */
  id: v.string(),
  /** Whether it is the one that asks. */
  current: v.boolean(),
  user_agent: userAgent,
  signed_in_at: v.string(),
  /** Of the last five minutes at most is not told. */
  last_seen_at: v.string(),
  /** What was shown to open it, and since, such as `password` and `email_code`. */
  factors: v.array(v.string()),
})
/** A browser in which the user is signed in. */
export type BrowserSession = v.InferOutput<typeof browserSession>

/** What happened to an account: past facts, whose names stay. */
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
/** What happened to an account. */
export type AccountEventName = (typeof accountEventNames)[number]

const accountEvent = v.object({
  id: v.string(),
  /** One of `AccountEventName`; others may come. */
  event: v.union([v.picklist(accountEventNames), v.string()]),
  at: v.string(),
  /** The network address. Null: somebody else did it, or it was done on the server. */
  ip: v.nullable(v.string()),
  /** What was tried or shown, such as `password`; null where the event is of no factor. */
  factor: v.nullable(v.string()),
})
/** Something that happened to the signed-in user's account. */
export type AccountEvent = v.InferOutput<typeof accountEvent>

const eventPage = v.object({
  items: v.array(accountEvent),
  /** For `after`. Null: there are no older ones. */
  next: v.nullable(v.string()),
})
/** Events, the latest first. */
export type AccountEventPage = v.InferOutput<typeof eventPage>

/** As many as a page has, unless it is asked for another number. */
export const eventsPerPage = 20
const digits = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^\d+$/))
const eventsQuery = v.object({
  /** `next` of the page before. */
  after: v.optional(digits(18)),
  /** From 1 to 100. */
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

export const activityCalls = {
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
