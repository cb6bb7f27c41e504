import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { nextField, plainText, redirectAnswer, requiredText } from './fields.ts'

const bytes = v.pipe(v.string(), v.minLength(1), v.maxLength(16_384), v.regex(/^[\w-]+$/))

/** A credential id in base64url. WebAuthn allows 1,023 bytes, which are 1,364 characters. */
export const passkeyIdField = v.pipe(v.string(), v.minLength(1), v.maxLength(1364))

const publicKey = v.literal('public-key')

// Do not spread common fields into `assertion` and `attestation`: bundlers keep a spread object even if nothing uses it
// (size.md).
/** The result of `PublicKeyCredential.toJSON` after `navigator.credentials.get`. */
const assertion = v.object({
  id: bytes,
  rawId: bytes,
  type: publicKey,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.nullish(bytes),
  }),
})
/** The result of `PublicKeyCredential.toJSON` after `navigator.credentials.get`. */
export type PasskeyAssertion = v.InferOutput<typeof assertion>
export const assertionField = assertion

const transports = v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(16))

/** The result of `PublicKeyCredential.toJSON` after `navigator.credentials.create`. */
const attestation = v.object({
  id: passkeyIdField,
  rawId: passkeyIdField,
  type: publicKey,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(transports),
  }),
})
/** The result of `PublicKeyCredential.toJSON` after `navigator.credentials.create`. */
export type PasskeyAttestation = v.InferOutput<typeof attestation>

const descriptor = v.looseObject({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
})

/** Input of `PublicKeyCredential.parseRequestOptionsFromJSON`. The challenge is valid for `timeout` milliseconds. */
const requestOptions = v.looseObject({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.picklist(['required', 'preferred', 'discouraged']),
})
/** Input of `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export type PasskeyRequestOptions = v.InferOutput<typeof requestOptions>

/** Input of `PublicKeyCredential.parseCreationOptionsFromJSON`. */
const creationOptions = v.looseObject({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(descriptor),
})
/** Input of `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export type PasskeyCreationOptions = v.InferOutput<typeof creationOptions>

const passkey = v.object({
  /** The credential's id, same as `PublicKeyCredential.id`. */
  id: v.string(),
  /**
   * The name of the passkey, given by its owner, or else by the server after the passkey's kind, such as the password
   * manager.
   */
  name: v.string(),
  /** When the passkey was made, as ISO 8601. */
  created_at: v.string(),
  /** When the passkey was last used, as ISO 8601. Null: never. */
  last_used_at: v.nullable(v.string()),
  /** Whether the authenticator syncs the passkey to the owner's other devices. */
  backed_up: v.boolean(),
})
/** A passkey of the signed-in user. */
export type Passkey = v.InferOutput<typeof passkey>

const nameField = v.pipe(
  requiredText,
  v.maxLength(60),
  v.regex(plainText, 'Please enter no control characters'),
)
const passkeyParams = v.object({ passkeyId: passkeyIdField })

export const getPasskeyRequestOptionsEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/passkey/options/',
  answer: data(requestOptions),
  safe: true,
} satisfies Endpoint

export const loginWithPasskeyEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/passkey/',
  answer: data(redirectAnswer),
  errors: [
    'sso_required',
    'passkey_invalid',
    'passkey_unknown',
    'account_disabled',
    'second_factor_required',
    'step_required',
    'forbidden',
    'validation_failed',
  ],
} satisfies Endpoint

export const getPasskeyCreationOptionsEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/passkeys/options/',
  answer: data(creationOptions),
  errors: [
    'not_authenticated',
    'eula_required',
    'step_required',
    'forbidden',
    'two_factors_required',
  ],
} satisfies Endpoint

export const listPasskeysEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/accounts/passkeys/',
  answer: data(v.array(passkey)),
  errors: ['not_authenticated', 'eula_required'],
} satisfies Endpoint

export const createPasskeyEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/passkeys/',
  answer: data(passkey),
  errors: [
    'not_authenticated',
    'eula_required',
    'step_required',
    'passkey_invalid',
    'conflict',
    'forbidden',
    'validation_failed',
    'two_factors_required',
  ],
} satisfies Endpoint

export const renamePasskeyEndpoint = {
  method: 'PATCH',
  path: '/auth_api/v1/accounts/passkeys/:passkeyId/',
  answer: data(passkey),
  errors: ['not_authenticated', 'eula_required', 'step_required', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const deletePasskeyEndpoint = {
  method: 'DELETE',
  path: '/auth_api/v1/accounts/passkeys/:passkeyId/',
  answer: null,
  errors: [
    'not_authenticated',
    'eula_required',
    'step_required',
    'not_found',
    'validation_failed',
    'conflict',
  ],
} satisfies Endpoint

export const passkeyCalls = {
  getPasskeyRequestOptions: {
    endpoint: getPasskeyRequestOptionsEndpoint,
    summary:
      'What a browser needs to ask for a passkey, for `accounts/login/passkey/` and `accounts/proof/`. It names no ' +
      'account and no passkey. The challenge is good for `timeout`, once, and with the session id that asked for it: ' +
      'ask again after each step of a sign-in.',
    access: 'anyone',
    factors: 'before',
  },
  loginWithPasskey: {
    endpoint: loginWithPasskeyEndpoint,
    summary:
      'Sign in by a passkey. One that has verified its user finishes a sign-in of any method; another one stands for ' +
      'the authenticator, after the mailed code. `passkey_unknown`: no account has it any more; tell the browser by ' +
      '`PublicKeyCredential.signalUnknownCredential`.',
    access: 'anyone',
    body: v.object({ credential: assertion, next: nextField }),
  },
  getPasskeyCreationOptions: {
    endpoint: getPasskeyCreationOptionsEndpoint,
    summary: 'What a browser needs to make a passkey for the signed-in user. Needs a fresh proof.',
    access: 'session',
    factors: 'before',
  },
  listPasskeys: {
    endpoint: listPasskeysEndpoint,
    summary: 'The passkeys of the signed-in user, the newest first.',
    access: 'session',
  },
  createPasskey: {
    endpoint: createPasskeyEndpoint,
    summary:
      'Add a passkey; a mail tells the owner. Needs a fresh proof. `conflict`: it is there already, or there are too many.',
    access: 'session',
    factors: 'before',
    body: v.object({ credential: attestation, name: v.optional(nameField) }),
  },
  renamePasskey: {
    endpoint: renamePasskeyEndpoint,
    summary: 'Give a passkey another name. Needs a fresh proof.',
    access: 'session',
    params: passkeyParams,
    body: v.object({ name: nameField }),
  },
  deletePasskey: {
    endpoint: deletePasskeyEndpoint,
    summary:
      'Remove a passkey. All else that had access is signed out, and a mail tells the owner. Needs a fresh proof.',
    access: 'session',
    params: passkeyParams,
  },
} satisfies Record<string, Call>
