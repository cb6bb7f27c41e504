import * as v from 'valibot'
import { signInMethod } from './config.ts'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { emailField, idField, personName, roleField, scopeField } from './fields.ts'
import { passkeyIdField } from './passkeys.ts'
import {
  changeErrors,
  createErrors,
  mailErrors,
  reasonField,
  requiredReason,
} from './admin-fields.ts'

// @__NO_SIDE_EFFECTS__
function change<const Action extends string>(action: Action) {
  return {
    method: 'POST',
    path: `/auth_api/v1/admin/users/:userId/${action}/`,
    answer: null,
    errors: changeErrors,
  } as const satisfies Endpoint
}
// @__NO_SIDE_EFFECTS__
function mailing<const Action extends string>(action: Action) {
  return { ...change(action), errors: mailErrors } as const satisfies Endpoint
}

const params = v.object({ userId: idField })
const reason = v.object({ reason: reasonField })
/** Fields of a change that overwrites values of an account, in addition to the new values. */
const profileChange = {
  reason: reasonField,
  /**
   * The values of the account that the administrator saw. If any of them has changed since, the server changes nothing
   * and answers `conflict` with `info.changed`.
   */
  seen: v.optional(
    v.object({
      email: v.string(),
      first_name: v.string(),
      last_name: v.string(),
      organization: v.string(),
      sign_in_method: v.string(),
    }),
  ),
}
const roleBody = v.object({
  /** The name of the role, such as `docs-admin`. */
  role: roleField,
  /** The app in which the role applies. Absent: every app. Roles of administration have the app name `admin`. */
  app_name: v.optional(scopeField),
  /** Id of the data partner for whose data the role applies. Absent: all data partners. */
  data_partner: v.optional(scopeField),
  reason: reasonField,
})
/**
 * The input for taking a role away. It accepts any text as name, because older roles may have characters that new roles
 * may not have.
 */
const takenRoleBody = v.object({
  ...roleBody.entries,
  role: idField,
  app_name: v.optional(idField),
  data_partner: v.optional(idField),
})

export const adminUserChangeCalls = {
  /** Creates an account without a password, and mails where to sign in. */
  inviteUser: {
    endpoint: {
      method: 'POST',
      path: '/auth_api/v1/admin/users/',
      answer: data(v.object({ id: v.string() })),
      errors: [...createErrors, 'conflict'],
      done: 'invited',
    },
    summary:
      'Create an account without a password, and mail where to sign in. Where the mail server does not answer, the mail ' +
      'waits: see `listMails`.',
    access: 'admin',
    permission: 'users.invite',
    body: v.object({
      email: emailField,
      first_name: personName,
      last_name: personName,
      /** The id of the organisation to which the person belongs. */
      organization: idField,
      /**
       * The sign-in method of the new account. Default: the organisation's method, or `password_and_email_otp` if it
       * has none.
       */
      sign_in_method: v.optional(signInMethod),
    }),
  },
  /** Sends the invitation mail, which says where to sign in, once more. */
  inviteUserAgain: {
    endpoint: { ...change('invite_again'), done: 'sent' },
    summary: 'Mail once more where to sign in, to somebody who has not come in yet.',
    access: 'admin',
    permission: 'users.invite',
    params,
  },
  /** Mails a user a link by which they choose a new password. */
  sendUserResetLink: {
    endpoint: { ...mailing('send_reset_link'), done: 'sent' },
    summary: 'Mail a link by which a person chooses a new password. Nobody else sees it.',
    access: 'admin',
    permission: 'users.send_link',
    params,
  },
  /**
   * Removes a user's authenticator and its recovery codes, and ends the user's sessions, API tokens and tokens for
   * programs. `reason`: how the administrator verified that the request came from the user.
   */
  resetUserSecondFactor: {
    endpoint: change('reset_second_factor'),
    summary:
      'Remove the authenticator and its recovery codes, and end sessions and API tokens. Passkeys stay; a mail tells ' +
      'the owner. The reason says how the administrator made sure who asks.',
    access: 'admin',
    permission: 'users.reset_factor',
    params,
    body: v.object({ reason: requiredReason }),
  },
  /** Removes a passkey of an account, and ends the account's sessions, API tokens and tokens for programs. */
  removeUserPasskey: {
    endpoint: change('remove_passkey'),
    summary:
      'Remove a passkey of somebody, and end sessions and API tokens; a mail tells the owner.',
    access: 'admin',
    permission: 'users.reset_factor',
    params,
    body: v.object({ passkey_id: passkeyIdField, reason: reasonField }),
  },
  /** Signs a user out of one browser. */
  endUserSession: {
    endpoint: change('end_session'),
    summary: 'Sign somebody out of one browser, at its next request.',
    access: 'admin',
    permission: 'users.end_sessions',
    params,
    body: v.object({ session_id: idField, reason: reasonField }),
  },
  /** Signs a user out of every browser, and ends the user's tokens for programs. */
  endUserSessions: {
    endpoint: change('end_sessions'),
    summary: 'Sign somebody out of every browser, at its next request.',
    access: 'admin',
    permission: 'users.end_sessions',
    params,
    body: reason,
  },
  /** Unlocks an account that is locked after wrong tries to sign in, by clearing its count of these tries. */
  unlockUser: {
    endpoint: change('unlock'),
    summary: 'Forget the wrong tries at an account: signing in works at once.',
    access: 'admin',
    permission: 'users.unlock',
    params,
  },
  /** Disables an account, and ends its sessions, API tokens and tokens for programs. */
  disableUser: {
    endpoint: change('disable'),
    summary:
      'Refuse an account. Its sessions and API tokens end now; roles, grants and tickets are kept.',
    access: 'admin',
    permission: 'users.disable',
    params,
    body: reason,
  },
  /** Lets a disabled account sign in again. */
  enableUser: {
    endpoint: change('enable'),
    summary:
      'Let a disabled account sign in again, with its factors, roles and grants as they were.',
    access: 'admin',
    permission: 'users.disable',
    params,
  },
  /** Corrects a user's name. */
  setUserName: {
    endpoint: change('set_name'),
    summary: 'Correct the name of somebody. `conflict` where the import owns it.',
    access: 'admin',
    permission: 'users.edit',
    params,
    body: v.object({ first_name: personName, last_name: personName, ...profileChange }),
  },
  /**
   * Corrects a user's email address, and ends the user's sessions, API tokens and tokens for programs. The old and the
   * new address get a mail.
   */
  setUserEmail: {
    endpoint: change('set_email'),
    summary:
      'Correct the address of somebody. Sessions and API tokens end; both addresses get a mail. `conflict` where the ' +
      'import owns it.',
    access: 'admin',
    permission: 'users.edit',
    params,
    body: v.object({ email: emailField, ...profileChange }),
  },
  /**
   * Changes which factors a user's sign-in requires, and ends the user's sessions, API tokens and tokens for programs.
   */
  setUserSignInMethod: {
    endpoint: change('set_sign_in_method'),
    summary:
      'Change which factors the sign-in asks for. Sessions and API tokens end; a mail tells the owner. `conflict` ' +
      'where the import owns it.',
    access: 'admin',
    permission: 'users.edit',
    params,
    body: v.object({ sign_in_method: signInMethod, ...profileChange }),
  },
  /**
   * Moves a user to another organisation. The user loses API tokens, tokens for programs and the role
   * `organization-admin`, and, unless `keep_grants` is true, the grants of their own.
   */
  moveUser: {
    endpoint: change('move'),
    summary:
      'Move somebody to another organisation: what they can open follows it at their next request. The role ' +
      '`organization-admin`, API tokens and grants of their own end. `conflict` where the import owns it.',
    access: 'admin',
    permission: 'users.edit',
    params,
    body: v.object({
      organization: idField,
      /** Whether the person keeps the grants that were given to the person, not to the organisation. Default: false. */
      keep_grants: v.optional(v.boolean()),
      ...profileChange,
    }),
  },
  /** Gives a user a role in apps or in administration. */
  addUserRole: {
    endpoint: change('add_role'),
    summary: 'Give somebody a role. Those of the platform are for internal users.',
    access: 'admin',
    permission: 'roles.write',
    params,
    body: roleBody,
  },
  /** Takes a role from a user. `conflict`: an import has given the role, or the user is the last platform-admin. */
  removeUserRole: {
    endpoint: change('remove_role'),
    summary:
      'Take a role from somebody. `conflict` where the import has given it, and for the last platform-admin.',
    access: 'admin',
    permission: 'roles.write',
    params,
    body: takenRoleBody,
  },
} satisfies Record<string, Call>
