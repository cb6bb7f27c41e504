import {
  createPasskeyEndpoint,
  deletePasskeyEndpoint,
  getPasskeyCreationOptionsEndpoint,
  getPasskeyRequestOptionsEndpoint,
  listPasskeysEndpoint,
  loginWithPasskeyEndpoint,
  renamePasskeyEndpoint,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from '../contract/passkeys.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/**
 * Reads the input of `PublicKeyCredential.parseRequestOptionsFromJSON`. Its challenge can be used once, for `timeout`
 * milliseconds, and only until the next step of a sign-in. Never cached.
 */
export function getPasskeyRequestOptions(client: Client, options?: CallOptions) {
  const request = { ...options, body: {}, cache: false, unauthorizedStatuses: [] }
  return load(
    client,
    getPasskeyRequestOptionsEndpoint,
    request,
    ({ data }): PasskeyRequestOptions => data,
  )
}

/**
 * Signs in with a passkey. `credential` is the result of `PublicKeyCredential.toJSON`. `passkeyUnknown`: no account has
 * this passkey any more, so the browser may delete it.
 */
export function loginWithPasskey(
  client: Client,
  input: { readonly credential: PasskeyAssertion; readonly next?: string | undefined },
  options?: CallOptions,
) {
  const { credential, next } = input
  const request = { ...options, body: { credential, next }, unauthorizedStatuses: [] }
  return perform(client, loginWithPasskeyEndpoint, request, ({ data }) => {
    client.clear('signedIn')
    return { kind: 'signedIn', redirectUrl: data.redirect_url }
  })
}

/** Reads the input of `PublicKeyCredential.parseCreationOptionsFromJSON`. `stepRequired`: call `proveAgain` first. */
export function getPasskeyCreationOptions(client: Client, options?: CallOptions) {
  return load(
    client,
    getPasskeyCreationOptionsEndpoint,
    { ...options, body: {} },
    ({ data }): PasskeyCreationOptions => data,
  )
}

/** Lists the passkeys of the signed-in user, the newest first. */
export function listPasskeys(client: Client, options?: ReadOptions) {
  return load(client, listPasskeysEndpoint, { ...options }, ({ data }): Passkey[] => data)
}

/** Adds a passkey. If no name is given, the server names it after its kind, for example after the password manager. */
export function createPasskey(
  client: Client,
  input: { readonly credential: PasskeyAttestation; readonly name?: string | undefined },
  options?: CallOptions,
) {
  const body = { credential: input.credential, name: input.name }
  // `passkey_invalid` has the same status as an ended session, so no status may count as an ended session in this call.
  const request = { ...options, body, unauthorizedStatuses: [] }
  return perform(client, createPasskeyEndpoint, request, ({ data }) => ({
    kind: 'created',
    passkey: data,
  }))
}

/** Renames a passkey of the signed-in user. */
export function renamePasskey(
  client: Client,
  input: { readonly id: string; readonly name: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { passkeyId: input.id }, body: { name: input.name } }
  return perform(client, renamePasskeyEndpoint, request, ({ data }) => ({
    kind: 'saved',
    passkey: data,
  }))
}

/** Removes a passkey of the signed-in user; all other browsers are signed out, and the user's tokens end. */
export function deletePasskey(
  client: Client,
  input: { readonly id: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { passkeyId: input.id } }
  return perform(client, deletePasskeyEndpoint, request, () => ({ kind: 'deleted' }), {
    validation_failed: 'notFound',
  })
}
