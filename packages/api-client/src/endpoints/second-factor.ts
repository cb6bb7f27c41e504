import {
  generateQrCodeEndpoint,
  getMissingFactorEndpoint,
  generateRecoveryCodesEndpoint,
  sendEmailCodeEndpoint,
  setPasswordEndpoint,
  verifyEmailCodeEndpoint,
  verifyRecoveryCodeEndpoint,
  verifyTotpEndpoint,
  type MissingFactor,
  type TotpSetup,
} from '../contract/second-factor.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions } from './perform.ts'

/**
 * Mails a six-digit code, which only this browser can use. `throttled`: the last code was sent less than 30 s ago, or
 * too many mails were sent; `codeIsGood` says whether the last code is still valid in this browser, undefined if the
 * server does not say. `forbidden`: people sign in by device code.
 */
export async function sendEmailCode(
  client: Client,
  input: { readonly email: string },
  options?: CallOptions,
) {
  const request = { ...options, body: { email: input.email }, unauthorizedStatuses: [] }
  const outcome = await perform(client, sendEmailCodeEndpoint, request, () => ({ kind: 'sent' }))
  return outcome.kind === 'throttled'
    ? { ...outcome, codeIsGood: outcome.error.info?.code_is_good }
    : outcome
}

/** The outcome when the mailed code was correct. */
export interface EmailCodeProven {
  readonly kind: 'verified'
  /**
   * What follows the correct code. 1: the user sets a password; 2: the user is signed in; null: the user shows an
   * authenticator, or sets one up.
   */
  readonly userType: 1 | 2 | null
  /** Whether an authenticator is set up; undefined if the server does not say. */
  readonly totpDeviceSetup: boolean | undefined
}

/** Verifies the mailed code. `exhaustedCode`: too many wrong codes were tried, so the user needs a new code. */
export function verifyEmailCode(
  client: Client,
  input: { readonly email: string; readonly code: string },
  options?: CallOptions,
) {
  return perform(
    client,
    verifyEmailCodeEndpoint,
    { ...options, body: { email: input.email, otp: input.code }, unauthorizedStatuses: [] },
    ({ data }): EmailCodeProven => {
      if (data.user_type === 2) client.clear('signedIn')
      return {
        kind: 'verified',
        userType: data.user_type,
        totpDeviceSetup: data.totp_device_setup,
      }
    },
    malformedCode,
  )
}

/**
 * Sets the first or a new password after the user has entered the mailed code. `error.fields.password` says what is
 * wrong with the password.
 */
export function setPassword(
  client: Client,
  input: { readonly password: string; readonly confirmPassword: string },
  options?: CallOptions,
) {
  const body = { password: input.password, confirm_password: input.confirmPassword }
  return perform(
    client,
    setPasswordEndpoint,
    { ...options, body, unauthorizedStatuses: [] },
    () => {
      client.clear('signedIn')
      return { kind: 'saved' }
    },
  )
}

/** Reads whether the session lacks a second factor, and how the user can show one or set one up. Never cached. */
export function getMissingFactor(client: Client, options?: CallOptions) {
  const request = { ...options, cache: false, unauthorizedStatuses: [] }
  return load(client, getMissingFactorEndpoint, request, ({ data }): MissingFactor => data)
}

/**
 * Reads the secret key of the authenticator that the user is setting up. Never cached. The key stays the same until the
 * user confirms it with a code.
 */
export function generateQrCode(client: Client, options?: CallOptions) {
  const request = { ...options, cache: false, unauthorizedStatuses: [] }
  return load(client, generateQrCodeEndpoint, request, ({ data }): TotpSetup => data)
}

/** Verifies a code of the authenticator, or confirms a new authenticator by its first code. */
export function verifyTotp(
  client: Client,
  input: { readonly email: string; readonly code: string },
  options?: CallOptions,
) {
  return perform(
    client,
    verifyTotpEndpoint,
    { ...options, body: { email: input.email, totp: input.code }, unauthorizedStatuses: [] },
    () => verified(client),
    anyRefusedCode,
  )
}

/** Verifies a recovery code, which takes the place of an authenticator code and works only once. */
export function verifyRecoveryCode(
  client: Client,
  input: { readonly email: string; readonly code: string },
  options?: CallOptions,
) {
  return perform(
    client,
    verifyRecoveryCodeEndpoint,
    { ...options, body: { email: input.email, token: input.code }, unauthorizedStatuses: [] },
    () => verified(client),
    anyRefusedCode,
  )
}

/**
 * Makes ten new recovery codes of the form `XXXX-XXXX`. If the user has older codes, they become invalid, all other
 * browsers are signed out, and the user's tokens end. `stepRequired`: call `proveAgain` first.
 */
export function generateRecoveryCodes(client: Client, options?: CallOptions) {
  return load(client, generateRecoveryCodesEndpoint, { ...options }, ({ data }) => data)
}

/**
 * A code of the wrong length or with other characters is refused as invalid input. The user sees the same as for a
 * wrong code.
 */
const malformedCode = { validation_failed: 'wrongCode' } as const
/** Some servers tell an expired code of an authenticator from a wrong one. The user sees the same for both. */
const anyRefusedCode = { ...malformedCode, otp_expired: 'wrongCode' } as const

function verified(client: Client) {
  client.clear('signedIn')
  return { kind: 'verified' } as const
}
