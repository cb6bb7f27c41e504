import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { forgiveFailures } from '../../identity/limits/guesses.ts'
import { deleteSessionsOf } from '../../identity/sessions/session-queries.ts'
import { tellOwner } from '../../identity/users/credential-mail.ts'
import { removeSecondFactor, setDisabled } from '../../identity/users/operator-queries.ts'
import { changeUser, findTarget, type Change } from './change-user.ts'
import { endSessionOf, removePasskey, setEmail, setSignInMethod } from './credentials.ts'
import { inviteUser } from './invite.ts'
import { countMail, mailResetLinkTo, promiseInvitation, tellOfNewAddress } from './mails.ts'
import { moveTo, setName } from './profile.ts'
import { addRole, keepPlatformAdmin, removeRole } from './roles.ts'

export function adminUserChangeRoutes(app: App) {
  mount(app, adminCalls.inviteUser, async (call) => ({
    result: { data: { id: await inviteUser(app, call, call.body) } },
  }))

  mount(app, adminCalls.inviteUserAgain, async (call) => {
    await recordMail(app, call, 'invite_again', (tx, { user }, mails) =>
      promiseInvitation(app, tx, mails, user, call.visitor.language),
    )
    return {}
  })

  mount(app, adminCalls.sendUserResetLink, async (call) => {
    const { user } = await recordMail(app, call, 'send_reset_link', async () => {})
    await mailResetLinkTo(app, user, call.visitor.language)
    return {}
  })

  mount(app, adminCalls.resetUserSecondFactor, async (call) => {
    await changeUser(app, call, 'reset_second_factor', async (tx, { user }, mails) => {
      await removeSecondFactor(tx, user.id, app.clock.now())
      const told = { to: user, asked: call.visitor.language }
      await tellOwner(app, tx, mails, { ...told, change: 'second_factor_reset' })
    })
    return {}
  })

  mount(app, adminCalls.removeUserPasskey, async (call) => {
    await changeUser(app, call, 'remove_passkey', async (tx, read, mails) => {
      const removed = await removePasskey(tx, read, call.body.passkey_id, app)
      const told = { to: read.user, asked: call.visitor.language }
      await tellOwner(app, tx, mails, { ...told, change: 'passkey_removed' })
      return removed
    })
    return {}
  })

  mount(app, adminCalls.endUserSession, async (call) => {
    await changeUser(app, call, 'end_session', (tx, read) =>
      endSessionOf(tx, read, call.body.session_id),
    )
    return {}
  })

  mount(app, adminCalls.endUserSessions, async (call) => {
    await changeUser(app, call, 'end_sessions', (tx, { user }) => deleteSessionsOf(tx, user.id))
    return {}
  })

  mount(app, adminCalls.unlockUser, async (call) => {
    const { user } = await changeUser(app, call, 'unlock', async () => {})
    await forgiveFailures(app, user, 'operator')
    return {}
  })

  mount(app, adminCalls.disableUser, async (call) => {
    await changeUser(app, call, 'disable', async (tx, { user }) => {
      await keepPlatformAdmin(tx, user.id)
      await setDisabled(tx, user.id, app.clock.now())
    })
    return {}
  })

  mount(app, adminCalls.enableUser, async (call) => {
    const { user } = await changeUser(app, call, 'enable', (tx, { user }) =>
      setDisabled(tx, user.id, null),
    )
    await forgiveFailures(app, user, 'operator')
    return {}
  })

  mount(app, adminCalls.setUserName, async (call) => {
    await changeUser(app, call, 'set_name', (tx, read) => setName(tx, read, call.body))
    return {}
  })

  mount(app, adminCalls.setUserEmail, async (call) => {
    const { email } = call.body
    await changeUser(app, call, 'set_email', async (tx, read, mails) => {
      const reach = call.administrator.reach('users.edit')
      const changed = await setEmail(tx, read, email, app, reach)
      await tellOfNewAddress(app, tx, mails, read.user, email, call.visitor.language)
      return changed
    })
    return {}
  })

  mount(app, adminCalls.setUserSignInMethod, async (call) => {
    await changeUser(app, call, 'set_sign_in_method', async (tx, read, mails) => {
      const changed = await setSignInMethod(tx, read, call.body.sign_in_method, app)
      const told = { to: read.user, asked: call.visitor.language }
      await tellOwner(app, tx, mails, { ...told, change: 'sign_in_method' })
      return changed
    })
    return {}
  })

  mount(app, adminCalls.moveUser, async (call) => {
    await changeUser(app, call, 'move', (tx, read) => moveTo(tx, read, call.body, app))
    return {}
  })

  mount(app, adminCalls.addUserRole, async (call) => {
    await changeUser(app, call, 'add_role', (tx, read) => {
      const by = { givenById: call.administrator.userId, givenAt: app.clock.now() }
      return addRole(tx, read, roleIn(call.body), by)
    })
    return {}
  })

  mount(app, adminCalls.removeUserRole, async (call) => {
    await changeUser(app, call, 'remove_role', (tx, read) =>
      removeRole(tx, read, roleIn(call.body)),
    )
    return {}
  })
}

/** Counts a mail that an administrator sends somebody, and records it. Throws ApiError `rate_limited`, and records nothing. */
async function recordMail(
  app: App,
  call: Parameters<typeof changeUser>[1],
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
