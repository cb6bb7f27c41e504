import { calls } from '@vestibule/api-client/contract'
import { pendingEulaIds } from '../eulas/pending-eulas.ts'
import type { App } from '../http/app.ts'
import { mount } from '../http/mount.ts'
import { tierOf } from '../impersonation/organization-queries.ts'
import { isInternalSession } from '../sessions/session.ts'
import { listRoles } from './role-queries.ts'

export function userRoutes(app: App) {
  mount(app, calls.getAuthenticated, async () => ({}))

  mount(app, calls.getProfile, async ({ session }) => {
    const { user, organization, actingFor } = session
    const isInternal = isInternalSession(session)
    const data = {
      id: user.id,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      organization_info: {
        id: organization.id,
        name: organization.name,
        is_internal: isInternal,
        tier: actingFor === null ? organization.tier : await tierOf(app.db, actingFor.id),
      },
      is_external_user: !isInternal,
      eulas_not_accepted: await pendingEulaIds(app.db, user.id),
      impersonating: actingFor,
      can_impersonate: user.canImpersonate,
    }
    return { result: { data } }
  })

  mount(app, calls.getRoles, async ({ session, query }) => ({
    // A role is the member of staff's own, not the customer's.
    result: {
      data:
        session.actingFor === null ? await listRoles(app.db, session.user.id, query.app_name) : [],
    },
  }))

  mount(app, calls.getSessionValidity, async ({ session }) => {
    const data = {
      max_ttl: Math.floor(session.expiresAt.getTime() / 1000),
      user_id: session.user.id,
      acting_for: session.actingFor,
    }
    return { result: { data } }
  })
}
