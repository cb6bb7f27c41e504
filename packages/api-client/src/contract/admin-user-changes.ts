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
/** Input of a change that overwrites existing values. */
const profileChange = {
  reason: reasonField,
  /**
   * The account as the administrator saw it. If any of these values has changed since, the answer is `conflict` with
   * `info.changed`.
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
  role: roleField,
  /** Absent: the role is for every app. Roles of administration have the app name `admin`. */
  app_name: v.optional(scopeField),
  data_partner: v.optional(scopeField),
  reason: reasonField,
})
/** Roles from before names had a character set can still be taken. */
const takenRoleBody = v.object({
  ...roleBody.entries,
  role: idField,
  app_name: v.optional(idField),
  data_partner: v.optional(idField),
})

export const inviteUserEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/admin/users/',
  answer: data(v.object({ id: v.string() })),
  errors: [...createErrors, 'conflict'],
} satisfies Endpoint
export const inviteUserAgainEndpoint = change('invite_again')
export const sendUserResetLinkEndpoint = mailing('send_reset_link')
export const resetUserSecondFactorEndpoint = change('reset_second_factor')
export const removeUserPasskeyEndpoint = change('remove_passkey')
export const endUserSessionEndpoint = change('end_session')
export const endUserSessionsEndpoint = change('end_sessions')
export const unlockUserEndpoint = change('unlock')
export const disableUserEndpoint = change('disable')
export const enableUserEndpoint = change('enable')
export const setUserNameEndpoint = change('set_name')
export const setUserEmailEndpoint = change('set_email')
export const setUserSignInMethodEndpoint = change('set_sign_in_method')
export const moveUserEndpoint = change('move')
export const addUserRoleEndpoint = change('add_role')
export const removeUserRoleEndpoint = change('remove_role')

export const adminUserChangeCalls = {
  inviteUser: {
    endpoint: inviteUserEndpoint,
    summary:
      'Create an account without a password, and mail where to sign in. Where the mail server does not answer, the mail ' +
      'waits: see `listMails`.',
    access: 'admin',
    permission: 'users.invite',
    body: v.object({
      email: emailField,
      first_name: personName,
      last_name: personName,
      organization: idField,
      /** Default: the organisation's method, or `password_and_email_otp` if it has none. */
      sign_in_method: v.optional(signInMethod),
    }),
  },
  inviteUserAgain: {
    endpoint: inviteUserAgainEndpoint,
    summary: 'Mail once more where to sign in, to somebody who has not come in yet.',
    access: 'admin',
    permission: 'users.invite',
    params,
  },
  sendUserResetLink: {
    endpoint: sendUserResetLinkEndpoint,
    summary: 'Mail a link by which a person chooses a new password. Nobody else sees it.',
    access: 'admin',
    permission: 'users.send_link',
    params,
  },
  resetUserSecondFactor: {
    endpoint: resetUserSecondFactorEndpoint,
    summary:
      'Remove the authenticator and its recovery codes, and end sessions and API tokens. Passkeys stay; a mail tells ' +
      'the owner. The reason says how the administrator made sure who asks.',
    access: 'admin',
    permission: 'users.reset_factor',
    params,
    body: v.object({ reason: requiredReason }),
  },
  removeUserPasskey: {
    endpoint: removeUserPasskeyEndpoint,
    summary:
      'Remove a passkey of somebody, and end sessions and API tokens; a mail tells the owner.',
    access: 'admin',
    permission: 'users.reset_factor',
    params,
    body: v.object({ passkey_id: passkeyIdField, reason: reasonField }),
  },
  endUserSession: {
    endpoint: endUserSessionEndpoint,
    summary: 'Sign somebody out of one browser, at its next request.',
    access: 'admin',
    permission: 'users.end_sessions',
    params,
    body: v.object({ session_id: idField, reason: reasonField }),
  },
  endUserSessions: {
    endpoint: endUserSessionsEndpoint,
    summary: 'Sign somebody out of every browser, at its next request.',
    access: 'admin',
    permission: 'users.end_sessions',
    params,
    body: reason,
  },
  unlockUser: {
    endpoint: unlockUserEndpoint,
    summary: 'Forget the wrong tries at an account: signing in works at once.',
    access: 'admin',
    permission: 'users.unlock',
    params,
  },
  disableUser: {
    endpoint: disableUserEndpoint,
    summary:
      'Refuse an account. Its sessions and API tokens end now; roles, grants and tickets are kept.',
    access: 'admin',
    permission: 'users.disable',
    params,
    body: reason,
  },
  enableUser: {
    endpoint: enableUserEndpoint,
    summary:
      'Let a disabled account sign in again, with its factors, roles and grants as they were.',
    access: 'admin',
    permission: 'users.disable',
    params,
  },
  setUserName: {
    endpoint: setUserNameEndpoint,
    summary: 'Correct the name of somebody. `conflict` where the import owns it.',
    access: 'admin',
    permission: 'users.edit',
    params,
    body: v.object({ first_name: personName, last_name: personName, ...profileChange }),
  },
  setUserEmail: {
    endpoint: setUserEmailEndpoint,
    summary:
      'Correct the address of somebody. Sessions and API tokens end; both addresses get a mail. `conflict` where the ' +
      'import owns it.',
    access: 'admin',
    permission: 'users.edit',
    params,
    body: v.object({ email: emailField, ...profileChange }),
  },
  setUserSignInMethod: {
    endpoint: setUserSignInMethodEndpoint,
    summary:
      'Change which factors the sign-in asks for. Sessions and API tokens end; a mail tells the owner. `conflict` ' +
      'where the import owns it.',
    access: 'admin',
    permission: 'users.edit',
    params,
    body: v.object({ sign_in_method: signInMethod, ...profileChange }),
  },
  moveUser: {
    endpoint: moveUserEndpoint,
    summary:
      'Move somebody to another organisation: what they can open follows it at their next request. The role ' +
      '`organization-admin`, API tokens and grants of their own end. `conflict` where the import owns it.',
    access: 'admin',
    permission: 'users.edit',
    params,
    body: v.object({
      organization: idField,
      /** Whether grants of their own stay. Default: false. */
      keep_grants: v.optional(v.boolean()),
      ...profileChange,
    }),
  },
  addUserRole: {
    endpoint: addUserRoleEndpoint,
    summary: 'Give somebody a role. Those of the platform are for internal users.',
    access: 'admin',
    permission: 'roles.write',
    params,
    body: roleBody,
  },
  removeUserRole: {
    endpoint: removeUserRoleEndpoint,
    summary:
      'Take a role from somebody. `conflict` where the import has given it, and for the last platform-admin.',
    access: 'admin',
    permission: 'roles.write',
    params,
    body: takenRoleBody,
  },
} satisfies Record<string, Call>
