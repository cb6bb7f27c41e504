import type { UserProfile } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import type { App } from '../../platform/calls/app.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { pendingEulaIds } from '../../access/eulas/pending-eulas.ts'
import { tierOf } from '../../access/impersonation/organization-queries.ts'
import { isInternalSession, type Session } from '../sessions/session.ts'
import type { AnyCall } from '../sign-in/attempts.ts'

export async function profileOf(app: App, session: Session): Promise<UserProfile> {
  const { user, organization, actingFor } = session
  const isInternal = isInternalSession(session)
  return {
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
    eulas_not_accepted: await pendingEulaIds(app, user.id),
    impersonating: actingFor,
    can_impersonate: user.canImpersonate,
    language: user.language,
  }
}

interface ProfileChange {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly language?: string | null | undefined
}

/** Changes the fields of the profile that users may edit. Returns the new profile. */
export async function changeProfile(
  app: App,
  call: AnyCall,
  session: Session,
  { first_name, last_name, language }: ProfileChange,
): Promise<UserProfile> {
  const { user } = session
  const changed = {
    firstName: first_name ?? user.firstName,
    lastName: last_name ?? user.lastName,
    language: language === undefined ? user.language : language,
  }
  const names = (Object.keys(changed) as (keyof typeof changed)[]).filter(
    (name) => changed[name] !== user[name],
  )
  if (names.length > 0) {
    await app.db.transaction(async (tx) => {
      // Only what was given: another request may be changing the other fields.
      const set = Object.fromEntries(names.map((name) => [name, changed[name]]))
      await tx.update(users).set(set).where(eq(users.id, user.id))
      const detail = { fields: names.join(' ') }
      await audit(app, tx, call, { event: 'profile_changed', detail })
    })
  }
  return profileOf(app, { ...session, user: { ...user, ...changed } })
}
