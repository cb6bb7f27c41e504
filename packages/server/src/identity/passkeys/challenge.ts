import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { App } from '../calls/app.ts'
import { after } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { spentChallenges } from '../../platform/db/schema/passkeys.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Visitor } from '../sessions/visitor.ts'

/** Seconds in which a person has to use the passkey. A page that stays open longer requests a new challenge. */
export const challengeTtlS = 600

/**
 * Purpose of a challenge. The keyed hash in the challenge covers its purpose, so that a challenge for making a passkey
 * cannot be used to sign in.
 */
type Purpose = 'create' | 'get'

/** A challenge that has come back from the browser that requested it. */
export interface Answered {
  readonly nonce: Buffer
  readonly expiresAt: Date
}

const nonceLength = 16
const timeLength = 8

type ChallengeWorld = Pick<App, 'keys' | 'clock'>
type Asker = Pick<Visitor, 'sessionHash'>

/**
 * Creates a challenge for the browser with this session id: a nonce, its expiry, and a keyed hash of both with the
 * purpose and the session id. Nothing is stored until an answer comes back, so that mere visitors cost no database
 * rows.
 */
export function newChallenge(world: ChallengeWorld, asker: Asker, purpose: Purpose): Buffer {
  const end = Buffer.alloc(timeLength)
  end.writeBigUInt64BE(BigInt(after(world.clock.now(), challengeTtlS).getTime()))
  const signed = Buffer.concat([randomBytes(nonceLength), end])
  return Buffer.concat([signed, macOf(world, asker, purpose, signed)])
}

/**
 * Reads a challenge. Null if this server did not make it, or it has expired, or it was made for another session id or
 * purpose.
 */
export function readChallenge(
  world: ChallengeWorld,
  asker: Asker,
  purpose: Purpose,
  challenge: string,
): Answered | null {
  const bytes = Buffer.from(challenge, 'base64url')
  const signed = bytes.subarray(0, nonceLength + timeLength)
  const mac = bytes.subarray(nonceLength + timeLength)
  const expected = macOf(world, asker, purpose, signed)
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return null
  const expiresAt = new Date(Number(signed.readBigUInt64BE(nonceLength)))
  const nonce = Buffer.from(signed.subarray(0, nonceLength))
  return expiresAt > world.clock.now() ? { nonce, expiresAt } : null
}

function macOf({ keys }: ChallengeWorld, { sessionHash }: Asker, purpose: Purpose, signed: Buffer) {
  // The browser always sends a session id, when it requests a challenge and when it answers: it needs one for the CSRF
  // token of its POST request.
  return keys.mac('passkey-challenge', purpose, sessionHash ?? '', signed)
}

/**
 * Marks a challenge as used. Call it in the transaction that stores what the passkey allows, such as a new session.
 * Throws ApiError `passkey_invalid` if another request has used it.
 */
export async function spendChallenge(tx: Database, { nonce, expiresAt }: Answered) {
  const spent = await tx
    .insert(spentChallenges)
    .values({ nonce, expiresAt })
    .onConflictDoNothing()
    .returning({ nonce: spentChallenges.nonce })
  if (spent.length === 0) throw new ApiError('passkey_invalid')
}
