import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { codeField, emailField, typedPassword } from './fields.ts'

const sendEmailCodeBody = v.object({ email: emailField })
const verifyEmailCodeBody = v.object({ email: emailField, otp: codeField })
const emailCodeVerified = v.object({
  /**
   * What follows the right code. 1: the user sets a password; 2: the user is signed in, go to `next`; null: the user
   * shows an authenticator, or sets one up.
   */
  user_type: v.optional(v.nullable(v.picklist([1, 2])), null),
  /** Whether the account has set up an authenticator. Absent: the server does not say. */
  totp_device_setup: v.optional(v.boolean()),
})

const setPasswordBody = v.object({
  password: typedPassword,
  confirm_password: typedPassword,
})

/** `url` is an `otpauth://` address to show as QR code; `secret` is the same key in base32. */
const totpSetup = v.object({ url: v.string(), secret: v.string() })
/** The key of the authenticator that is being set up. */
export type TotpSetup = v.InferOutput<typeof totpSetup>

/** Which second factor the session lacks, and how the user can show one or set one up. */
const missingFactor = v.object({
  /** The mail address of the session's user. */
  email: v.string(),
  /** Whether the session lacks the second factor that its account must show. */
  missing: v.boolean(),
  /**
   * The second factors that the user can show now: `passkey`, `authenticator` and `recovery_code`. Empty: none is set
   * up.
   */
  show: v.array(v.string()),
  /**
   * The second factors that the user can set up now: `authenticator` and `passkey`. Empty: the user must show one
   * first, or sign in again (see `sign_in_again`).
   */
  set_up: v.array(v.string()),
  /**
   * Set if the user can set up a factor only after signing in again: at `url`, or on the sign-in page if `url` is null.
   */
  sign_in_again: v.nullable(v.object({ url: v.nullable(v.string()) })),
})
/** Which second factor a session lacks, and how the user can show one or set one up. */
export type MissingFactor = v.InferOutput<typeof missingFactor>

const verifyTotpBody = v.object({ email: emailField, totp: codeField })
const verifyRecoveryCodeBody = v.object({ email: emailField, token: codeField })

export const getMissingFactorEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/me/second_factor/',
  answer: data(missingFactor),
  errors: ['not_authenticated'],
} satisfies Endpoint

export const sendEmailCodeEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/email_otp/generate_nfer_otp/',
  answer: null,
  errors: ['sso_required', 'step_required', 'forbidden', 'mail_failed', 'validation_failed'],
} satisfies Endpoint

export const verifyEmailCodeEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/email_otp/validate_nfer_otp/',
  answer: data(emailCodeVerified),
  errors: [
    'sso_required',
    'otp_invalid',
    'otp_exhausted',
    'otp_expired',
    'account_disabled',
    'step_required',
    'forbidden',
    'validation_failed',
  ],
} satisfies Endpoint

export const setPasswordEndpoint = {
  method: 'PUT',
  path: '/auth_api/v1/accounts/login/password/set-password/',
  answer: null,
  errors: ['sso_required', 'account_disabled', 'step_required', 'validation_failed'],
} satisfies Endpoint

export const generateQrCodeEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/accounts/login/totp/generate_qr_code/',
  answer: data(totpSetup),
  errors: ['step_required', 'two_factors_required'],
} satisfies Endpoint

export const verifyTotpEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/totp/verify_totp/',
  answer: null,
  errors: [
    'sso_required',
    'otp_invalid',
    'account_disabled',
    'step_required',
    'forbidden',
    'validation_failed',
    'two_factors_required',
    'not_authenticated',
  ],
} satisfies Endpoint

export const verifyRecoveryCodeEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/totp/recovery_code/verify_recovery_code/',
  answer: null,
  errors: [
    'sso_required',
    'otp_invalid',
    'account_disabled',
    'step_required',
    'forbidden',
    'validation_failed',
    'not_authenticated',
  ],
} satisfies Endpoint

export const generateRecoveryCodesEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/totp/recovery_code/generate_recovery_codes/',
  answer: data(v.array(v.string())),
  errors: ['not_authenticated', 'step_required'],
} satisfies Endpoint

export const secondFactorCalls = {
  getMissingFactor: {
    endpoint: getMissingFactorEndpoint,
    summary:
      'Whether the session lacks a second factor that its account must show, and how it gets one. Until then it is good ' +
      'for this alone: every other call that needs a session answers `two_factors_required`.',
    access: 'session',
    factors: 'before',
    terms: 'before',
  },
  sendEmailCode: {
    endpoint: sendEmailCodeEndpoint,
    summary:
      'Mail a six-digit code, good in this browser alone, once in 30 seconds. A refusal as ' +
      '`rate_limited` says in `error_info.code_is_good` whether the one mailed before still is.',
    access: 'attempt',
    body: sendEmailCodeBody,
  },
  verifyEmailCode: {
    endpoint: verifyEmailCodeEndpoint,
    summary:
      'Prove the mailed code. After five wrong ones it is `otp_exhausted`: only a new one helps.',
    access: 'attempt',
    body: verifyEmailCodeBody,
  },
  setPassword: {
    endpoint: setPasswordEndpoint,
    summary: 'Create or replace the password after the mailed code was proven.',
    access: 'attempt',
    body: setPasswordBody,
  },
  generateQrCode: {
    endpoint: generateQrCodeEndpoint,
    summary: 'The key of the authenticator that is being set up. The same until it is confirmed.',
    access: 'attempt',
    factors: 'before',
  },
  verifyTotp: {
    endpoint: verifyTotpEndpoint,
    summary: 'Prove a code of the authenticator, or confirm a new one.',
    access: 'attempt',
    factors: 'before',
    body: verifyTotpBody,
  },
  verifyRecoveryCode: {
    endpoint: verifyRecoveryCodeEndpoint,
    summary: 'Spend a recovery code instead of an authenticator code.',
    access: 'attempt',
    factors: 'before',
    body: verifyRecoveryCodeBody,
  },
  generateRecoveryCodes: {
    endpoint: generateRecoveryCodesEndpoint,
    summary: 'Ten new recovery codes. Older ones die.',
    access: 'session',
    terms: 'before',
  },
} satisfies Record<string, Call>
