import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { inviteUser } from './invite.ts'
import {
  addUserRole,
  disableUser,
  enableUser,
  endUserSession,
  endUserSessions,
  inviteUserAgain,
  moveUser,
  removeUserPasskey,
  removeUserRole,
  resetUserSecondFactor,
  sendUserResetLink,
  setUserEmail,
  setUserName,
  setUserSignInMethod,
  unlockUser,
} from './user-changes.ts'

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

/** The handler of a change whose answer is empty. */
function done<C>(app: App, change: (app: App, call: C) => Promise<unknown>) {
  return async (call: C) => {
    await change(app, call)
    return {}
  }
}
