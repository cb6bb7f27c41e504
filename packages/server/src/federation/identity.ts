import type { Configuration } from 'openid-client'
import type { App } from '../calls/app.ts'
import { callbackAddress, secretsOf } from './attempts.ts'
import { clockToleranceS } from './provider-client.ts'
import { FederationRefusal, reasonOf } from './refusal.ts'

/** What a provider says about a person. */
export interface Identity {
  /** The provider's permanent id of the person. */
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  /** How the person was authenticated, in the values of RFC 8176. */
  readonly amr: readonly string[]
  /** When the person was authenticated. Null: the provider does not say. */
  readonly authenticatedAt: Date | null
  /** The provider's own session id. */
  readonly sid: string | null
}

type Claims = Readonly<Record<string, unknown>>

/** Exchanges the provider's authorization response for the person's identity. Throws FederationRefusal. */
export async function identityOf(
  { clock, keys, settings }: Pick<App, 'clock' | 'keys' | 'settings'>,
  config: Configuration,
  state: string,
  answer: string,
): Promise<Identity> {
  const oidc = await import('openid-client')
  try {
    const address = new URL(callbackAddress(settings) + answer)
    const { nonce, pkceCodeVerifier } = secretsOf(keys, state)
    const tokens = await oidc.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (claims === undefined) throw new FederationRefusal('sso_invalid', 'there is no ID token')
    // `openid-client` checks only when a token expires.
    if (claims.iat > clock.now().getTime() / 1000 + clockToleranceS) {
      throw new FederationRefusal('sso_invalid', 'the ID token is of the future')
    }
    const { access_token: accessToken } = tokens
    // Many providers return the address only from their userinfo endpoint.
    const isComplete = claims['email'] !== undefined && claims['email_verified'] !== undefined
    const hasMore = config.serverMetadata().userinfo_endpoint !== undefined
    const more =
      isComplete || !hasMore ? {} : await oidc.fetchUserInfo(config, accessToken, claims.sub)
    return readClaims({ ...more, ...claims })
  } catch (error) {
    if (error instanceof FederationRefusal) throw error
    if (error instanceof oidc.AuthorizationResponseError) {
      throw new FederationRefusal('sso_refused', `the provider answers ${error.error}`, error)
    }
    const isUntrusted =
      error instanceof oidc.ClientError
        ? !(error.code === undefined || unavailable.has(error.code))
        : error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant'
    throw new FederationRefusal(
      isUntrusted ? 'sso_invalid' : 'sso_unavailable',
      reasonOf(error),
      error,
    )
  }
}

/** `openid-client` error codes for a provider that does not answer, or not with JSON. */
const unavailable = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

function readClaims(claims: Claims): Identity {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() : '')
  const email = text('email')
  const { auth_time: authTime, amr } = claims
  const [firstOfName = '', ...restOfName] = text('name').split(/\s+/)
  return {
    subject: text('sub'),
    email: email === '' ? null : email,
    // Entra ID uses a different claim, and some providers send text instead of a boolean.
    isEmailVerified: [claims['email_verified'], claims['xms_edov']].some((said) =>
      [true, 'true', 1, '1'].includes(said as never),
    ),
    firstName: nameOf(text('given_name') || firstOfName || email.split('@')[0] || ''),
    lastName: nameOf(text('family_name') || restOfName.join(' ') || '–'),
    amr: Array.isArray(amr) ? amr.filter((one) => typeof one === 'string') : [],
    authenticatedAt: typeof authTime === 'number' ? new Date(authTime * 1000) : null,
    sid: text('sid') || null,
  }
}

/** Makes a valid `personName` of the contract. */
const nameOf = (text: string) => text.replace(/\p{Cc}/gu, '').slice(0, 100)

const knowledge = ['pwd', 'pin', 'kba']
const possession = ['otp', 'hwk', 'swk', 'sms', 'tel', 'sc', 'pop']
const inherence = ['fpt', 'face', 'iris', 'retina', 'vbm']

/** Whether the provider reports two factors. Without any report, one is assumed. */
export function hasTwoFactors({ amr }: Pick<Identity, 'amr'>): boolean {
  const kinds = [knowledge, possession, inherence].filter((kind) =>
    kind.some((method) => amr.includes(method)),
  )
  return amr.includes('mfa') || kinds.length > 1
}
