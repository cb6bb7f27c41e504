import { en } from './english.ts'
import { checkedBefore, disabled, go, outOfStep, say, type Screen } from './refusal-table.ts'

const { errors } = en
const wrongCode = say(errors.wrongCode, 'again')
const notACode = say(errors.wrongCode, 'again', checkedBefore)
const noPasskey = 'this browser has no passkeys'
const noMail = 'the mailed code is no second factor, and is not asked for here'
const passkeyRefused = say('This passkey was not accepted', 'again', noPasskey)

/**
 * The screens on which somebody sets up, shows or recovers a second factor, also before a password is reset; and what
 * each screen does when the server refuses a call.
 */
export const secondFactorScreens = {
  'second factor': {
    sources: ['flows/second-factor/second-factor-flow.tsx'],
    uses: {
      getMissingFactor: {
        by: 'load',
        refusals: {
          not_authenticated: go('Get Started'),
          session_locked: go('Get Started', 'a sign-in that lacks its second factor ends instead'),
        },
      },
    },
  },
  'second factor, shown': {
    sources: ['flows/second-factor/steps/show-step.tsx'],
    uses: {
      proveAgain: {
        by: 'form',
        isLimited: true,
        refusals: {
          not_authenticated: outOfStep,
          eula_required: say(errors.termsWait, 'again', 'the second factor comes before the terms'),
          invalid_credentials: say('The email or password is wrong', 'again', noMail),
          otp_invalid: wrongCode,
          otp_exhausted: say('This code no longer works', 'again', noMail),
          otp_expired: say(errors.codeExpired, 'again', noMail),
          passkey_invalid: passkeyRefused,
          passkey_unknown: say('This passkey is not known here', 'again', noPasskey),
          forbidden: say('Sign in again to change this', 'start'),
          validation_failed: say('Some fields are not valid', 'again', checkedBefore),
        },
      },
    },
  },
  'second factor, recovered': {
    sources: ['flows/second-factor/steps/recover-step.tsx'],
    uses: {
      verifyRecoveryCode: {
        by: 'form',
        isLimited: true,
        refusals: {
          not_authenticated: { ...outOfStep, stub: 'a session that has ended is no sign-in here' },
          otp_invalid: wrongCode,
          account_disabled: { ...disabled, stub: 'a disabled account has no session' },
          step_required: outOfStep,
          forbidden: say('Sign in here with a device code', 'start'),
          validation_failed: notACode,
        },
      },
    },
  },
  'strict reset': {
    sources: ['parts/reset-link/confirm-reset-screen.tsx'],
    uses: {
      confirmResetLink: {
        by: 'form',
        isLimited: true,
        refusals: {
          account_disabled: disabled,
          token_invalid: say('This link or token is invalid or expired', 'newLink'),
          otp_invalid: wrongCode,
          passkey_invalid: passkeyRefused,
          passkey_unknown: say('This passkey is not known here', 'again', noPasskey),
          validation_failed: notACode,
        },
      },
    },
  },
} as const satisfies Record<string, Screen>
