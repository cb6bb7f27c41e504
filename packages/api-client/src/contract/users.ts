import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { personName } from './fields.ts'
import { organization } from './impersonation.ts'

/** The tiers of an organisation. Apps that are `premium_only` open only for organisations of the tier `premium`. */
export const tiers = ['premium', 'explore'] as const

/** The signed-in user. */
export const userProfile = v.object({
  id: v.string(),
  /** The mail address of the account, spelled as when it was entered, with its capital letters. */
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  /** The user's own organisation, also while they act for a customer. */
  organization_info: v.object({
    id: v.string(),
    name: v.string(),
    /** Whether the organisation is the one that runs the platform. */
    is_internal: v.boolean(),
    /** What the organisation has subscribed to; while the user acts for a customer, what the customer has. */
    tier: v.optional(v.picklist(tiers), 'premium'),
  }),
  /** Whether the user belongs to another organisation than the one that runs the platform. */
  is_external_user: v.boolean(),
  /** Ids of the platform's terms that this user has yet to accept; terms of datasets are not among them. */
  eulas_not_accepted: v.array(v.string()),
  /** The customer organisation on whose behalf the user, a member of staff, acts. Null: for nobody. */
  impersonating: v.nullable(organization),
  /** Whether the user is a member of staff who may act for a customer. */
  can_impersonate: v.optional(v.boolean(), false),
  /** Tag of the language that the user has chosen, such as `de`. Null or absent: the browser's language. */
  // `optional` and `nullable` are in the bundle anyway, so they make it smaller than `nullish` (size.md of session).
  language: v.optional(v.nullable(v.string())),
})
/** The signed-in user. */
export type UserProfile = v.InferOutput<typeof userProfile>

/** A role of the signed-in user in an app. */
export const appRole = v.object({
  role: v.string(),
  /** The app in which the role applies. Absent: every app. */
  app_name: v.optional(v.string()),
  /** The data partner for whose data the role applies. Null: all data partners. */
  data_partner_info: v.optional(
    v.nullable(v.looseObject({ id: v.string(), name: v.optional(v.string()) })),
    null,
  ),
})
/** A role of the signed-in user in an app. */
export type AppRole = v.InferOutput<typeof appRole>

const languageTag = v.pipe(
  v.string(),
  v.maxLength(35),
  v.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, 'Please enter a language such as de'),
)
/** The changes to a profile. Absent fields stay as they are. */
const profileBody = v.object({
  first_name: v.optional(personName),
  last_name: v.optional(personName),
  /** Tag of the language in which the user wants to read pages. Null: that of the browser. */
  language: v.optional(v.nullable(languageTag)),
})

const rolesQuery = v.object({ app_name: v.optional(v.string()) })

/** Whether a session is locked because nobody has used it. `locked` absent: the server does not say. */
const lockState = v.object({
  locked: v.optional(v.boolean()),
  /**
   * Sent while the session is locked: the factors with which `accounts/proof/` unlocks it. Empty: only a new sign-in
   * does.
   */
  proofs: v.optional(v.array(v.string())),
})

export const getAuthenticatedEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/authenticated/',
  answer: v.optional(v.nullable(v.object({ data: v.fallback(v.nullable(lockState), null) }))),
  errors: ['not_authenticated', 'two_factors_required'],
} satisfies Endpoint

export const getProfileEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/me/',
  answer: data(userProfile),
  errors: ['not_authenticated', 'two_factors_required'],
} satisfies Endpoint

export const updateProfileEndpoint = {
  method: 'PATCH',
  path: '/auth_api/v1/users/me/',
  answer: data(userProfile),
  errors: ['not_authenticated', 'eula_required', 'validation_failed'],
} satisfies Endpoint

export const getRolesEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/me/roles/',
  answer: data(v.array(appRole)),
  errors: ['not_authenticated', 'validation_failed'],
} satisfies Endpoint

export const getSessionValidityEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/session_validity/',
  answer: data(
    v.looseObject({
      // `max_ttl` is not validated here: `@vestibule/session` reports a malformed value to developers.
      /** When the session ends, in Unix seconds of the server's clock: a time, not the seconds that are left. */
      max_ttl: v.optional(v.unknown()),
      /** The user of the session. */
      user_id: v.string(),
      /** The customer organisation for which the session's user, a member of staff, acts. Null: for nobody. */
      acting_for: v.nullable(organization),
      /** When the session is locked unless somebody uses it, as ISO 8601. Null or absent: never. */
      locks_at: v.optional(v.nullable(v.string())),
    }),
  ),
  errors: ['not_authenticated', 'two_factors_required'],
} satisfies Endpoint

export const userCalls = {
  getAuthenticated: {
    endpoint: getAuthenticatedEndpoint,
    summary: 'Whether this browser is signed in, and whether its session is locked.',
    access: 'session',
    terms: 'before',
    lock: 'open',
  },
  getProfile: {
    endpoint: getProfileEndpoint,
    summary: 'The profile of the signed-in user.',
    access: 'session',
    terms: 'before',
  },
  updateProfile: {
    endpoint: updateProfileEndpoint,
    summary: 'Change the names or the language of the signed-in user.',
    access: 'session',
    body: profileBody,
  },
  getRoles: {
    endpoint: getRolesEndpoint,
    summary: 'The app roles of the signed-in user.',
    access: 'session',
    terms: 'before',
    query: rolesQuery,
  },
  getSessionValidity: {
    endpoint: getSessionValidityEndpoint,
    summary: 'When the session ends, whose it is, and for which customer it acts.',
    access: 'session',
    terms: 'before',
  },
} satisfies Record<string, Call>
