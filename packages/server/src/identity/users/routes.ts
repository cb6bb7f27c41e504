import { calls, findLanguage } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { mount } from '../calls/mount.ts'
import { writeLanguageCookie } from '../../platform/http/cookies.ts'
import { proofsOfSession } from '../account/proof-service.ts'
import { isLocked, recordActivity } from '../sessions/idle-lock.ts'
import { changeProfile, profileOf } from './profile.ts'
import { listRoles } from './role-queries.ts'

export function userRoutes(app: App) {
  mount(app, calls.getAuthenticated, async ({ session }) => {
    if (!isLocked(app.clock, session)) return { data: { locked: false } }
    const proofs = await proofsOfSession(app, session)
    return { data: { locked: true, proofs } }
  })

  mount(app, calls.reportActivity, async ({ session }) => {
    const locksAt = await recordActivity(app, session)
    return { data: { locks_at: locksAt?.toISOString() ?? null } }
  })

  mount(app, calls.getProfile, async ({ session }) => ({
    data: await profileOf(app, session),
  }))

  mount(app, calls.updateProfile, async (call) => {
    const data = await changeProfile(app, call, call.session, call.body)
    if (call.body.language !== undefined) {
      const chosen = findLanguage(data.language, app.settings.languages)
      writeLanguageCookie(call.context, app.settings, chosen)
    }
    return { data }
  })

  mount(app, calls.getRoles, async ({ session, query }) => ({
    // Answer no roles to staff who act for a customer: their own roles do not apply there.
    data:
      session.actingFor === null ? await listRoles(app.db, session.user.id, query.app_name) : [],
  }))

  mount(app, calls.getSessionValidity, async ({ session }) => {
    const data = {
      max_ttl: Math.floor(session.expiresAt.getTime() / 1000),
      user_id: session.user.id,
      acting_for: session.actingFor,
      ...(session.locksAt !== null && { locks_at: session.locksAt.toISOString() }),
    }
    return { data }
  })
}
