import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@vestibule/api-client/contract'

/** A passkey as stored by its authenticator. Tests change fields to make it wrong. */
export interface SoftwarePasskey {
  readonly id: string
  readonly rpId: string
  readonly userHandle: string
  readonly key: KeyObject
  /** Usage counter. 0: the authenticator does not count uses. */
  counter: number
  isBackupEligible: boolean
  isBackedUp: boolean
}

/** How an authenticator and its browser answer a challenge; correctly by default. */
export interface Ceremony {
  readonly origin: string
  readonly isUserVerified?: boolean
  readonly crossOrigin?: boolean
  /** Replaces the `rpId` of the options. */
  readonly rpId?: string
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** Creates a passkey, as `navigator.credentials.create` does on a device with these traits. */
export function makePasskey(
  options: PasskeyCreationOptions,
  ceremony: Ceremony,
  traits: Partial<Pick<SoftwarePasskey, 'counter' | 'isBackupEligible' | 'isBackedUp'>> & {
    readonly aaguid?: string
    /** Length of the credential id in bytes. Default 16. */
    readonly idLength?: number
  } = {},
): { passkey: SoftwarePasskey; credential: PasskeyAttestation } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { counter = 0, isBackupEligible = true, isBackedUp = true } = traits
  const idBytes = randomBytes(traits.idLength ?? 16)
  const id = base64(idBytes)
  const rpId = ceremony.rpId ?? options.rp.id
  const userHandle = options.user.id
  const key = privateKey
  const passkey = { id, rpId, userHandle, key, counter, isBackupEligible, isBackedUp }
  const aaguid = Buffer.from((traits.aaguid ?? '0'.repeat(32)).replaceAll('-', ''), 'hex')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = [x, y].map((part) => Buffer.from(part, 'base64url'))
  const coseKey = cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(point[0] as Buffer)],
    [cborInt(-3), cborBytes(point[1] as Buffer)],
  ])
  const length = Buffer.from([idBytes.length >> 8, idBytes.length & 0xff])
  const attested = Buffer.concat([aaguid, length, idBytes, coseKey])
  const authData = Buffer.concat([authenticatorData(passkey, ceremony, true), attested])
  const attestationObject = cborMap([
    [cborText('fmt'), cborText('none')],
    [cborText('attStmt'), cborMap([])],
    [cborText('authData'), cborBytes(authData)],
  ])
  const response = {
    clientDataJSON: base64(clientData('webauthn.create', options.challenge, ceremony)),
    attestationObject: base64(attestationObject),
    transports: ['internal', 'hybrid'],
  }
  return { passkey, credential: { id, rawId: id, type: 'public-key', response } }
}

/** Answers with a passkey, as `navigator.credentials.get` does. Increments the counter unless it is 0. */
export function answerBy(
  passkey: SoftwarePasskey,
  options: PasskeyRequestOptions,
  ceremony: Ceremony,
): PasskeyAssertion {
  if (passkey.counter > 0) passkey.counter += 1
  const authData = authenticatorData(passkey, ceremony, false)
  const client = clientData('webauthn.get', options.challenge, ceremony)
  const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), passkey.key)
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    response: {
      clientDataJSON: base64(client),
      authenticatorData: base64(authData),
      signature: base64(signature),
      userHandle: passkey.userHandle,
    },
  }
}

function clientData(type: string, challenge: string, { origin, crossOrigin = false }: Ceremony) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))
}

function authenticatorData(passkey: SoftwarePasskey, ceremony: Ceremony, isNew: boolean): Buffer {
  const { isUserVerified = true, rpId = passkey.rpId } = ceremony
  const flags =
    0x01 |
    (isUserVerified ? 0x04 : 0) |
    (passkey.isBackupEligible ? 0x08 : 0) |
    (passkey.isBackedUp ? 0x10 : 0) |
    (isNew ? 0x40 : 0)
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(passkey.counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
}

function cborHead(major: number, length: number): Buffer {
  const type = major << 5
  if (length < 24) return Buffer.from([type | length])
  if (length < 256) return Buffer.from([type | 24, length])
  return Buffer.from([type | 25, length >> 8, length & 0xff])
}

const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Uint8Array) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
