import { backchannelLogoutPath } from '@vestibule/api-client/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { JSONWebKeySet, JWTPayload } from 'jose'
import { audit, type RecordedRequest } from '../audit/audit.ts'
import type { App } from '../calls/app.ts'
import { after } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { externalIdentities, spentTokens } from '../db/schema/identity-providers.ts'
import { deviceCodes, sessions } from '../db/schema/sessions.ts'
import { addressBucket, clientAddress } from '../http/client-address.ts'
import { readBody } from '../http/read-body.ts'
import { limits } from '../limits/limit-table.ts'
import { hashToken } from '../random.ts'
import { clockToleranceS } from './provider-client.ts'
import { findProvider, type StoredProvider } from './provider-queries.ts'
import { reasonOf } from './refusal.ts'

/** Maximum age of a logout token in seconds. */
const mostAgeS = 600
const event = 'http://schemas.openid.net/event/backchannel-logout'
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512']

/** Providers call this when somebody signs out there. Only the logout token counts, no cookie. */
export function backChannelRoutes(app: App) {
  const paths = [backchannelLogoutPath, backchannelLogoutPath.replace(/\/$/, '')]
  app.hono.on('POST', paths, async (c) => {
    c.set('route', backchannelLogoutPath)
    c.env.outgoing.setHeader('Cache-Control', 'no-store')
    const ip = clientAddress(c, app.settings.trustedProxyHops)
    const request = { requestId: c.get('requestId'), visitor: { ip, session: null } }
    // Rate limit, because each token makes this server request the provider's keys. Valid tokens are not counted.
    const guess = await app.limits.count([
      { limit: limits.wrongLogoutTokens, of: addressBucket(ip) },
    ])
    const { value } = await readBody(c, 64 * 1024)
    const { logout_token: token } = value as { logout_token?: unknown }
    const provider = await findProvider(app.db, c.req.param('providerId') ?? '')
    try {
      if (provider === null) throw new Error('there is no such provider')
      await endSessions(app, request, provider, await read(app, provider, token))
    } catch (error) {
      const reason = reasonOf(error)
      app.log.warn({ requestId: request.requestId, reason }, 'a logout token was refused')
      return c.json({ error: 'invalid_request' }, 400)
    }
    await guess.release()
    return c.body(null, 200)
  })
}

interface Logout {
  readonly tokenHash: Buffer
  readonly subject: string | null
  readonly sid: string | null
}

/** Validates a logout token as in OpenID Connect Back-Channel Logout 1.0, section 2.6. Rejects if it is invalid. */
async function read(
  { providers, clock }: App,
  provider: StoredProvider,
  token: unknown,
): Promise<Logout> {
  const { createLocalJWKSet, jwtVerify } = await import('jose')
  if (typeof token !== 'string') throw new Error('there is no logout token')
  const { issuer, jwks_uri: keysAddress } = (
    await providers.configurationOf(provider)
  ).serverMetadata()
  if (keysAddress === undefined) throw new Error('the provider names no address of its keys')
  const keys = (await (await providers.fetch(keysAddress)).json()) as JSONWebKeySet
  const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer,
    audience: provider.clientId,
    currentDate: clock.now(),
    clockTolerance: clockToleranceS,
    maxTokenAge: mostAgeS,
    algorithms,
    requiredClaims: ['jti'],
  })
  const { typ = 'JWT' } = protectedHeader
  if (!/^(application\/)?(logout\+)?jwt$/i.test(typ)) throw new Error(`it is a token of ${typ}`)
  return logoutOf(provider, payload)
}

function logoutOf({ id }: StoredProvider, { jti, sub, ...payload }: JWTPayload): Logout {
  const events = payload['events'] as Readonly<Record<string, unknown>> | undefined
  if (typeof events?.[event] !== 'object') throw new Error('it is no logout token')
  if ('nonce' in payload) throw new Error('it has a nonce, as ID tokens have')
  const sid = typeof payload['sid'] === 'string' ? payload['sid'] : null
  if (sid === null && sub === undefined) throw new Error('it names nobody')
  return { tokenHash: hashToken(JSON.stringify([id, jti])), subject: sub ?? null, sid }
}

async function endSessions(
  app: App,
  request: RecordedRequest,
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
    if (spent.length === 0) throw new Error('it was obeyed before')
    const isOfProvider = eq(sessions.providerId, provider.id)
    const isMeant =
      sid === null
        ? inArray(sessions.userId, userOf(tx, provider, subject ?? ''))
        : eq(sessions.idpSid, sid)
    const ended = await tx
      .delete(sessions)
      .where(and(isOfProvider, isMeant))
      .returning({ userId: sessions.userId })
    const userIds = [...new Set(ended.flatMap(({ userId }) => userId ?? []))]
    if (userIds.length === 0) return
    await endDevices(tx, userIds)
    const detail = { by: 'organization', provider: provider.id }
    for (const userId of userIds)
      await audit(app, tx, request, { event: 'sessions_ended', userId, detail })
  })
}

function userOf(tx: Database, { id }: StoredProvider, subject: string) {
  return tx
    .select({ userId: externalIdentities.userId })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.providerId, id), eq(externalIdentities.subject, subject)))
}

/** Ends sessions of browsers that the ended sessions may have approved by device code. */
async function endDevices(tx: Database, userIds: string[]) {
  await tx
    .delete(sessions)
    .where(
      and(inArray(sessions.userId, userIds), sql`${sessions.factors} = '["device_code"]'::jsonb`),
    )
  await tx.delete(deviceCodes).where(inArray(deviceCodes.decidedById, userIds))
}
