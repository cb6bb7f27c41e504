import { stewardApp, stewardRole, type Call } from '@vestibule/api-client/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { App } from '../calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { userRoles } from '../../platform/db/schema/accounts.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { Session } from '../sessions/session.ts'
import { administratorOf } from './administrator.ts'
import { requireProof } from './require-administrator.ts'

/** A user who may decide who can open datasets: a data steward, or a platform-admin in place of one. */
export interface Steward {
  /** The id of the data steward. Null: the operator at the command line, who decides everywhere. */
  readonly userId: string | null
  /** Ids of the data partners for which the user is data steward. */
  readonly partners: readonly string[]
  /** Whether the user may also decide for data partners that have too few data stewards. Platform-admins may. */
  readonly standsIn: boolean
}

/** The data steward that commands at the server's command line act as. It decides on all datasets. */
export const operatorAsSteward: Steward = { userId: null, partners: [], standsIn: true }

/** The data steward behind a session. Null if the user decides on no dataset, or currently acts for a customer. */
export async function stewardOf(db: Database, session: Session): Promise<Steward | null> {
  const { user, actingFor } = session
  if (actingFor !== null) return null
  const rows = await db
    .select({ partner: userRoles.dataPartnerId })
    .from(userRoles)
    .where(
      and(
        eq(userRoles.userId, user.id),
        eq(userRoles.role, stewardRole),
        eq(userRoles.appName, stewardApp),
        ne(userRoles.dataPartnerId, ''),
      ),
    )
  const partners = rows.map(({ partner }) => partner)
  const administrator = await administratorOf(db, session)
  const standsIn = administrator?.roles.includes('platform-admin') === true
  return partners.length > 0 || standsIn ? { userId: user.id, partners, standsIn } : null
}

/**
 * Returns the data steward who makes a call. Throws ApiError `forbidden` if the user decides on no dataset, or acts for
 * a customer. Calls other than GET also need a second factor and a recent proof: throws `second_factor_required` or
 * `step_required`.
 */
export async function requireSteward(
  app: Pick<App, 'db' | 'clock' | 'settings'>,
  { endpoint }: Call,
  session: Session | null,
): Promise<Steward> {
  if (session === null) throw new ApiError('not_authenticated')
  if (session.actingFor !== null) throw because('forbidden', 'acting_for_customer')
  const steward = await stewardOf(app.db, session)
  if (steward === null) throw new ApiError('forbidden')
  if (endpoint.method !== 'GET') await requireProof(app, session)
  return steward
}
