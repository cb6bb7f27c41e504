import type { EndedResource } from '@vestibule/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import type { Caller } from '../../platform/audit/audit.ts'
import type { App } from '../../identity/calls/app.ts'
import type { Bearer } from '../../identity/tokens/bearer.ts'
import type { Database } from '../../platform/db/database.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { appIdOf, appKeys } from '../resources/app-id.ts'
import { datasetKeys } from '../resources/resource-keys.ts'
import { hasTwoFactors, mustHaveTwo } from '../../identity/sessions/two-factors.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Asker } from '../resources/may-open.ts'
import { endedAmong } from '../resources/resource-queries.ts'
import { createAssertions, type Assertions } from './gate-assertion.ts'
import { createGateHeaders, type GateHeaders } from './gate-headers.ts'
import { createFindGuest, type Guest, type GuestToken, type Knock } from './find-guest.ts'

/** Why a signed-in user may not open the app. */
export type Refusal =
  /** The user must show two factors, and has not. */
  | 'twoFactors'
  /** The user has yet to accept terms of the platform. */
  | 'terms'
  /** The user has no access to the app, or the app is disabled or on another origin. */
  | 'app'
  /** The app is only for organisations with the tier `premium`. */
  | 'premium'
  /** The user has no access to the dataset in the address. */
  | 'dataset'
  /** The app needs a dataset, and the address names none. */
  | 'noDataset'
  /** The user has yet to accept terms of the dataset. */
  | 'datasetTerms'
  /** The request brings a token for another app. */
  | 'otherApp'
  /** The request brings a token for another dataset. */
  | 'otherDataset'

export type Decision =
  | { readonly kind: 'signedOut' }
  /** The session was idle for too long, and opens nothing until its user unlocks it. */
  | { readonly kind: 'locked' }
  | {
      readonly kind: 'refused'
      readonly why: Refusal
      /**
       * The app or dataset that the user could open until recently. Null: the refusal has another cause than ended
       * access.
       */
      readonly ended: EndedResource | null
      /** Name of the dataset in the address. Empty: none. */
      readonly dataset: string
    }
  | {
      readonly kind: 'open'
      readonly sessionHash: Buffer
      /** The token for programs that the request brings. Null: the request comes with a session. */
      readonly token: GuestToken | null
      /**
       * Handle of the session, which stays the same when the session's id changes. Null: the request comes with a
       * token.
       */
      readonly handle: string | null
      readonly headers: GateHeaders
      /** The user whom the gate lets in, and the customer for whom they act, for the audit event. */
      readonly session: LetIn
    }

/** The user whom the gate lets in, and the customer for whom they act. */
export type LetIn = NonNullable<Caller['visitor']['session']>

/**
 * The user whom the gate let in when a connection was opened, the customer for whom they act, and the handle of their
 * session, which stays the same when the session gets a new id. `handle` null: the request came with a token.
 */
export type StayAs = Omit<LetIn, 'handle'> & { readonly handle: string | null }

/**
 * A request to open an app. `hash`: the hash of the session cookie; null if the browser sent none. `bearer`: the token
 * of the request, which overrides the cookie; null if there is none. `ownOrigin`: the app's own origin if the request
 * went there, so that the cookie belongs to a gate session. `onPlatform`: the request went to the platform's origin,
 * where an app that needs a dataset must have one in its path.
 */
export interface AskedGate extends Omit<Knock, 'hash' | 'by'> {
  readonly hash: Buffer | null
  readonly bearer: Bearer | null
  readonly ownOrigin: string | null
  readonly onPlatform: boolean
}

/** Decides who may open an app. Used by proxies, and by this server for apps that it serves itself. */
export interface Gate {
  decide(asked: AskedGate): Promise<Decision>
  /**
   * Whether an open connection may stay open. It may not once the user acts for another customer than when it was
   * opened. A locked session keeps its connections, so that users who leave their desk lose no work.
   */
  mayStay(asked: AskedGate, as: StayAs): Promise<'open' | 'refused' | 'signedOut'>
  readonly publicKeys: Assertions['publicKeys']
}

export function createGate(app: Pick<App, 'db' | 'clock' | 'keys' | 'settings'>): Gate {
  const { clock, settings } = app
  const findGuest = createFindGuest(app.db, clock, settings)
  const assertions = createAssertions(app.keys)
  const headersOf = createGateHeaders(assertions, settings.publicOrigin)
  const judge = async (asked: AskedGate, handle: string | null = null) => {
    const { hash: _ofCookie, bearer: _bearer, ownOrigin, onPlatform, ...knock } = asked
    const key = keyOf(asked, handle)
    const guest = key && (await findGuest({ ...knock, ...key }))
    if (guest === null) return null
    // Refuse a gate session of an origin that an import has since removed from the app, or replaced by another.
    const isElsewhere = ownOrigin !== null && guest.app?.[2] !== ownOrigin
    const why =
      refusalOfFactors(guest, settings) ??
      refusalOfToken(guest, knock) ??
      (isElsewhere ? 'app' : refusalOf(guest, knock.dataset, onPlatform))
    return { guest, why }
  }
  return {
    publicKeys: assertions.publicKeys,
    async mayStay(asked, { actingFor, handle }) {
      const judged = await judge(asked, handle)
      if (judged === null) return 'signedOut'
      const isSame = judged.guest.actingForId === (actingFor?.id ?? null)
      return judged.why === null && isSame ? 'open' : 'refused'
    },
    async decide(knock) {
      const judged = await judge(knock)
      if (judged === null) return { kind: 'signedOut' }
      const { guest, why } = judged
      if (guest.isLocked) return { kind: 'locked' }
      if (why !== null) {
        const keys =
          why === 'app' ? appKeys(knock.app) : why === 'dataset' ? datasetKeys(knock.dataset) : []
        return {
          kind: 'refused',
          why,
          dataset: knock.dataset,
          ended: await endedAmong(app, askerOf(guest, clock.now()), keys),
        }
      }
      const headers = headersOf(guest, knock, clock.now())
      const { sessionHash, token, handle, userId, actingForId } = guest
      const actingFor = actingForId === null ? null : { id: actingForId }
      const session = { user: { id: userId }, actingFor }
      return { kind: 'open', sessionHash, token, handle, headers, session }
    },
  }
}

/**
 * The key by which the user is looked up: the request's token, else the session's handle, else the hash of the cookie.
 * Null: the request has none of them, or a token that cannot be valid.
 */
function keyOf({ hash, bearer, ownOrigin }: AskedGate, handle: string | null) {
  if (bearer !== null) return bearer.hash && ({ hash: bearer.hash, by: 'token' } as const)
  if (handle !== null) {
    return { hash: Buffer.from(handle.replaceAll('-', ''), 'hex'), by: 'handle' } as const
  }
  return hash && { hash, by: ownOrigin === null ? ('session' as const) : ('gateSession' as const) }
}

function askerOf({ organizationId, userId, actingForId }: Guest, now: Date): Asker {
  const isActing = actingForId === null ? sql`false` : sql`true`
  return { organizationId, userId, isActing, now: now.toISOString() }
}

/**
 * Refuses a user who must show two factors but has not. A token has the factors of the session in which it was made.
 */
function refusalOfFactors(
  { token, factors, signInMethod, asksTwoFactors }: Guest,
  settings: Settings,
): Refusal | null {
  const hasTwo = token?.hasTwoFactors ?? hasTwoFactors({ factors, signInMethod })
  return !hasTwo && mustHaveTwo(settings, { twoFactors: asksTwoFactors }) ? 'twoFactors' : null
}

/** Refuses a token on any app but its own, and, if it is limited to a dataset, on any other dataset. */
function refusalOfToken({ token }: Guest, knock: Pick<Knock, 'app' | 'dataset'>): Refusal | null {
  if (token === null) return null
  if (token.app !== knock.app) return 'otherApp'
  return token.dataset === null || token.dataset === knock.dataset ? null : 'otherDataset'
}

function refusalOf(guest: Guest, dataset: string, onPlatform: boolean): Refusal | null {
  const { app } = guest
  if (guest.hasPendingTerms) return 'terms'
  const [isEnabled, isPremiumOnly, , needsDataset] = app ?? [false, false, null, false]
  if (!isEnabled) return 'app'
  if (isPremiumOnly && guest.tier !== 'premium') return 'premium'
  if (dataset === '') return onPlatform && needsDataset ? 'noDataset' : null
  if (!guest.hasDataset) return 'dataset'
  return guest.hasPendingDatasetTerms ? 'datasetTerms' : null
}

const gatedApps = preparedOnce((db) =>
  db
    .select({
      url: sql<string>`${resources.resource}->>'url'`,
      origin: sql<string>`${resources.resource}#>>'{gate,origin}'`,
    })
    .from(resources)
    .where(eq(sql`${resources.resource}#>>'{gate,origin}'`, sql.placeholder('origin')))
    .limit(1)
    .prepare('gated_apps'),
)

/**
 * Returns the id of the app that is registered with this origin (its address without surrounding slashes), or null if
 * there is none.
 */
export async function appOnOrigin(db: Database, origin: string): Promise<string | null> {
  const [row] = (await gatedApps(db).execute({ origin })) as { url: string }[]
  return row === undefined ? null : appIdOf(row.url)
}
