import * as v from 'valibot'
import { browserSession } from './activity.ts'
import { signInMethod } from './config.ts'
import { data, type Call } from './endpoint.ts'
import { idField } from './fields.ts'
import { named, page, pageQuery, readErrors } from './admin-fields.ts'

/** Whether a person can sign in. `invited`: they have not set up their sign-in yet. */
export const userStates = ['active', 'invited', 'locked', 'disabled'] as const
/** The strongest way to sign in that an account has set up. `organization`: the organisation's own provider. */
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

/** The actions on an account. Each is the last path segment of its call. */
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
/** An action on an account. */
export type UserAction = (typeof userActions)[number]

/** Something that prevents a sign-in. */
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
  /** When the obstacle ends by itself. Null: it does not. */
  until: v.nullable(v.string()),
  /**
   * Only for `locked`: how many wrong tries, in how many seconds, and whether from a browser that was used before.
   */
  tries: v.optional(v.number()),
  window_s: v.optional(v.number()),
  known_browser: v.optional(v.boolean()),
  /** Only for `invitation_refused`: when it was sent, and what the mail server answered. */
  at: v.optional(v.string()),
  answer: v.optional(v.nullable(v.string())),
})

const by = v.nullable(v.string())

/** Everything about one person that administrators may see. Times are ISO 8601. */
const userFacts = v.object({
  ...userInList,
  organization: v.object({
    id: v.string(),
    name: v.string(),
    is_internal: v.boolean(),
    tier: v.string(),
  }),
  /**
   * Whether an import owns names, address, organisation and sign-in method; they can only be changed in the import's
   * file.
   */
  imported: v.boolean(),
  language: v.nullable(v.string()),
  created_at: v.string(),
  sign_in_method: v.union([signInMethod, v.string()]),
  /** The most important first. Empty: the person can sign in. */
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
  /** How many API tokens are still valid. */
  api_tokens: v.number(),
  /** How many tokens for programs are still valid. `end_sessions` ends them. */
  app_tokens: v.number(),
  roles: v.array(
    v.object({
      role: v.string(),
      /** Null: the role is for every app. */
      app_name: v.nullable(v.string()),
      data_partner: v.nullable(v.string()),
      imported: v.boolean(),
      /** The name of the person who gave the role, and when; null if unknown. */
      given_by: by,
      given_at: v.nullable(v.string()),
    }),
  ),
  /** How many people are platform-admin. Absent if the reader may not give that role. */
  platform_admins: v.optional(v.number()),
  /** What the person can open. */
  access: v.array(
    v.object({
      resource_id: v.string(),
      name: v.string(),
      kind: v.string(),
      /** Whether access comes from the organisation, from a grant to the person, or both. */
      by_organization: v.boolean(),
      own_grant: v.nullable(
        v.object({ given_by: by, given_at: v.nullable(v.string()), imported: v.boolean() }),
      ),
    }),
  ),
  /** Terms that the person has accepted, and terms that wait for acceptance. */
  terms: v.array(
    v.object({ id: v.string(), name: v.string(), accepted_at: v.nullable(v.string()) }),
  ),
  /** The latest events of the account. */
  events: v.array(
    v.object({
      id: v.string(),
      event: v.string(),
      at: v.string(),
      ip: v.nullable(v.string()),
      factor: v.nullable(v.string()),
    }),
  ),
  /** What the reader may do to this account now. A page hides all other actions. */
  actions: v.array(v.union([v.picklist(userActions), v.string()])),
})

const usersQuery = v.object({
  ...pageQuery,
  /** Default: by last name, then first name. */
  sort: v.optional(v.picklist(['name', '-name', 'email', '-email', 'last', '-last'])),
  organization: v.optional(idField),
  state: v.optional(v.picklist(userStates)),
  second_factor: v.optional(v.picklist(secondFactors)),
})

export const adminUserCalls = {
  /** Lists people, by name unless `sort` says otherwise. */
  listUsers: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/users/',
      answer: data(page(listedUser)),
      errors: readErrors,
    },
    summary: 'The people, page by page.',
    access: 'admin',
    permission: 'users.read',
    query: usersQuery,
  },
  /** Reads everything about one person that administrators may see. */
  getUser: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/admin/users/:userId/',
      answer: data(userFacts),
      errors: [...readErrors, 'not_found'],
    },
    summary:
      'One person: factors, browsers, roles, access and its reason, latest events, and what stands in the way of ' +
      'signing in. Its lists say how much each change concerns.',
    access: 'admin',
    permission: 'users.read',
    params: v.object({ userId: idField }),
  },
} satisfies Record<string, Call>
