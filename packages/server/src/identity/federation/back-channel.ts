import { backchannelLogoutPath, federationCalls, type Call } from '@vestibule/api-client/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { JWTPayload } from 'jose'
import { audit, type Caller } from '../../platform/audit/audit.ts'
import type { App } from '../calls/app.ts'
import { mount } from '../calls/mount.ts'
import { after } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { externalIdentities, spentTokens } from '../../platform/db/schema/identity-providers.ts'
import { sessions } from '../../platform/db/schema/sessions.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { readBody, validate } from '../../platform/http/read-input.ts'
import { hashToken } from '../../platform/random.ts'
import { endSessionsWhere } from './end-sessions.ts'
import { isClaim } from './identity.ts'
import { clockToleranceS } from './provider-client.ts'
import { findProvider, type StoredProvider } from './provider-queries.ts'
import { reasonOf } from './refusal.ts'

/** Seconds after which a logout token is refused as too old, apart from the clock tolerance. */
const mostAgeS = 600
const event = 'http://schemas.openid.net/event/backchannel-logout'
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512']

/** Thrown if the server refuses a logout token; the message says why. */
class LogoutRefusal extends Error {
  override readonly name = 'LogoutRefusal'
}

const logout = {
  endpoint: { method: 'POST', path: backchannelLogoutPath, answer: null, shape: 'bare' },
  summary: 'Ends the sessions of somebody who has signed out at the provider.',
  door: 'machine',
  access: 'anyone',
} as const satisfies Call

/**
 * The route that identity providers call when a person signs out there. The request is authenticated by its logout
 * token alone, without a cookie. If the database or the provider does not answer, the token cannot be checked: the
 * server then answers 503, so that the provider can send it again later.
 */
export function backChannelRoutes(app: App) {
  mount(app, logout, async (c) => {
    const ip = clientAddress(c, app.settings.trustedProxyHops)
    const request = { requestId: c.get('requestId'), visitor: { ip, session: null } }
    const { value } = await readBody(c, 64 * 1024)
    // A JSON body may be any value, also `null`, which has no fields to read.
    const { logout_token: token } = (value ?? {}) as { logout_token?: unknown }
    try {
      const { providerId } = validate(pathParams, c.req.param())
      const provider = await findProvider(app.db, providerId)
      if (provider === null) throw new LogoutRefusal('there is no such provider')
      await endSessions(app, request, provider, await read(app, provider, token))
    } catch (error) {
      if (!(error instanceof LogoutRefusal)) throw error
      const reason = reasonOf(error)
      app.log.warn({ requestId: request.requestId, reason }, 'a logout token was refused')
      return c.json({ error: 'invalid_request' }, 400)
    }
    return c.body(null, 200)
  })
}

const pathParams = federationCalls.beginOrganizationSignIn.params

interface Logout {
  readonly tokenHash: Buffer
  readonly subject: string | null
  readonly sid: string | null
}

/**
 * Validates a logout token as in OpenID Connect Back-Channel Logout 1.0, section 2.6. Throws LogoutRefusal if it is
 * invalid, and ApiError `unavailable` if the provider's keys cannot be loaded.
 */
async function read(
  { providers, clock, log, settings }: App,
  provider: StoredProvider,
  token: unknown,
): Promise<Logout> {
  const { createLocalJWKSet, jwtVerify } = await import('jose')
  if (typeof token !== 'string') throw new LogoutRefusal('there is no logout token')
  const { issuer, keys } = await providers.issuerKeysOf(provider).catch((cause: unknown) => {
    log.warn({ provider: provider.id, reason: reasonOf(cause) }, 'no keys for a logout token')
    throw new ApiError('unavailable', undefined, { retryAfter: 10, cause })
  })
  const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer,
    audience: provider.clientId,
    currentDate: clock.now(),
    clockTolerance: clockToleranceS,
    maxTokenAge: mostAgeS,
    algorithms,
    requiredClaims: ['jti'],
  }).catch((cause: unknown) => {
    throw new LogoutRefusal('it is not valid', { cause })
  })
  const { typ = 'JWT' } = protectedHeader
  const isLogout = settings.typedLogoutTokens
    ? /^(application\/)?logout\+jwt$/i
    : /^(application\/)?(logout\+)?jwt$/i
  if (!isLogout.test(typ)) throw new LogoutRefusal(`it is a token of ${typ}`)
  return logoutOf(provider, payload)
}

function logoutOf({ id }: StoredProvider, { jti, sub, ...payload }: JWTPayload): Logout {
  const events = payload['events'] as Readonly<Record<string, unknown>> | undefined
  if (typeof events?.[event] !== 'object') throw new LogoutRefusal('it is no logout token')
  if ('nonce' in payload) throw new LogoutRefusal('it has a nonce, as ID tokens have')
  const sid = typeof payload['sid'] === 'string' ? payload['sid'] : null
  const isOf = (one: string | null | undefined) => one === null || one === undefined || isClaim(one)
  if (!isOf(sid) || !isOf(sub))
    throw new LogoutRefusal('it names somebody whom no sign-in can name')
  if (sid === null && sub === undefined) throw new LogoutRefusal('it names nobody')
  return { tokenHash: hashToken(JSON.stringify([id, jti])), subject: sub ?? null, sid }
}

async function endSessions(
  app: App,
  request: Caller,
  provider: StoredProvider,
  { tokenHash, subject, sid }: Logout,
) {
  await app.db.transaction(async (tx) => {
    const expiresAt = after(app.clock.now(), mostAgeS + 2 * clockToleranceS)
    const spent = await tx
      .insert(spentTokens)
      .values({ tokenHash, expiresAt })
      .onConflictDoNothing()
      .returning({ tokenHash: spentTokens.tokenHash })
    if (spent.length === 0) throw new LogoutRefusal('it was obeyed before')
    const isMeant =
      sid === null
        ? inArray(sessions.userId, userOf(tx, provider, subject ?? ''))
        : eq(sessions.idpSid, sid)
    const ended = await endSessionsWhere(tx, and(eq(sessions.providerId, provider.id), isMeant))
    const detail = { by: 'organization', provider: provider.id }
    for (const userId of ended)
      await audit(app, tx, request, { event: 'sessions_ended', userId, detail })
  })
}

function userOf(tx: Database, { id }: StoredProvider, subject: string) {
  return tx
    .select({ userId: externalIdentities.userId })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.providerId, id), eq(externalIdentities.subject, subject)))
}
