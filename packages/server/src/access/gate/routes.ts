import { calls, safeNext, type Call } from '@vestibule/api-client/contract'
import { inArray, sql } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import type { Database } from '../../platform/db/database.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { guestOf } from '../../identity/sessions/guest.ts'
import { asLocation } from '../../platform/http/location.ts'
import { hashToken, newToken } from '../../platform/random.ts'
import { appIdOf, appKeys } from '../resources/app-id.ts'
import { addressOnOwnOrigin, addressOnPlatform } from './app-address.ts'
import { askedOrigin, forwardedRequest, kindOf } from './asked-address.ts'
import {
  answerLocked,
  answerNotOfApp,
  answerRefused,
  answerSignedOut,
  signInAddress,
  wordsPage,
} from './gate-answers.ts'
import { readGateCookie, writeGateCookie } from './gate-cookies.ts'
import { issueTicket, redeemTicket } from './gate-tickets.ts'
import { appOnOrigin, type Gate } from './gate.ts'
import { recordUse } from './record-use.ts'
import { refuseBearer } from './refuse-bearer.ts'

/** Path on an app's origin where the platform lets a browser in; the proxy forwards it without asking the gate. */
const enterPath = '/.vestibule/enter'
const enterOnOrigin = {
  endpoint: { method: 'GET', path: enterPath, answer: null, shape: 'bare' },
  summary: 'Lets a browser in on the origin of an app.',
  door: 'machine',
  access: 'anyone',
} as const satisfies Call
/** Seconds that a visitor may take to sign in between requesting an app's own origin and entering it. */
const stateTtlS = 3600

/** Routes of the gate for proxies, and the redirects by which a browser enters an app's own origin. */
export function gateRoutes(app: App, gate: Gate) {
  const { db, settings } = app
  const { publicOrigin, trustedProxyHops: hops } = settings
  mount(app, calls.checkGate, async (c) => {
    c.set('isForPeople', true)
    // Read the parameters of `checkGate` without schema validation: proxies make this call for every request to an app,
    // and validation would take as long as the rest of the call.
    const name = appIdOf(c.req.param('app') ?? '')
    const as401 = c.req.query('answer') === '401'
    const { ip, hash, bearer } = guestOf(app, c)
    const forwarded = forwardedRequest(c, settings)
    // Answer a request with a token by an error, never by a redirect: its program cannot use a sign-in page.
    const asked = bearer === null ? forwarded : { ...forwarded, isPage: false }
    c.set('isForPeople', asked.isPage)
    const isOnPlatform = asked.origin === publicOrigin
    const address = isOnPlatform
      ? addressOnPlatform(asked.path, name)
      : addressOnOwnOrigin(asked.path)
    if (address === null) return answerNotOfApp(app, c, asked)
    const token = isOnPlatform ? null : readGateCookie(c, asked.origin, 'gate')
    const decision = await gate.decide({
      hash: isOnPlatform ? hash : token === null ? null : hashToken(token),
      bearer,
      ownOrigin: isOnPlatform ? null : asked.origin,
      onPlatform: isOnPlatform,
      app: name,
      dataset: address.dataset,
    })
    if (decision.kind === 'open') {
      const opened = { app: name, dataset: address.dataset || null }
      await recordUse(app, { requestId: c.get('requestId'), ip }, decision, opened)
      return c.body(null, 204, decision.headers)
    }
    if (decision.kind === 'signedOut') {
      if (bearer !== null) return refuseBearer(app, c, bearer, ip, as401)
      // Never redirect to an origin that is not registered for the app.
      if (!isOnPlatform && (await appOnOrigin(db, asked.origin)) !== name)
        return answerNotOfApp(app, c, asked)
      const location = isOnPlatform
        ? signInAddress(app, safeNext(asked.path))
        : withQuery(asked.origin + enterPath, { to: safeNext(asked.path) })
      return answerSignedOut(app, c, asked, location, as401)
    }
    const next = isOnPlatform ? safeNext(asked.path) : enterAddress(name, safeNext(asked.path))
    if (decision.kind === 'locked') return answerLocked(app, c, asked, next, as401)
    return answerRefused(app, c, asked, decision, next, as401)
  })

  mount(app, calls.enterGate, async ({ context: c, params, query: { to, state } }) => {
    const name = appIdOf(params.app)
    const origin = await gateOriginOf(db, name)
    if (origin === null) throw new ApiError('not_found')
    const path = pathOn(origin, to)
    const address = addressOnOwnOrigin(path)
    if (address === null) return answerNotOfApp(app, c, { isPage: true })
    // First redirect to the app's origin, to set a state cookie there. The ticket is tied to that cookie: otherwise an
    // attacker could mail a link with a ticket, which would sign its victim in as the attacker.
    if (state === undefined) return c.redirect(withQuery(origin + enterPath, { to: path }), 302)
    const own = enterAddress(name, path, state)
    const { dataset } = address
    const knock = {
      hash: guestOf(app, c).hash,
      bearer: null,
      ownOrigin: null,
      onPlatform: false,
      app: name,
      dataset,
    }
    const decision = await gate.decide(knock)
    const asked = { ...kindOf(c, 'GET'), isPage: true }
    if (decision.kind === 'signedOut') {
      return answerSignedOut(app, c, asked, signInAddress(app, own))
    }
    if (decision.kind === 'locked') return answerLocked(app, c, asked, own)
    if (decision.kind === 'refused') return answerRefused(app, c, asked, decision, own)
    const { sessionHash } = decision
    const stateHash = Buffer.from(state, 'base64url')
    const given = { sessionHash, app: name, stateHash, path }
    const ticket = await issueTicket(db, given, app.clock.now())
    return c.redirect(withQuery(origin + enterPath, { ticket }), 302)
  })

  mount(app, enterOnOrigin, async (c) => {
    c.set('isForPeople', true)
    const origin = askedOrigin(c, hops)
    const name = origin === null ? null : await appOnOrigin(db, origin)
    if (origin === null || name === null) throw new ApiError('not_found')
    const { to, ticket, again } = c.req.query()
    if (ticket === undefined) {
      // Reuse the state cookie of this browser, so that two tabs that enter the app at the same time share it.
      const state = readGateCookie(c, origin, 'gate-state') ?? newToken()
      writeGateCookie(c, origin, 'gate-state', state, stateTtlS)
      const shown = hashToken(state).toString('base64url')
      // With `again`, lead to the sign-in page even if a session exists: the platform would otherwise use that session
      // at once, without asking the user to sign in.
      if (again !== undefined) {
        return c.redirect(signInAddress(app, enterAddress(name, safeNext(to), shown)), 302)
      }
      return c.redirect(asLocation(publicOrigin + enterAddress(name, safeNext(to), shown)), 302)
    }
    const state = readGateCookie(c, origin, 'gate-state')
    const stateHash = state === null ? null : hashToken(state)
    const redeemed =
      stateHash &&
      (await redeemTicket(db, { token: ticket, app: name, stateHash }, app.clock.now()))
    if (!redeemed)
      return wordsPage(app, c, 403, ({ gate }) => gate.deadTicket, enterAddress(name, '/'))
    writeGateCookie(c, origin, 'gate', redeemed.gateToken)
    return c.redirect(asLocation(redeemed.path), 302)
  })

  mount(app, calls.listGateKeys, async (c) => {
    return c.json({ keys: gate.publicKeys })
  })
}

/**
 * Returns the path on the platform that lets a signed-in user in on the app's own origin, and there leads to the path
 * `to`. `state`: hash of the browser's cookie `gate-state`; absent: the browser is sent to fetch one first.
 */
function enterAddress(app: string, to: string, state?: string): string {
  const path = calls.enterGate.endpoint.path.replace(':app', encodeURIComponent(app))
  return withQuery(path, { to, ...(state === undefined ? {} : { state }) })
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query).toString()}`
}

/** The path of `to` if it is on this origin; otherwise `/`. */
function pathOn(origin: string, to: string | undefined): string {
  const safe = safeNext(to, [origin])
  if (safe.startsWith('/')) return safe
  const { pathname, search } = new URL(safe)
  return safeNext(pathname + search)
}

async function gateOriginOf(db: Database, app: string): Promise<string | null> {
  const rows = await db
    .select({ origin: sql<string | null>`${resources.resource}#>>'{gate,origin}'` })
    .from(resources)
    .where(inArray(resources.id, appKeys(app)))
  return rows.find(({ origin }) => origin !== null)?.origin ?? null
}
