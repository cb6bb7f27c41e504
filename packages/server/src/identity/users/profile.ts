import type { UserProfile } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import type { App } from '../calls/app.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { isInternalSession, type Session } from '../sessions/session.ts'
import type { WebCaller } from '../sessions/visitor.ts'

export async function profileOf(app: App, session: Session): Promise<UserProfile> {
  const { user, organization, actingFor } = session
  const isInternal = isInternalSession(session)
  return {
    ...namedPerson(user),
    organization_info: {
      id: organization.id,
      name: organization.name,
      is_internal: isInternal,
      tier: actingFor === null ? organization.tier : await tierOf(app.db, actingFor.id),
    },
    is_external_user: !isInternal,
    eulas_not_accepted: await app.pendingEulas(user.id),
    impersonating: actingFor,
    can_impersonate: user.canImpersonate,
    language: user.language,
  }
}

/** The service tier of an organisation, as the platform has sold it. */
async function tierOf(db: Database, id: string): Promise<'premium' | 'explore'> {
  const [row] = await db
    .select({ tier: organizations.tier })
    .from(organizations)
    .where(eq(organizations.id, id))
  return row?.tier ?? 'explore'
}

/** The fields of the profile that users may edit. */
const editable = {
  firstName: users.firstName,
  lastName: users.lastName,
  language: users.language,
}

interface Person {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Converts a person to the form in which responses name a person. */
export function namedPerson({ id, firstName, lastName, email }: Person) {
  return { id, first_name: firstName, last_name: lastName, email }
}

interface ProfileChange {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly language?: string | null | undefined
}

/** Changes the given fields of the user's profile. Returns the new profile. */
export async function changeProfile(
  app: App,
  call: WebCaller,
  session: Session,
  { first_name, last_name, language }: ProfileChange,
): Promise<UserProfile> {
  const { user } = session
  const stored = await app.db.transaction(async (tx) => {
    // Read and lock the profile's fields now: another request may have changed them since this request read its
    // session.
    const [before] = await tx
      .select(editable)
      .from(users)
      .where(eq(users.id, user.id))
      .for('update')
    if (before === undefined) throw new ApiError('not_authenticated')
    const changed = {
      firstName: first_name ?? before.firstName,
      lastName: last_name ?? before.lastName,
      language: language === undefined ? before.language : language,
    }
    const names = (Object.keys(changed) as (keyof typeof changed)[]).filter(
      (name) => changed[name] !== before[name],
    )
    if (names.length === 0) return before
    await tx.update(users).set(changed).where(eq(users.id, user.id))
    const detail = { fields: names.join(' ') }
    await audit(app, tx, call, { event: 'profile_changed', detail })
    return changed
  })
  return profileOf(app, { ...session, user: { ...user, ...stored } })
}
