import type { SignInMethod } from '@vestibule/api-client/contract'
import DataLoader from 'dataloader'
import { aliasedTable, and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizations, userRoles, users } from '../../platform/db/schema/accounts.ts'
import { keysOfDatasetAndMembers } from '../eulas/dataset-terms.ts'
import { isInForce } from '../eulas/pending-eulas.ts'
import { eulaAcceptances, eulas, resourceTerms } from '../../platform/db/schema/eulas.ts'
import { gateSessions } from '../../platform/db/schema/gate.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { sessions } from '../../platform/db/schema/sessions.ts'
import { appTokens } from '../../platform/db/schema/tokens.ts'
import {
  lastActiveAt,
  lockedIfIdleSince,
  type LockSettings,
} from '../../identity/sessions/idle-lock.ts'
import { mayOpen } from '../resources/may-open.ts'

/** A request to open an app, on which the gate decides. */
export interface Knock {
  /**
   * What identifies the user, according to `by`: the hash of a session id, of the gate session's token on the app's own
   * origin, or of a token for programs. For `handle` the bytes of the session's handle, which stays the same when the
   * session gets a new id.
   */
  readonly hash: Buffer
  readonly by: 'session' | 'gateSession' | 'handle' | 'token'
  /** The app's address without surrounding slashes. */
  readonly app: string
  /** Name of the dataset in the address. Empty: the app is opened without one. */
  readonly dataset: string
}

/** The facts in the database about a user who opens an app, on which the gate decides. */
export interface Guest {
  /** Hash of the session's id, or of the token for programs. */
  readonly sessionHash: Buffer
  /** The token for programs that came with the request. Null: the request came with a session. */
  readonly token: GuestToken | null
  /**
   * Handle of the session, which stays the same when the session gets a new id. Null: the request came with a token.
   */
  readonly handle: string | null
  /** Whether the session is locked because its user was idle for too long. */
  readonly isLocked: boolean
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly organizationId: string
  readonly tier: 'premium' | 'explore'
  readonly actingForId: string | null
  /** The names of the roles that the user has for this app or for all apps. Null: none. */
  readonly roles: readonly string[] | null
  /**
   * The authentication factors that the user has passed in this session. With `signInMethod` and `asksTwoFactors` they
   * decide whether the gate demands another factor.
   */
  readonly factors: readonly string[]
  readonly signInMethod: SignInMethod
  readonly asksTwoFactors: boolean
  readonly hasPendingTerms: boolean
  /** Facts about the app that decide whether it opens. Null: no grant lets this user open the app. */
  readonly app:
    | readonly [
        isEnabled: boolean,
        isPremiumOnly: boolean,
        origin: string | null,
        needsDataset: boolean,
      ]
    | null
  /** Whether a grant in effect lets the user open the dataset. */
  readonly hasDataset: boolean
  /** Whether the user has yet to accept terms of the dataset or, if it is a federation, of one of its members. */
  readonly hasPendingDatasetTerms: boolean
}

/** A token for programs that a request brings in place of a session. */
export interface GuestToken {
  readonly id: string
  /** The only app that the token opens, without surrounding slashes. */
  readonly app: string
  /** The only dataset that the token opens. Null: any dataset, and addresses without one. */
  readonly dataset: string | null
  /** Whether the session that made the token had shown two factors. */
  readonly hasTwoFactors: boolean
  /** When the token was last used, in milliseconds since the epoch. Null: never. */
  readonly lastUsedMs: number | null
}

export type FindGuest = (knock: Knock) => Promise<Guest | null>

const maxBatchSize = 100

/**
 * Creates the look-up of the user behind a request. Requests of the same event loop turn share a query: one for up to
 * 100 requests with sessions, another for up to 100 with tokens.
 */
export function createFindGuest(db: Database, clock: Clock, lock: LockSettings): FindGuest {
  const [ofSessions, ofTokens] = preparedGuests(db)
  const bySession = createLoader(ofSessions, clock, lock)
  const byToken = createLoader(ofTokens, clock, lock)
  return (knock) => (knock.by === 'token' ? byToken : bySession).load(knock)
}

function createLoader(
  query: ReturnType<typeof preparedGuests>[number],
  clock: Clock,
  lock: LockSettings,
) {
  return new DataLoader<Knock, Guest | null>(
    async (knocks) => {
      const rows = (await query.execute({
        now: clock.now(),
        idleSince: lockedIfIdleSince(lock, clock.now()),
        hashes: knocks.map(({ hash }) => hash),
        kinds: knocks.map(({ by }) => by),
        apps: knocks.map(({ app }) => app),
        datasets: knocks.map(({ dataset }) => dataset),
      })) as (Guest & { n: number | string })[]
      const found = new Map(rows.map((row) => [Number(row.n), row]))
      return knocks.map((_, index) => found.get(index + 1) ?? null)
    },
    // Do not cache results: an ended session or ended access must take effect at the next request.
    { cache: false, batchScheduleFn: setImmediate, maxBatchSize },
  )
}

/**
 * Prepares two queries that read the same facts about users: the first finds each user by a session, the second by a
 * token for programs.
 */
function preparedGuests(db: Database) {
  const actingFor = aliasedTable(organizations, 'acting_for')
  const now = sql`${sql.placeholder('now')}::timestamptz`
  const knocks = sql`unnest(
    ${sql.placeholder('hashes')}::bytea[], ${sql.placeholder('kinds')}::text[],
    ${sql.placeholder('apps')}::text[], ${sql.placeholder('datasets')}::text[]
  ) with ordinality as asked(hash, kind, app, dataset, n)`
  const sessionHash = sql`case asked.kind when 'gateSession' then (
    select ${gateSessions.sessionHash} from ${gateSessions}
    where ${gateSessions.idHash} = asked.hash and ${gateSessions.app} = asked.app
  ) when 'handle' then (
    select held.id_hash from ${sessions} held where held.handle = encode(asked.hash, 'hex')::uuid
  ) else asked.hash end`
  const facts = factsFor(actingFor, now)
  const ofSessions = db
    .select({
      sessionHash: sessions.idHash,
      token: sql`null::json`,
      factors: sessions.factors,
      handle: sessions.handle,
      isLocked: sql`(${lastActiveAt} <= ${sql.placeholder('idleSince')}::timestamptz)`,
      ...facts,
    })
    .from(knocks)
    .innerJoin(sessions, eq(sessions.idHash, sessionHash))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    // Join no customer if the user may no longer impersonate: the user then counts as one of their own organisation.
    .leftJoin(actingFor, and(eq(actingFor.id, sessions.actingForId), users.canImpersonate))
    .where(and(isNull(users.disabledAt), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('find_guests')
  const token = sql`json_build_object(
    'id', ${appTokens.id}, 'app', ${appTokens.app}, 'dataset', ${appTokens.dataset},
    'hasTwoFactors', ${appTokens.twoFactors},
    'lastUsedMs', extract(epoch from ${appTokens.lastUsedAt}) * 1000
  )`
  const ofTokens = db
    .select({
      sessionHash: appTokens.tokenHash,
      token,
      factors: sql`'[]'::jsonb`,
      handle: sql`null::uuid`,
      isLocked: sql`(${sql.placeholder('idleSince')}::timestamptz is null)`,
      ...facts,
    })
    .from(knocks)
    .innerJoin(appTokens, sql`${appTokens.tokenHash} = asked.hash`)
    .innerJoin(users, eq(users.id, appTokens.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    // Join no customer: a token is always used for its owner's own organisation.
    .leftJoin(actingFor, sql`false`)
    .where(and(isNull(users.disabledAt), gt(appTokens.endsAt, sql.placeholder('now'))))
    .prepare('find_token_guests')
  return [ofSessions, ofTokens] as const
}

/** The facts on which the gate decides, as columns of a query that has found the user. */
function factsFor(actingFor: typeof organizations, now: SQL) {
  const asking = {
    organizationId: sql`coalesce(${actingFor.id}, ${organizations.id})`,
    userId: users.id,
    isActing: sql`(${actingFor.id} is not null)`,
    now,
  }
  const isAccepted = sql`exists (
    select from ${eulaAcceptances} where ${eulaAcceptances.eulaId} = ${eulas.id}
      and ${eulaAcceptances.version} = ${eulas.version}
      and ${eulaAcceptances.userId} = ${users.id}
  )`
  return {
    n: sql`asked.n`,
    userId: users.id,
    email: users.email,
    firstName: users.firstName,
    lastName: users.lastName,
    organizationId: sql`${asking.organizationId}`,
    tier: sql`coalesce(${actingFor.tier}, ${organizations.tier})`,
    actingForId: sql`${actingFor.id}`,
    roles: sql`(
      select json_agg(distinct ${userRoles.role}) from ${userRoles}
      where ${userRoles.userId} = ${users.id} and ${userRoles.appName} in ('', asked.app)
    )`,
    signInMethod: users.signInMethod,
    asksTwoFactors: organizations.twoFactors,
    hasPendingTerms: sql`exists (
      select from ${eulas}
      where ${eulas.scope} = 'platform' and ${isInForce(now)} and not ${isAccepted}
    )`,
    // Look up every spelling of the app's key: the import stores app addresses with or without surrounding slashes.
    app: sql`(
      select json_build_array(
        coalesce(${resources.resource}->'enable', 'true'),
        coalesce(${resources.resource}->'premium_only', 'false'),
        ${resources.resource}#>'{gate,origin}',
        coalesce(${resources.resource}->'dataset_dependent', 'false')
      ) from ${resources}
      where ${resources.id} in (
        'AppResource:' || asked.app, 'AppResource:/' || asked.app,
        'AppResource:' || asked.app || '/', 'AppResource:/' || asked.app || '/'
      ) and ${mayOpen(resources.id, asking)}
      limit 1
    )`,
    hasDataset: sql`exists (
      select from ${resources}
      where ${resources.id} in (
        'DatasetResource:' || asked.dataset, 'FederatedDatasetResource:' || asked.dataset
      ) and ${mayOpen(resources.id, asking)}
    )`,
    hasPendingDatasetTerms: sql`(asked.dataset <> '' and exists (
      select from ${resourceTerms} join ${eulas} on ${eulas.id} = ${resourceTerms.eulaId}
      where ${resourceTerms.resourceId} in ${keysOfDatasetAndMembers(sql`asked.dataset`)}
        and ${eulas.scope} = 'resources' and ${isInForce(now)} and not ${isAccepted}
    ))`,
  }
}
