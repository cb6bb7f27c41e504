import * as v from 'valibot'
import { browserSession } from './activity.ts'
import { signInMethod } from './config.ts'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField } from './fields.ts'
import { named, page, pageQuery, readErrors } from './admin-fields.ts'

/** Whether somebody can sign in. `invited`: they have not yet set up how. */
export const userStates = ['active', 'invited', 'locked', 'disabled'] as const
/** The strongest way to sign in that an account has. `organization`: its organisation's own sign-in. */
export const secondFactors = [
  'passkey',
  'authenticator',
  'email_code',
  'none',
  'not_set_up',
  'organization',
] as const

const userInList = {
  id: v.string(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  organization: named,
  state: v.union([v.picklist(userStates), v.string()]),
  /** Null unless the state is `locked`. */
  locked_until: v.nullable(v.string()),
  second_factor: v.union([v.picklist(secondFactors), v.string()]),
  last_signed_in_at: v.nullable(v.string()),
}
const listedUser = v.object(userInList)
/** A person in the list. */
export type ListedUser = v.InferOutput<typeof listedUser>

/** What may be done to an account: the last part of the path of its call. */
export const userActions = [
  'invite_again',
  'send_reset_link',
  'reset_second_factor',
  'remove_passkey',
  'end_session',
  'end_sessions',
  'unlock',
  'disable',
  'enable',
  'set_name',
  'set_email',
  'set_sign_in_method',
  'move',
  'add_role',
  'remove_role',
] as const
/** Something that may be done to an account. */
export type UserAction = (typeof userActions)[number]

/** What stands in the way of signing in. */
const obstacle = v.object({
  code: v.union([
    v.picklist([
      'disabled',
      'locked',
      'invitation_refused',
      'not_set_up',
      'organization_sign_in',
      'terms',
    ]),
    v.string(),
  ]),
  /** When it ends by itself. Null: it does not. */
  until: v.nullable(v.string()),
  /** Of `locked`: how many wrong tries in how many seconds, and whether in a browser that was used before. */
  tries: v.optional(v.number()),
  window_s: v.optional(v.number()),
  known_browser: v.optional(v.boolean()),
  /** Of `invitation_refused`: when it was sent, and what the mail server answered. */
  at: v.optional(v.string()),
  answer: v.optional(v.nullable(v.string())),
})

const by = v.nullable(v.string())

/** Everything about one person that may be shown. Moments are ISO 8601. */
const userFacts = v.object({
  ...userInList,
  organization: v.object({
    id: v.string(),
    name: v.string(),
    is_internal: v.boolean(),
    tier: v.string(),
  }),
  /** The import owns names, address, organisation and sign-in method: they are changed in its file. */
  imported: v.boolean(),
  language: v.nullable(v.string()),
  created_at: v.string(),
  sign_in_method: v.union([signInMethod, v.string()]),
  /** The most important first. Empty: nothing stands in the way. */
  obstacles: v.array(obstacle),
  password: v.nullable(v.object({ changed_at: v.string() })),
  authenticator: v.nullable(v.object({ confirmed_at: v.string() })),
  recovery_codes_left: v.number(),
  passkeys: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      created_at: v.string(),
      last_used_at: v.nullable(v.string()),
      backed_up: v.boolean(),
    }),
  ),
  sessions: v.array(browserSession),
  /** API tokens that still work. */
  api_tokens: v.number(),
  roles: v.array(
    v.object({
      role: v.string(),
      /** Null: in every app. */
      app_name: v.nullable(v.string()),
      data_partner: v.nullable(v.string()),
      imported: v.boolean(),
      /** The name of who gave it, and when, where that is known. */
      given_by: by,
      given_at: v.nullable(v.string()),
    }),
  ),
  /** How many people are platform-admin. Absent where the reader may make nobody one. */
  platform_admins: v.optional(v.number()),
  /** What the person can open. */
  access: v.array(
    v.object({
      resource_id: v.string(),
      name: v.string(),
      kind: v.string(),
      /** Because of the organisation, of an own grant, or of both. */
      by_organization: v.boolean(),
      own_grant: v.nullable(
        v.object({ given_by: by, given_at: v.nullable(v.string()), imported: v.boolean() }),
      ),
    }),
  ),
  /** Terms that were accepted, and those that wait. */
  terms: v.array(
    v.object({ id: v.string(), name: v.string(), accepted_at: v.nullable(v.string()) }),
  ),
  /** The latest of the account. */
  events: v.array(
    v.object({
      id: v.string(),
      event: v.string(),
      at: v.string(),
      ip: v.nullable(v.string()),
      factor: v.nullable(v.string()),
    }),
  ),
  /** What the reader may do to this account now. Absent actions are not shown. */
  actions: v.array(v.union([v.picklist(userActions), v.string()])),
})
/** Everything about one person that may be shown. */
export type UserFacts = v.InferOutput<typeof userFacts>

const usersQuery = v.object({
  ...pageQuery,
  /** Default: by last name, then first name. */
  sort: v.optional(v.picklist(['name', '-name', 'email', '-email', 'last', '-last'])),
  organization: v.optional(idField),
  state: v.optional(v.picklist(userStates)),
  second_factor: v.optional(v.picklist(secondFactors)),
})

export const listUsersEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/admin/users/',
  answer: data(page(listedUser)),
  errors: readErrors,
} satisfies Endpoint

export const getUserEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/admin/users/:userId/',
  answer: data(userFacts),
  errors: [...readErrors, 'not_found'],
} satisfies Endpoint

export const adminUserCalls = {
  listUsers: {
    endpoint: listUsersEndpoint,
    summary: 'The people, page by page.',
    access: 'admin',
    permission: 'users.read',
    query: usersQuery,
  },
  getUser: {
    endpoint: getUserEndpoint,
    summary:
      'One person: factors, browsers, roles, access and its reason, latest events, and what stands in the way of ' +
      'signing in. Its lists say how much each change concerns.',
    access: 'admin',
    permission: 'users.read',
    params: v.object({ userId: idField }),
  },
} satisfies Record<string, Call>
