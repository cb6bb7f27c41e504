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
 * Mails a six-digit code, valid only in this browser. `throttled` within the cooldown of 30 s: `codeIsGood` says
 * whether the previous code is still valid in this browser, undefined if the server does not say. `forbidden` if
 * people sign in by device code.
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

/** The mailed code was correct. */
export interface EmailCodeProven {
  readonly kind: 'verified'
  /** 1: another step of this flow follows; 2: signed in; null: the authenticator step follows. */
  readonly userType: 1 | 2 | null
  /** Whether an authenticator is set up; undefined if the server does not say. */
  readonly totpDeviceSetup: boolean | undefined
}

/** Verifies the mailed code. `exhaustedCode`: too many wrong codes were tried; only a new code helps. */
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
 * Creates or replaces the password after the mailed code was verified. `error.fields.password` says what is wrong
 * with it.
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

/** Reads whether the session lacks a second factor, and how it gets one. Never cached. */
export function getMissingFactor(client: Client, options?: CallOptions) {
  const request = { ...options, cache: false, unauthorizedStatuses: [] }
  return load(client, getMissingFactorEndpoint, request, ({ data }): MissingFactor => data)
}

/**
 * Reads the key of the authenticator that is being set up. Never cached. The key stays the same until it is
 * confirmed.
 */
export function generateQrCode(client: Client, options?: CallOptions) {
  const request = { ...options, cache: false, unauthorizedStatuses: [] }
  return load(client, generateQrCodeEndpoint, request, ({ data }): TotpSetup => data)
}

/** Verifies a code of the authenticator, or confirms a new authenticator. */
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

/** Uses up a recovery code instead of an authenticator code. */
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

/** Makes ten new recovery codes, `XXXX-XXXX`. Older codes become invalid. */
export function generateRecoveryCodes(client: Client, options?: CallOptions) {
  return load(client, generateRecoveryCodesEndpoint, { ...options }, ({ data }) => data)
}

/**
 * The server refuses a code of the wrong length or with other characters as invalid input; to the user it is a wrong
 * code.
 */
const malformedCode = { validation_failed: 'wrongCode' } as const
/** Some servers distinguish an authenticator's expired code from a wrong one; the outcome is the same. */
const anyRefusedCode = { ...malformedCode, otp_expired: 'wrongCode' } as const

function verified(client: Client) {
  client.clear('signedIn')
  return { kind: 'verified' } as const
}
