import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { organization } from './impersonation.ts'

/** The tiers of an organisation. */
export const tiers = ['premium', 'explore'] as const

/** The signed-in user. */
export const userProfile = v.object({
  id: v.string(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  organization_info: v.object({
    id: v.string(),
    name: v.string(),
    is_internal: v.boolean(),
    tier: v.optional(v.picklist(tiers), 'premium'),
  }),
  is_external_user: v.boolean(),
  /** Ids of the terms that this user has yet to accept. */
  eulas_not_accepted: v.array(v.string()),
  /** The customer organisation on whose behalf a member of staff acts. */
  impersonating: v.nullable(organization),
  /** Staff that may choose a customer. */
  can_impersonate: v.optional(v.boolean(), false),
})
/** The signed-in user. */
export type UserProfile = v.InferOutput<typeof userProfile>

/** A role of the signed-in user in an app. */
export const appRole = v.object({
  role: v.string(),
  app_name: v.optional(v.string()),
  data_partner_info: v.optional(
    v.nullable(v.looseObject({ id: v.string(), name: v.optional(v.string()) })),
    null,
  ),
})
/** A role of the signed-in user in an app. */
export type AppRole = v.InferOutput<typeof appRole>

const rolesQuery = v.object({ app_name: v.optional(v.string()) })

export const getAuthenticatedEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/authenticated/',
  answer: null,
  errors: ['not_authenticated'],
} satisfies Endpoint

export const getProfileEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/me/',
  answer: data(userProfile),
  errors: ['not_authenticated'],
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
      /** The absolute end of the session, in Unix seconds. Its sanity is the session core's concern. */
      max_ttl: v.optional(v.unknown()),
      /** Whose session it is. */
      user_id: v.string(),
      /** The customer organisation on whose behalf it acts. */
      acting_for: v.nullable(organization),
    }),
  ),
  errors: ['not_authenticated'],
} satisfies Endpoint

export const userCalls = {
  getAuthenticated: {
    endpoint: getAuthenticatedEndpoint,
    summary: 'Whether this browser is signed in.',
    access: 'session',
  },
  getProfile: {
    endpoint: getProfileEndpoint,
    summary: 'The profile of the signed-in user.',
    access: 'session',
  },
  getRoles: {
    endpoint: getRolesEndpoint,
    summary: 'The app roles of the signed-in user.',
    access: 'session',
    query: rolesQuery,
  },
  getSessionValidity: {
    endpoint: getSessionValidityEndpoint,
    summary: 'When the session ends, whose it is, and for which customer it acts.',
    access: 'session',
  },
} satisfies Record<string, Call>
