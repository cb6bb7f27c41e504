import {
  addUserRoleEndpoint,
  disableUserEndpoint,
  enableUserEndpoint,
  endUserSessionEndpoint,
  endUserSessionsEndpoint,
  inviteUserAgainEndpoint,
  inviteUserEndpoint,
  moveUserEndpoint,
  removeUserPasskeyEndpoint,
  removeUserRoleEndpoint,
  resetUserSecondFactorEndpoint,
  sendUserResetLinkEndpoint,
  setUserEmailEndpoint,
  setUserNameEndpoint,
  setUserSignInMethodEndpoint,
  unlockUserEndpoint,
} from '../../contract/admin-user-changes.ts'
import type { ListedUser } from '../../contract/admin-users.ts'
import type { SignInMethod } from '../../contract/config.ts'
import type { Client } from '../../transport/client.ts'
import { perform, type CallOptions } from '../perform.ts'

interface OfUser {
  /** The id of the account. */
  readonly id: string
}
interface WithReason extends OfUser {
  /** The reason in the administrator's words, for auditors to read. */
  readonly reason?: string | undefined
}
/** An account as the administrator saw it. */
export type SeenUser = Pick<ListedUser, 'email' | 'first_name' | 'last_name'> & {
  readonly organization: { readonly id: string }
  readonly sign_in_method: string
}
interface ProfileChange extends WithReason {
  /**
   * If any of these values has changed since, the outcome is `conflict`, and `info.changed` says who changed it and
   * when.
   */
  readonly seen?: SeenUser | undefined
}
const seenOf = (seen: SeenUser | undefined) =>
  seen && {
    email: seen.email,
    first_name: seen.first_name,
    last_name: seen.last_name,
    organization: seen.organization.id,
    sign_in_method: seen.sign_in_method,
  }
/** Input of `addUserRole` and `removeUserRole`. */
export interface RoleInput extends WithReason {
  readonly role: string
  /** Absent: the role is for every app. Roles of administration have the app name `admin`. */
  readonly appName?: string | undefined
  readonly dataPartner?: string | undefined
}

const changed = () => ({ kind: 'changed' as const })
const sent = () => ({ kind: 'sent' as const })
const of = ({ id }: OfUser, options: CallOptions | undefined, body: object = {}) => ({
  ...options,
  params: { userId: id },
  body: { ...body },
})

/** Creates an account without a password, and mails where to sign in. */
export function inviteUser(
  client: Client,
  input: {
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly organization: string
    readonly signInMethod?: SignInMethod | undefined
  },
  options?: CallOptions,
) {
  const body = {
    email: input.email,
    first_name: input.firstName,
    last_name: input.lastName,
    organization: input.organization,
    sign_in_method: input.signInMethod,
  }
  return perform(client, inviteUserEndpoint, { ...options, body }, ({ data }) => ({
    kind: 'invited',
    id: data.id,
  }))
}

/** Sends the invitation mail, which says where to sign in, once more. */
export function inviteUserAgain(client: Client, input: OfUser, options?: CallOptions) {
  return perform(client, inviteUserAgainEndpoint, of(input, options), sent)
}

/** Mails a link to choose a new password. */
export function sendUserResetLink(client: Client, input: OfUser, options?: CallOptions) {
  return perform(client, sendUserResetLinkEndpoint, of(input, options), sent)
}

/** Removes the authenticator and its recovery codes. `reason`: how the administrator verified who was asking. */
export function resetUserSecondFactor(
  client: Client,
  input: OfUser & { readonly reason: string },
  options?: CallOptions,
) {
  const request = of(input, options, { reason: input.reason })
  return perform(client, resetUserSecondFactorEndpoint, request, changed)
}

/** Removes a passkey of an account. */
export function removeUserPasskey(
  client: Client,
  input: WithReason & { readonly passkeyId: string },
  options?: CallOptions,
) {
  const request = of(input, options, { passkey_id: input.passkeyId, reason: input.reason })
  return perform(client, removeUserPasskeyEndpoint, request, changed)
}

/** Signs a user out of one browser. */
export function endUserSession(
  client: Client,
  input: OfUser & { readonly sessionId: string },
  options?: CallOptions,
) {
  const request = of(input, options, { session_id: input.sessionId })
  return perform(client, endUserSessionEndpoint, request, changed)
}

/** Signs a user out of every browser. */
export function endUserSessions(client: Client, input: WithReason, options?: CallOptions) {
  const request = of(input, options, { reason: input.reason })
  return perform(client, endUserSessionsEndpoint, request, changed)
}

/** Unlocks an account by clearing its failed tries. */
export function unlockUser(client: Client, input: OfUser, options?: CallOptions) {
  return perform(client, unlockUserEndpoint, of(input, options), changed)
}

/** Disables an account, and ends its sessions and API tokens. */
export function disableUser(client: Client, input: WithReason, options?: CallOptions) {
  const request = of(input, options, { reason: input.reason })
  return perform(client, disableUserEndpoint, request, changed)
}

/** Lets a disabled account sign in again. */
export function enableUser(client: Client, input: OfUser, options?: CallOptions) {
  return perform(client, enableUserEndpoint, of(input, options), changed)
}

/** Corrects a user's name. */
export function setUserName(
  client: Client,
  input: ProfileChange & { readonly firstName: string; readonly lastName: string },
  options?: CallOptions,
) {
  const { firstName: first_name, lastName: last_name, reason } = input
  const body = { first_name, last_name, reason, seen: seenOf(input.seen) }
  return perform(client, setUserNameEndpoint, of(input, options, body), changed)
}

/** Corrects a user's email address; both addresses get a mail. */
export function setUserEmail(
  client: Client,
  input: ProfileChange & { readonly email: string },
  options?: CallOptions,
) {
  const request = of(input, options, {
    email: input.email,
    reason: input.reason,
    seen: seenOf(input.seen),
  })
  return perform(client, setUserEmailEndpoint, request, changed)
}

/** Changes which factors a user's sign-in requires. */
export function setUserSignInMethod(
  client: Client,
  input: ProfileChange & { readonly signInMethod: SignInMethod },
  options?: CallOptions,
) {
  const body = {
    sign_in_method: input.signInMethod,
    reason: input.reason,
    seen: seenOf(input.seen),
  }
  return perform(client, setUserSignInMethodEndpoint, of(input, options, body), changed)
}

/** Moves a user to another organisation. Grants of their own end, unless `keepGrants` is true. */
export function moveUser(
  client: Client,
  input: ProfileChange & {
    readonly organization: string
    readonly keepGrants?: boolean | undefined
  },
  options?: CallOptions,
) {
  const body = {
    organization: input.organization,
    keep_grants: input.keepGrants,
    reason: input.reason,
    seen: seenOf(input.seen),
  }
  return perform(client, moveUserEndpoint, of(input, options, body), changed)
}

const roleOf = ({ role, appName, dataPartner, reason }: RoleInput) => ({
  role,
  app_name: appName,
  data_partner: dataPartner,
  reason,
})

/** Gives a user a role. */
export function addUserRole(client: Client, input: RoleInput, options?: CallOptions) {
  return perform(client, addUserRoleEndpoint, of(input, options, roleOf(input)), changed)
}

/** Takes a role from a user. */
export function removeUserRole(client: Client, input: RoleInput, options?: CallOptions) {
  return perform(client, removeUserRoleEndpoint, of(input, options, roleOf(input)), changed)
}
