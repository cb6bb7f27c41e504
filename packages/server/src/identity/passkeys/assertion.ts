import type { PasskeyAssertion } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import { audit } from '../../platform/audit/audit.ts'
import { readChallenge, spendChallenge, type Answered } from './challenge.ts'
import { findPasskey, recordUse, type StoredPasskey } from './passkey-queries.ts'
import { relyingPartyOf } from '../../platform/settings/relying-party.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/** A passkey's verified answer to a challenge. `spendAssertion` must still mark the challenge as used. */
export interface Asserted {
  readonly passkey: StoredPasskey
  /** Whether the authenticator has verified its user by fingerprint, face or PIN. */
  readonly isUserVerified: boolean
  readonly signCount: number
  readonly backedUp: boolean
  readonly answered: Answered
}

/**
 * Verifies a passkey's answer to a challenge that this browser got. Throws ApiError `passkey_unknown` if no account has
 * the passkey (any more), `passkey_invalid` if anything else is wrong, and `rate_limited` after many wrong answers.
 */
export async function verifyAssertion(
  app: App,
  call: WebCaller,
  credential: PasskeyAssertion,
): Promise<Asserted> {
  const found = await findPasskey(app.db, credential.id)
  if (found === null) throw new ApiError('passkey_unknown')
  try {
    return await verify(app, call, credential, found)
  } catch (cause) {
    // Log what is wrong with the passkey's answer; the client is told only `passkey_invalid`.
    app.log.info({ reason: cause instanceof Error ? cause.message : '' }, 'a passkey was refused')
    const { userId } = found.passkey
    // Count only refused answers, so that nobody can lock out the passkey's owner. Without a limit, anybody who knows
    // the passkey's id could fill the owner's list of events.
    await app.limits.count([{ limit: limits.wrongPasskeys, of: userId }])
    const detail = { factor: 'passkey' }
    await audit(app, app.db, call, { event: 'sign_in_failed', userId, detail })
    throw new ApiError('passkey_invalid')
  }
}

async function verify(
  app: App,
  call: WebCaller,
  credential: PasskeyAssertion,
  { passkey, handle }: NonNullable<Awaited<ReturnType<typeof findPasskey>>>,
): Promise<Asserted> {
  // Import the library when first used: it takes a quarter of a second and 20 MB.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origins } = relyingPartyOf(app.settings)
  const { userHandle, ...response } = credential.response
  let answered: Answered | null = null
  refuseInFrame(response.clientDataJSON)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge(challenge) {
      answered = readChallenge(app, call.visitor, 'get', challenge)
      return answered !== null
    },
    expectedOrigin: [...origins],
    expectedRPID: id,
    // Accept a passkey without user verification (PIN or biometrics) here: it may be used as a second factor. Callers
    // that take a passkey as the only factor check `isUserVerified`.
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signCount,
    },
  })
  if (!verified || answered === null) throw new Error('the signature is wrong')
  if (userHandle && !handle?.equals(Buffer.from(userHandle, 'base64url'))) {
    throw new Error('it names another account')
  }
  const { newCounter, userVerified, credentialDeviceType, credentialBackedUp } = authenticationInfo
  if ((credentialDeviceType === 'multiDevice') !== passkey.backupEligible) {
    throw new Error('its backup eligibility has changed')
  }
  return {
    passkey,
    isUserVerified: userVerified,
    signCount: newCounter,
    backedUp: credentialBackedUp,
    answered,
  }
}

/**
 * Throws if the browser reports that a page used or made the passkey in a frame inside a page of another origin: the
 * platform's own pages never run in such a frame.
 */
export function refuseInFrame(clientDataJson: string) {
  const clientData: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())
  if ((clientData as { crossOrigin?: unknown } | null)?.crossOrigin === true) {
    throw new Error('it was asked for in a frame')
  }
}

/**
 * Marks the challenge as used, and records that the passkey was used. Call it in the transaction that stores what the
 * passkey allows, such as a new session. Throws ApiError `passkey_invalid` if another request has used this answer, or
 * if the passkey was deleted or may have been cloned.
 */
export async function spendAssertion(app: App, tx: Database, asserted: Asserted) {
  const { passkey, signCount, backedUp, answered } = asserted
  await spendChallenge(tx, answered)
  const use = { signCount, backedUp, lastUsedAt: app.clock.now() }
  if (!(await recordUse(tx, passkey.credentialId, use))) throw new ApiError('passkey_invalid')
}
