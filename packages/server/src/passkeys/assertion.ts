import type { PasskeyAssertion } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import type { Database } from '../db/database.ts'
import { ApiError } from '../http/api-error.ts'
import { audit } from '../audit/audit.ts'
import type { AnyCall } from '../sign-in/attempts.ts'
import { readChallenge, spendChallenge, type Answered } from './challenge.ts'
import { findPasskey, recordUse, type StoredPasskey } from './passkey-queries.ts'
import { relyingPartyOf } from './relying-party.ts'

/** An answer of an authenticator that is right. Nothing is spent yet. */
export interface Asserted {
  readonly passkey: StoredPasskey
  /** Whether the authenticator has verified its user, by a finger, a face or a PIN. */
  readonly isUserVerified: boolean
  readonly signCount: number
  readonly backedUp: boolean
  readonly answered: Answered
}

/**
 * Verifies an answer to a challenge of this browser. Throws ApiError `passkey_unknown` where no account has the passkey
 * any more, `passkey_invalid` where anything else is wrong.
 */
export async function verifyAssertion(
  app: App,
  call: AnyCall,
  credential: PasskeyAssertion,
): Promise<Asserted> {
  const found = await findPasskey(app.db, credential.id)
  if (found === null) throw new ApiError('passkey_unknown')
  try {
    return await verify(app, call, credential, found)
  } catch (cause) {
    // What is wrong with the answer is for the log alone.
    app.log.info({ reason: cause instanceof Error ? cause.message : '' }, 'a passkey was refused')
    const { userId } = found.passkey
    const detail = { factor: 'passkey' }
    await audit(app, app.db, call, { event: 'sign_in_failed', userId, detail })
    throw new ApiError('passkey_invalid')
  }
}

async function verify(
  app: App,
  call: AnyCall,
  credential: PasskeyAssertion,
  { passkey, handle }: NonNullable<Awaited<ReturnType<typeof findPasskey>>>,
): Promise<Asserted> {
  // A quarter of a second and 20 MB, for those who use passkeys.
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
    // Whether it was matters to the callers: without it a passkey stands for the authenticator.
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

/** No page of ours stands in a frame of another origin. Throws where a browser says that it was asked in one. */
export function refuseInFrame(clientDataJson: string) {
  const clientData: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())
  if ((clientData as { crossOrigin?: unknown } | null)?.crossOrigin === true) {
    throw new Error('it was asked for in a frame')
  }
}

/** Spends the challenge and records the use, in the transaction of what they open. Throws ApiError `passkey_invalid`. */
export async function spendAssertion(app: App, tx: Database, asserted: Asserted) {
  const { passkey, signCount, backedUp, answered } = asserted
  await spendChallenge(tx, answered)
  const use = { signCount, backedUp, lastUsedAt: app.clock.now() }
  if (!(await recordUse(tx, passkey.credentialId, use))) throw new ApiError('passkey_invalid')
}
