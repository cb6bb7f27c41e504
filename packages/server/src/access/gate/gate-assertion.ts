import { createECDH, createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto'
import type { Keys } from '../../platform/keys.ts'

export const assertionTtlS = 120
/** What the signed JWT of a request tells an app about the user. `sign` adds the claims `iat` and `exp`. */
export interface Claims {
  readonly iss: string
  readonly sub: string
  readonly aud: string
  readonly email: string
  readonly name: string
  readonly groups: readonly string[]
  /** The name of the dataset. Null if the request concerns none. */
  readonly dataset: string | null
  /** Id of the customer for whom a staff member acts; null: none. */
  readonly acting_for: string | null
}

export interface Assertions {
  /** Returns a signed JWT with these claims. */
  sign(claims: Claims, now: Date): string
  /**
   * The keys, as JWKs, with which apps verify assertions: those derived from the current and the previous `SECRET_KEY`.
   */
  readonly publicKeys: readonly Readonly<Record<string, string>>[]
}

/** Signs the assertions that the gate sends to apps, with a key derived from `SECRET_KEY`. */
export function createAssertions(keys: Keys): Assertions {
  const own = algorithms[signsWith](keys)
  const header = encoded({ alg: signsWith, typ: 'JWT', kid: own.publicKey.kid })
  const all = [keys, ...(keys.previous === null ? [] : [keys.previous])].flatMap((key) =>
    Object.values(algorithms).map((algorithm) => algorithm(key)),
  )
  return {
    publicKeys: all.map(({ publicKey }) => publicKey),
    sign(claims, now) {
      const nowS = Math.floor(now.getTime() / 1000)
      const body = encoded({ ...claims, iat: nowS, exp: nowS + assertionTtlS })
      const signature = own.sign(Buffer.from(`${header}.${body}`))
      return `${header}.${body}.${signature.toString('base64url')}`
    },
  }
}

/**
 * The algorithms that can sign assertions, by their JWT names. The public keys of all of them are published, and an app
 * takes the one whose id the assertion names. Publish a new algorithm an hour before it signs: by then, no app uses a
 * cached list without its key.
 */
const algorithms = { ES256: es256 } as const
const signsWith = 'ES256' satisfies keyof typeof algorithms

/** Order of the curve P-256. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')

function es256(keys: Keys) {
  // 48 bytes, 16 more than the order has, so that the remainder is unbiased (FIPS 186-5, A.2.1).
  const random = BigInt(`0x${keys.bytes('gate assertions', 48).toString('hex')}`)
  const secret = ((random % (order - 1n)) + 1n).toString(16).padStart(64, '0')
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(secret, 'hex')
  const point = ecdh.getPublicKey()
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const curve = { crv: 'P-256', kty: 'EC', x, y }
  // Key id: the RFC 7638 thumbprint, which requires `curve`'s members in exactly this order.
  const kid = createHash('sha256').update(JSON.stringify(curve)).digest('base64url')
  const d = Buffer.from(secret, 'hex').toString('base64url')
  const privateKey: KeyObject = createPrivateKey({ key: { ...curve, d }, format: 'jwk' })
  return {
    publicKey: { ...curve, kid, alg: 'ES256', use: 'sig' },
    sign: (bytes: Buffer) => sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
  }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
