import { emailField } from '@vestibule/api-client/contract'
import type { Configuration } from 'openid-client'
import * as v from 'valibot'
import type { App } from '../calls/app.ts'
import { secretsOf } from './attempts.ts'
import { clockToleranceS } from './provider-client.ts'
import { FederationRefusal, reasonOf } from './refusal.ts'

/** The facts that an identity provider reports about a person who has signed in there. */
export interface Identity {
  /** The provider's permanent id of the person. */
  readonly subject: string
  readonly email: string | null
  /** Whether the provider says that it has verified the address; false if it says nothing. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  /** How the person was authenticated, in the values of RFC 8176. */
  readonly amr: readonly string[]
  /** When the person was authenticated. Null: the provider does not say. */
  readonly authenticatedAt: Date | null
  /** The identity provider's own id of its session with the person (claim `sid`). */
  readonly sid: string | null
}

type Claims = Readonly<Record<string, unknown>>

interface Answer {
  /** The redirect URI at which the provider's answer arrived. */
  readonly callback: string
  readonly state: string
  /** The query of the URL with the provider's answer, with its question mark. */
  readonly query: string
}

/**
 * Exchanges the provider's authorization response for the person's identity. `isLinked`: tells whether an account is
 * linked to the provider's id of the person; the e-mail address is then not needed. Throws FederationRefusal if the
 * provider refuses, does not answer, or answers something invalid.
 */
export async function identityOf(
  { clock, keys }: Pick<App, 'clock' | 'keys'>,
  config: Configuration,
  { callback, state, query }: Answer,
  isLinked: (subject: string) => Promise<boolean>,
): Promise<Identity> {
  const oidc = await import('openid-client')
  try {
    const address = new URL(callback + query)
    const { nonce, pkceCodeVerifier } = secretsOf(keys, state)
    const tokens = await oidc.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (claims === undefined) throw new FederationRefusal('sso_invalid', 'there is no ID token')
    // Refuse an ID token issued in the future: `openid-client` checks only when a token expires.
    if (claims.iat > clock.now().getTime() / 1000 + clockToleranceS) {
      throw new FederationRefusal('sso_invalid', 'the ID token is of the future')
    }
    const subject = shortAscii(claims.sub, 'sub')
    if (await isLinked(subject)) return readClaims(subject, claims, null)
    // Call the userinfo endpoint only if the ID token lacks claims about the address, because firewalls may block that
    // call. Many providers return the address only there.
    const hasMore = config.serverMetadata().userinfo_endpoint !== undefined
    const more =
      saysAddress(claims) || !hasMore
        ? {}
        : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
    const all = { ...more, ...claims }
    return readClaims(subject, all, emailOf(all))
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

/** The error codes of `openid-client` for a provider that does not answer, or not with the expected status or JSON. */
const unavailable = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

/**
 * Whether the claims contain an address, and also say whether it is verified. Entra ID has its own claim for that:
 * `xms_edov`.
 */
function saysAddress({ email, email_verified: verified, xms_edov: edov }: Claims): boolean {
  return email !== undefined && (verified !== undefined || edov !== undefined)
}

/**
 * Whether a claim is a valid id of a person or a session at a provider. Such ids are compared without any conversion.
 */
export const isClaim = (value: unknown): value is string =>
  typeof value === 'string' && /^[ -~]{1,255}$/.test(value)

function shortAscii(value: unknown, name: string): string {
  if (isClaim(value)) return value
  throw new FederationRefusal('sso_invalid', `the claim ${name} is not 1 to 255 ASCII characters`)
}

/**
 * The person's address in the claims. Null if there is none. Throws FederationRefusal for an address that the
 * platform's own forms would refuse.
 */
function emailOf({ email }: Claims): string | null {
  if (email === undefined || email === null || email === '') return null
  // Refuse quotes, backslashes and control characters: the platform's mails, and the apps to which it passes the
  // address, might misread them.
  const isPlain = typeof email === 'string' && !/[\p{Cc}\p{Cf}"\\]/u.test(email)
  const result = v.safeParse(emailField, email)
  if (isPlain && result.success) return result.output
  throw new FederationRefusal('sso_invalid', 'the claim email is no address')
}

function readClaims(subject: string, claims: Claims, email: string | null): Identity {
  const text = (name: string) => nameOf(typeof claims[name] === 'string' ? claims[name] : '')
  const { auth_time: authTime, amr, sid } = claims
  const [firstOfName = '', ...restOfName] = text('name').split(/\s+/)
  return {
    subject,
    email,
    // Accept several spellings: Entra ID uses its own claim, and some providers send a text instead of a boolean.
    isEmailVerified: [claims['email_verified'], claims['xms_edov']].some((said) =>
      [true, 'true', 1, '1'].includes(said as never),
    ),
    firstName: text('given_name') || firstOfName || nameOf(email?.split('@')[0] ?? '') || '–',
    lastName: text('family_name') || restOfName.join(' ') || '–',
    amr: Array.isArray(amr) ? amr.filter(isMethod).slice(0, 20) : [],
    authenticatedAt: isTime(authTime) ? new Date(authTime * 1000) : null,
    sid: sid === undefined || sid === null || sid === '' ? null : shortAscii(sid, 'sid'),
  }
}

const isMethod = (value: unknown): value is string =>
  typeof value === 'string' && /^[!-~]{1,100}$/.test(value)

/** Whether a value is a time in seconds since 1970 that the database can store. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < 1e11

/** Turns a provider's text into a name that the schema `personName` of the contract accepts, or into an empty text. */
const nameOf = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, 100)
    .toWellFormed()

const knowledge = ['pwd', 'pin', 'kba']
const possession = ['otp', 'hwk', 'swk', 'sms', 'tel', 'sc', 'pop']
const inherence = ['fpt', 'face', 'iris', 'retina', 'vbm']

/**
 * Whether the provider reports, in the claim `amr`, that the person has shown two factors. A provider that reports no
 * methods counts as having asked for one factor.
 */
export function hasTwoFactors({ amr }: Pick<Identity, 'amr'>): boolean {
  const kinds = [knowledge, possession, inherence].filter((kind) =>
    kind.some((method) => amr.includes(method)),
  )
  return amr.includes('mfa') || kinds.length > 1
}
