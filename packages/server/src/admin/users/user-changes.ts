import { adminCalls, type SignInMethod } from '@vestibule/api-client/contract'
import type { AdminWorld } from '../admin-world.ts'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { forgiveFailures } from '../../identity/limits/guesses.ts'
import {
  endAppTokens,
  deleteSessionsOf,
  removeSecondFactor,
  setDisabled,
} from '../../identity/users/end-access.ts'
import { tellOwner } from '../../identity/users/credential-mail.ts'
import {
  changeUser,
  findTarget,
  type Change,
  type UserCall,
  type UserCallWith,
} from './change-user.ts'
import { endSessionOf, removePasskey, setEmail, setSignInMethod } from './credentials.ts'
import { inviteUser } from './invite.ts'
import { countMail, mailResetLinkTo, promiseInvitation, tellOfNewAddress } from './mails.ts'
import { moveTo, setName, type Move, type Name } from './profile.ts'
import { addRole, removeRole } from './roles.ts'
import { keepPlatformAdmin } from '../../identity/administrators/administrator.ts'

/** Routes of the calls by which an administrator changes an account. */
export function adminUserChangeRoutes(app: App) {
  mount(app, adminCalls.inviteUser, async (call) => ({
    data: { id: await inviteUser(app, call, call.body) },
  }))
  mount(app, adminCalls.inviteUserAgain, done(app, inviteUserAgain))
  mount(app, adminCalls.sendUserResetLink, done(app, sendUserResetLink))
  mount(app, adminCalls.resetUserSecondFactor, done(app, resetUserSecondFactor))
  mount(app, adminCalls.removeUserPasskey, done(app, removeUserPasskey))
  mount(app, adminCalls.endUserSession, done(app, endUserSession))
  mount(app, adminCalls.endUserSessions, done(app, endUserSessions))
  mount(app, adminCalls.unlockUser, done(app, unlockUser))
  mount(app, adminCalls.disableUser, done(app, disableUser))
  mount(app, adminCalls.enableUser, done(app, enableUser))
  mount(app, adminCalls.setUserName, done(app, setUserName))
  mount(app, adminCalls.setUserEmail, done(app, setUserEmail))
  mount(app, adminCalls.setUserSignInMethod, done(app, setUserSignInMethod))
  mount(app, adminCalls.moveUser, done(app, moveUser))
  mount(app, adminCalls.addUserRole, done(app, addUserRole))
  mount(app, adminCalls.removeUserRole, done(app, removeUserRole))
}

/** Makes the handler of a call from a change, whose result is not sent. */
function done<C>(app: App, change: (app: App, call: C) => Promise<unknown>) {
  return async (call: C) => {
    await change(app, call)
  }
}

// Actions of administrators on an account, from a page or at the command line. Each function checks whether the caller
// may act, and records the change with the values before and after. All throw ApiError.

export function inviteUserAgain(app: AdminWorld, call: UserCall) {
  return withMail(app, call, 'invite_again', (tx, { user }, mails) =>
    promiseInvitation(app, tx, mails, user, call.visitor.language),
  )
}

export async function sendUserResetLink(app: AdminWorld, call: UserCall) {
  const { user } = await withMail(app, call, 'send_reset_link', async () => {})
  await mailResetLinkTo(app, user, call.visitor.language)
}

export function resetUserSecondFactor(app: AdminWorld, call: UserCall) {
  return changeUser(app, call, 'reset_second_factor', async (tx, { user }, mails) => {
    await removeSecondFactor(tx, user.id, app.clock.now())
    const told = { to: user, asked: call.visitor.language }
    await tellOwner(app, tx, mails, { ...told, change: 'second_factor_reset' })
  })
}

export function removeUserPasskey(app: AdminWorld, call: UserCallWith<{ passkey_id: string }>) {
  return changeUser(app, call, 'remove_passkey', async (tx, read, mails) => {
    await removePasskey(tx, read, call.body.passkey_id, app)
    const told = { to: read.user, asked: call.visitor.language }
    await tellOwner(app, tx, mails, { ...told, change: 'passkey_removed' })
  })
}

export function endUserSession(app: AdminWorld, call: UserCallWith<{ session_id: string }>) {
  return changeUser(app, call, 'end_session', (tx, read) =>
    endSessionOf(tx, read, call.body.session_id),
  )
}

export function endUserSessions(app: AdminWorld, call: UserCall) {
  return changeUser(app, call, 'end_sessions', async (tx, { user }) => {
    await deleteSessionsOf(tx, user.id)
    await endAppTokens(tx, user.id, app.clock.now())
  })
}

export async function unlockUser(app: AdminWorld, call: UserCall) {
  const { user } = await changeUser(app, call, 'unlock', async () => {})
  await forgiveFailures(app, user, 'operator')
}

export function disableUser(app: AdminWorld, call: UserCall) {
  return changeUser(app, call, 'disable', async (tx, { user }) => {
    await keepPlatformAdmin(tx, user.id)
    await setDisabled(tx, user.id, app.clock.now())
  })
}

export async function enableUser(app: AdminWorld, call: UserCall) {
  const { user } = await changeUser(app, call, 'enable', (tx, { user }) =>
    setDisabled(tx, user.id, null),
  )
  await forgiveFailures(app, user, 'operator')
}

export function setUserName(app: AdminWorld, call: UserCallWith<Name>) {
  return changeUser(app, call, 'set_name', (tx, read) => setName(tx, read, call.body))
}

export function setUserEmail(app: AdminWorld, call: UserCallWith<{ email: string }>) {
  return changeUser(app, call, 'set_email', async (tx, read, mails) => {
    const { email } = call.body
    const reach = call.administrator.reach('users.edit')
    const changed = await setEmail(tx, read, email, app, reach)
    await tellOfNewAddress(app, tx, mails, read.user, email, call.visitor.language)
    return changed
  })
}

export function setUserSignInMethod(
  app: AdminWorld,
  call: UserCallWith<{ sign_in_method: SignInMethod }>,
) {
  return changeUser(app, call, 'set_sign_in_method', async (tx, read, mails) => {
    const changed = await setSignInMethod(tx, read, call.body.sign_in_method, app)
    const told = { to: read.user, asked: call.visitor.language }
    await tellOwner(app, tx, mails, { ...told, change: 'sign_in_method' })
    return changed
  })
}

export function moveUser(app: AdminWorld, call: UserCallWith<Move>) {
  return changeUser(app, call, 'move', (tx, read) => moveTo(tx, read, call.body, app))
}

export function addUserRole(app: AdminWorld, call: UserCallWith<RoleBody>) {
  return changeUser(app, call, 'add_role', (tx, read) => {
    const by = { givenById: call.administrator.userId, givenAt: app.clock.now() }
    return addRole(tx, read, roleIn(call.body), by)
  })
}

export function removeUserRole(app: AdminWorld, call: UserCallWith<RoleBody>) {
  return changeUser(app, call, 'remove_role', (tx, read) => removeRole(tx, read, roleIn(call.body)))
}

/**
 * Makes a change that sends a mail. Counts the mail against its limit first: if that throws ApiError `rate_limited`,
 * the change is neither made nor recorded.
 */
async function withMail(
  app: AdminWorld,
  call: UserCall,
  action: 'invite_again' | 'send_reset_link',
  change: Change,
) {
  const { read } = await findTarget(app.db, call, action)
  const counted = await countMail(app, read.user)
  try {
    return await changeUser(app, call, action, change)
  } catch (error) {
    await counted.release()
    throw error
  }
}

/**
 * A role as the bodies of requests name it. Without `app_name` it holds for every app, without `data_partner` for every
 * data partner.
 */
interface RoleBody {
  readonly role: string
  readonly app_name?: string | undefined
  readonly data_partner?: string | undefined
}

const roleIn = ({ role, app_name = '', data_partner = '' }: RoleBody) => ({
  role,
  appName: app_name,
  dataPartnerId: data_partner,
})
