import { createECDH, createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto'
import type { Keys } from '../keys.ts'

/** How long an assertion is good, in seconds. */
export const assertionTtlS = 120
/** What an app is told of a request, beside the times. */
export interface Claims {
  readonly iss: string
  readonly sub: string
  readonly aud: string
  readonly email: string
  readonly name: string
  readonly groups: readonly string[]
  /** Null where the request is for no dataset. */
  readonly dataset: string | null
  /** The id of the customer for whom a member of staff acts. */
  readonly acting_for: string | null
}

export interface Assertions {
  /** A signed JWT with these claims. */
  sign(claims: Claims, now: Date): string
  /** Of this key and the one before it. */
  readonly publicKeys: readonly Readonly<Record<string, string>>[]
}

/** Signs what the gate tells apps, with a key that is derived from `SECRET_KEY`. */
export function createAssertions(keys: Keys): Assertions {
  const own = signingKey(keys)
  const header = encoded({ alg: 'ES256', typ: 'JWT', kid: own.publicKey.kid })
  const all = [own, ...(keys.previous === null ? [] : [signingKey(keys.previous)])]
  return {
    publicKeys: all.map(({ publicKey }) => publicKey),
    sign(claims, now) {
      const nowS = Math.floor(now.getTime() / 1000)
      const body = encoded({ ...claims, iat: nowS, exp: nowS + assertionTtlS })
      const signature = sign('sha256', Buffer.from(`${header}.${body}`), {
        key: own.privateKey,
        dsaEncoding: 'ieee-p1363',
      })
      return `${header}.${body}.${signature.toString('base64url')}`
    },
  }
}

/** The order of P-256. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')

function signingKey(keys: Keys) {
  // 16 bytes more than the order has, so that the remainder favours no key (FIPS 186-5, A.2.1).
  const random = BigInt(`0x${keys.bytes('gate assertions', 48).toString('hex')}`)
  const secret = ((random % (order - 1n)) + 1n).toString(16).padStart(64, '0')
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(secret, 'hex')
  const point = ecdh.getPublicKey()
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const curve = { crv: 'P-256', kty: 'EC', x, y }
  // The thumbprint of RFC 7638: the members in this order.
  const kid = createHash('sha256').update(JSON.stringify(curve)).digest('base64url')
  const d = Buffer.from(secret, 'hex').toString('base64url')
  const privateKey: KeyObject = createPrivateKey({ key: { ...curve, d }, format: 'jwk' })
  return { privateKey, publicKey: { ...curve, kid, alg: 'ES256', use: 'sig' } }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
