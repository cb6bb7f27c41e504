import {
  generateQrCodeEndpoint,
  generateRecoveryCodesEndpoint,
  sendEmailCodeEndpoint,
  setPasswordEndpoint,
  verifyEmailCodeEndpoint,
  verifyRecoveryCodeEndpoint,
  verifyTotpEndpoint,
  type TotpSetup,
} from '../contract/second-factor.ts'
import type { Client } from '../transport/client.ts'
import {
  exhaustedCode,
  expiredCode,
  forbidden,
  invalid,
  mailFailed,
  notSignedIn,
  stepRequired,
  wrongCode,
} from './meaning.ts'
import {
  load,
  settle,
  type CallOptions,
  type Failed,
  type ReadOutcome,
  type Refused,
  type Throttled,
} from './settle.ts'

/** How a call of {@link sendEmailCode} ends. */
export type SendEmailCodeOutcome =
  | { readonly kind: 'sent' }
  | Refused<'stepRequired' | 'mailFailed' | 'forbidden' | 'invalid'>
  | EmailCodeThrottled
  | Failed

/** No other code is mailed now. */
export interface EmailCodeThrottled extends Throttled {
  /** Whether the code mailed before is still good in this browser; undefined where the server does not say. */
  readonly codeIsGood: boolean | undefined
}

/**
 * Mails a six-digit code, good in this browser alone. `throttled` within the cooldown of 30 s; `forbidden` where
 * people sign in by a device code.
 */
export async function sendEmailCode(
  client: Client,
  input: { readonly email: string },
  options?: CallOptions,
): Promise<SendEmailCodeOutcome> {
  const body = { email: input.email }
  const outcome = await settle(
    client
      .request(sendEmailCodeEndpoint, { ...options, body, unauthorizedCodes: [] })
      .then(() => ({ kind: 'sent' as const })),
    [invalid, stepRequired, mailFailed, forbidden],
  )
  return outcome.kind === 'throttled'
    ? { ...outcome, codeIsGood: outcome.error.info?.code_is_good }
    : outcome
}

/** The mailed code is right. */
export interface EmailCodeProven {
  readonly kind: 'verified'
  /** 1: another step of this flow follows; 2: signed in; null: an authenticator follows. */
  readonly userType: 1 | 2 | null
  /** Whether an authenticator is set up; undefined where the server does not say. */
  readonly totpDeviceSetup: boolean | undefined
}
/** How a call of {@link verifyEmailCode} ends. */
export type VerifyEmailCodeOutcome =
  | EmailCodeProven
  | Refused<'wrongCode' | 'expiredCode' | 'exhaustedCode' | 'stepRequired'>
  | Throttled
  | Failed

/** Proves the mailed code. `exhaustedCode`: too many wrong ones were tried, and only a new code helps. */
export function verifyEmailCode(
  client: Client,
  input: { readonly email: string; readonly code: string },
  options?: CallOptions,
): Promise<VerifyEmailCodeOutcome> {
  const body = { email: input.email, otp: input.code }
  const call = client.request(verifyEmailCodeEndpoint, { ...options, body, unauthorizedCodes: [] })
  return settle(
    call.then(({ data }): EmailCodeProven => {
      if (data.user_type === 2) client.clear('signed-in')
      return {
        kind: 'verified',
        userType: data.user_type,
        totpDeviceSetup: data.totp_device_setup,
      }
    }),
    [exhaustedCode, expiredCode, wrongCode, stepRequired],
  )
}

/** How a call of {@link setPassword} ends. */
export type SetPasswordOutcome =
  | { readonly kind: 'saved' }
  /** `error.fields.password` says what is wrong with the password. */
  | Refused<'invalid' | 'stepRequired'>
  | Throttled
  | Failed

/** Creates or replaces the password after the mailed code was proven. */
export function setPassword(
  client: Client,
  input: { readonly password: string; readonly confirmPassword: string },
  options?: CallOptions,
): Promise<SetPasswordOutcome> {
  const body = { password: input.password, confirm_password: input.confirmPassword }
  const call = client.request(setPasswordEndpoint, { ...options, body, unauthorizedCodes: [] })
  return settle(
    call.then(() => {
      client.clear('signed-in')
      return { kind: 'saved' as const }
    }),
    [invalid, stepRequired],
  )
}

/** How a call of {@link generateQrCode} ends. */
export type GenerateQrCodeOutcome = ReadOutcome<TotpSetup, 'stepRequired'>

/** Reads the key of the authenticator that is being set up. Never cached; the same until confirmed. */
export function generateQrCode(
  client: Client,
  options?: CallOptions,
): Promise<GenerateQrCodeOutcome> {
  return load(
    client.request(generateQrCodeEndpoint, { ...options, cache: false, unauthorizedCodes: [] }),
    ({ data }) => data,
    [stepRequired],
  )
}

/** How a call of {@link verifyTotp} and {@link verifyRecoveryCode} ends. */
export type SecondFactorOutcome =
  | { readonly kind: 'verified' }
  | Refused<'wrongCode' | 'stepRequired'>
  | Throttled
  | Failed

/** Proves a code of the authenticator, or confirms a new one. */
export function verifyTotp(
  client: Client,
  input: { readonly email: string; readonly code: string },
  options?: CallOptions,
): Promise<SecondFactorOutcome> {
  const body = { email: input.email, totp: input.code }
  const call = client.request(verifyTotpEndpoint, { ...options, body, unauthorizedCodes: [] })
  return settle(
    call.then(() => verified(client)),
    [wrongCode, stepRequired],
  )
}

/** Spends a recovery code instead of an authenticator code. */
export function verifyRecoveryCode(
  client: Client,
  input: { readonly email: string; readonly code: string },
  options?: CallOptions,
): Promise<SecondFactorOutcome> {
  const body = { email: input.email, token: input.code }
  const call = client.request(verifyRecoveryCodeEndpoint, {
    ...options,
    body,
    unauthorizedCodes: [],
  })
  return settle(
    call.then(() => verified(client)),
    [wrongCode, stepRequired],
  )
}

/** How a call of {@link generateRecoveryCodes} ends. */
export type GenerateRecoveryCodesOutcome = ReadOutcome<
  string[],
  'notSignedIn' | 'forbidden' | 'stepRequired'
>

/** Makes ten new recovery codes, `XXXX-XXXX`. Older ones die. */
export function generateRecoveryCodes(
  client: Client,
  options?: CallOptions,
): Promise<GenerateRecoveryCodesOutcome> {
  return load(client.request(generateRecoveryCodesEndpoint, options), ({ data }) => data, [
    notSignedIn,
    forbidden,
    stepRequired,
  ])
}

function verified(client: Client): { kind: 'verified' } {
  client.clear('signed-in')
  return { kind: 'verified' }
}
