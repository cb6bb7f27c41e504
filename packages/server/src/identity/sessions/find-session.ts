import DataLoader from 'dataloader'
import { aliasedTable, and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { sessions } from '../../platform/db/schema/sessions.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { lockAfter, type LockSettings } from './idle-lock.ts'
import type { Session } from './session.ts'
import { hasTwoFactors, mustHaveTwo } from './two-factors.ts'

/** Maximum sessions per query, which keeps each query short. */
const maxBatchSize = 100

type Row = Omit<
  Session,
  'provenAt' | 'lastSeenAt' | 'activeAt' | 'locksAt' | 'lacksSecondFactor' | 'organization'
> & {
  provenAt: Date | null
  lastSeenAt: Date | null
  activeAt: Date | null
  createdAt: Date
  organization: Session['organization'] & { twoFactors: boolean }
}

/** Finds a valid session, even if it still lacks its second factor. Null: it has ended, or its user is disabled. */
export type FindSession = (hash: Buffer, now: Date) => Promise<Session | null>

type SessionSettings = LockSettings & Pick<Settings, 'twoFactors'>

/**
 * Creates the look-up of sessions, which nearly every request needs. Requests in the same turn of the event loop share
 * one query: under load a query serves many requests, and no request waits for others to arrive.
 */
export function createFindSession(db: Database, settings: SessionSettings): FindSession {
  const findAll = preparedSessions(db)
  const loader = new DataLoader<Buffer, Session | null>(
    async (hashes) => {
      const rows = await findAll(hashes)
      const found = new Map(
        rows.map((row) => [row.hash.toString('base64'), sessionOf(row, settings)]),
      )
      return hashes.map((hash) => found.get(hash.toString('base64')) ?? null)
    },
    // Do not cache results: an ended session must be refused at the next request.
    { cache: false, batchScheduleFn: setImmediate, maxBatchSize },
  )
  return async (hash, now) => {
    const session = await loader.load(hash)
    return session !== null && session.expiresAt > now ? session : null
  }
}

function sessionOf(
  { createdAt, organization: { twoFactors, ...organization }, ...session }: Row,
  settings: SessionSettings,
): Session {
  const { provenAt, lastSeenAt, activeAt, factors, user } = session
  const hasTwo = hasTwoFactors({ factors, signInMethod: user.signInMethod })
  return {
    ...session,
    organization,
    lacksSecondFactor: !hasTwo && mustHaveTwo(settings, { twoFactors }),
    provenAt: provenAt ?? createdAt,
    lastSeenAt: lastSeenAt ?? createdAt,
    activeAt: activeAt ?? createdAt,
    locksAt: lockAfter(settings, activeAt ?? createdAt),
  }
}

function preparedSessions(db: Database) {
  const actingFor = aliasedTable(organizations, 'acting_for')
  const query = db
    .select({
      hash: sessions.idHash,
      handle: sessions.handle,
      expiresAt: sessions.expiresAt,
      factors: sessions.factors,
      provenAt: sessions.provenAt,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      activeAt: sessions.activeAt,
      user: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        canImpersonate: users.canImpersonate,
        language: users.language,
        signInMethod: users.signInMethod,
      },
      organization: {
        id: organizations.id,
        name: organizations.name,
        isInternal: organizations.isInternal,
        tier: organizations.tier,
        twoFactors: organizations.twoFactors,
      },
      actingFor: { id: actingFor.id, name: actingFor.name },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    // Staff whose right to impersonate is withdrawn stop acting for the customer at their next request.
    .leftJoin(actingFor, and(eq(actingFor.id, sessions.actingForId), users.canImpersonate))
    .where(
      and(sql`${sessions.idHash} = any(${sql.placeholder('hashes')})`, isNull(users.disabledAt)),
    )
    .prepare('find_sessions')
  // The cast to `Row` repeats the columns of the query: Drizzle loses the row type of prepared queries on the shared
  // database interface.
  return async (hashes: readonly Buffer[]) => (await query.execute({ hashes })) as Row[]
}
