import * as v from 'valibot'
import { browserSession } from './activity.ts'
import { signInMethod } from './config.ts'
import { data, type Call } from './endpoint.ts'
import { idField } from './fields.ts'
import { named, page, pageQuery, readErrors } from './admin-fields.ts'

/**
 * Whether a person can sign in. `invited`: they have not set up their sign-in yet. `locked`: too many wrong tries to
 * sign in were made; the lock ends by itself.
 */
export const userStates = ['active', 'invited', 'locked', 'disabled'] as const
/**
 * The strongest way to sign in that an account has set up. `none`: only a password. `not_set_up`: nothing, because the
 * person has not set up their sign-in yet. `organization`: the identity provider of the person's organisation.
 */
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
  /** Whether the person can sign in: one of `userStates`; a newer server may send others. */
  state: v.union([v.picklist(userStates), v.string()]),
  /** When the lock of the account ends by itself, as ISO 8601. Null unless the state is `locked`. */
  locked_until: v.nullable(v.string()),
  /**
   * The strongest way to sign in that the account has set up: one of `secondFactors`; a newer server may send others.
   */
  second_factor: v.union([v.picklist(secondFactors), v.string()]),
  /** When the person last signed in, as ISO 8601. Null: never. */
  last_signed_in_at: v.nullable(v.string()),
}
const listedUser = v.object(userInList)

/** The actions of administrators on an account. Each name is the last path segment of its call. */
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
/** An action of administrators on an account. */
export type UserAction = (typeof userActions)[number]

/** Something that keeps a person from signing in, or from going on after the sign-in. */
const obstacle = v.object({
  /**
   * What the obstacle is. `disabled`, `locked`: the state of the account. `not_set_up`: the person has not set up their
   * sign-in. `invitation_refused`: they have not, because the mail server refused the invitation.
   * `organization_sign_in`: they must sign in at another site. `terms`: terms wait for acceptance. A newer server may
   * send other codes.
   */
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
  /** When this obstacle ends by itself, as ISO 8601. Null: it does not. */
  until: v.nullable(v.string()),
  /** Only for `locked`: how many wrong tries to sign in locked the account. */
  tries: v.optional(v.number()),
  /** Only for `locked`: within how many seconds the wrong tries to sign in happened. */
  window_s: v.optional(v.number()),
  /** Only for `locked`: whether the wrong tries came from a browser in which the account had signed in before. */
  known_browser: v.optional(v.boolean()),
  /** Only for `invitation_refused`: when the invitation was sent, as ISO 8601. */
  at: v.optional(v.string()),
  /** Only for `invitation_refused`: how the mail server refused the invitation. Null: not known. */
  answer: v.optional(v.nullable(v.string())),
})

const by = v.nullable(v.string())

/**
 * One person as the administration shows them: account, factors, sessions, roles, access, terms and latest events.
 * Times are ISO 8601.
 */
const userFacts = v.object({
  ...userInList,
  organization: v.object({
    id: v.string(),
    name: v.string(),
    /** Whether the organisation is the one that runs the platform. */
    is_internal: v.boolean(),
    /** The tier of the organisation: `premium` or `explore`. */
    tier: v.string(),
  }),
  /**
   * Whether names, mail address, organisation and sign-in method come from an import. They can then only be changed in
   * the import's file.
   */
  imported: v.boolean(),
  /** Tag of the language that the person has chosen. Null: none chosen. */
  language: v.nullable(v.string()),
  /** When the account was made, as ISO 8601. */
  created_at: v.string(),
  /** The factors that the person must show to sign in: one of `signInMethods`; a newer server may send others. */
  sign_in_method: v.union([signInMethod, v.string()]),
  /**
   * What keeps the person from signing in, or from going on after the sign-in; the most important first. Empty: nothing
   * does.
   */
  obstacles: v.array(obstacle),
  /**
   * When the password was last set, as ISO 8601; if that is not known, when the account was made. Null: the account
   * signs in without a password.
   */
  password: v.nullable(v.object({ changed_at: v.string() })),
  /** When the authenticator was set up, as ISO 8601. Null: the account has none. */
  authenticator: v.nullable(v.object({ confirmed_at: v.string() })),
  /** How many recovery codes are still unused. */
  recovery_codes_left: v.number(),
  passkeys: v.array(
    v.object({
      /** Identifies the passkey for `removeUserPasskey`. */
      id: v.string(),
      name: v.string(),
      created_at: v.string(),
      /** When the passkey was last used, as ISO 8601. Null: it was not used yet. */
      last_used_at: v.nullable(v.string()),
      /** Whether the passkey is synced to the owner's other devices. */
      backed_up: v.boolean(),
    }),
  ),
  /** The browsers in which the person is signed in. */
  sessions: v.array(browserSession),
  /** How many API tokens are still valid. */
  api_tokens: v.number(),
  /** How many tokens for programs are still valid. `end_sessions` ends them. */
  app_tokens: v.number(),
  /** The roles of the person, those of administration and those of apps. */
  roles: v.array(
    v.object({
      role: v.string(),
      /** The app in which the role applies. Null: every app. */
      app_name: v.nullable(v.string()),
      /** Id of the data partner for whose data the role applies. Null: all data partners. */
      data_partner: v.nullable(v.string()),
      /** Whether the import has given the role; only the import can take it away. */
      imported: v.boolean(),
      /**
       * The name of the person who gave the role. Null: the import or the operator gave it, the person's account is
       * erased, or it is not known.
       */
      given_by: by,
      /** When the role was given, as ISO 8601. Null: not known. */
      given_at: v.nullable(v.string()),
    }),
  ),
  /**
   * How many accounts have the role platform-admin, also disabled ones. Absent if the administrator who asks may give
   * this person no role.
   */
  platform_admins: v.optional(v.number()),
  /** The apps and datasets that the person can open, by a grant of their own or of their organisation. */
  access: v.array(
    v.object({
      /** The key of the app or dataset. */
      resource_id: v.string(),
      name: v.string(),
      /** The resource type, such as `AppResource`. */
      kind: v.string(),
      /** Whether the person's organisation has a grant of the app or dataset. */
      by_organization: v.boolean(),
      /**
       * The grant to the person, in contrast to one to the organisation: who gave it, when, and whether an import did.
       * Null: there is none.
       */
      own_grant: v.nullable(
        v.object({ given_by: by, given_at: v.nullable(v.string()), imported: v.boolean() }),
      ),
    }),
  ),
  /**
   * Terms that the person has accepted in their latest text, and terms that wait for acceptance (`accepted_at` null).
   */
  terms: v.array(
    v.object({ id: v.string(), name: v.string(), accepted_at: v.nullable(v.string()) }),
  ),
  /** The ten latest of those events of the account that its owner can see too, the latest first. */
  events: v.array(
    v.object({
      id: v.string(),
      /** The name of the event: one of `auditEvents`. */
      event: v.string(),
      at: v.string(),
      /**
       * The network address of the request that caused the event. Null: not known, or somebody else than the owner of
       * the account caused the event.
       */
      ip: v.nullable(v.string()),
      /** The factor that was used or tried. Null: the event involves none. */
      factor: v.nullable(v.string()),
    }),
  ),
  /** What the administrator who asks may do to this account now. The pages of administration hide all other actions. */
  actions: v.array(v.union([v.picklist(userActions), v.string()])),
})

const usersQuery = v.object({
  ...pageQuery,
  /**
   * Order of the list. `last`: by the time of the last sign-in. A `-` before the value reverses the order. Default: by
   * last name, then first name.
   */
  sort: v.optional(v.picklist(['name', '-name', 'email', '-email', 'last', '-last'])),
  /** Lists only people of the organisation with this id. */
  organization: v.optional(idField),
  /** Lists only people whose account is in this state: one of `userStates`. */
  state: v.optional(v.picklist(userStates)),
  /** Lists only people whose strongest way to sign in (one of `secondFactors`) has this value. */
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
  /** Reads one person for administrators: account, factors, sessions, roles, access, terms and latest events. */
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
