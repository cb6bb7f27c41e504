import { en } from './english.ts'
import { checkedBefore, disabled, go, outOfStep, say, type Screen } from './refusal-table.ts'

const { errors, registration, resetLink, securityQuestion } = en
const common = say('This password is one of the most common ones', 'again')
const breached = say('This password has appeared in a data breach', 'again')
const forgot = 'Forgot Password'
const spent = say(errors.codeExpired, 'newLink')
const notUsable = say(errors.codeExpired, 'newLink', checkedBefore)

const confirmedBefore = 'the page asks for the second factor before'

const checkResetLink = {
  by: 'silent',
  refusals: {
    account_disabled: say(null, 'itself'),
    token_invalid: spent,
    validation_failed: notUsable,
  },
} as const

export const recoveryScreens = {
  'new password, after a code': {
    sources: [
      'flows/password-otp/steps/create-password-step.tsx',
      'flows/reset-password-otp/reset-password-otp-flow.tsx',
    ],
    uses: {
      setPassword: {
        by: 'form',
        refusals: {
          account_disabled: disabled,
          step_required: outOfStep,
          validation_failed: common,
        },
      },
    },
  },
  'forgotten password': {
    sources: ['flows/forgot-password/forgot-password-flow.tsx'],
    uses: {
      requestReset: {
        by: 'form',
        isLimited: true,
        failed: errors.somethingWrong,
        refusals: {
          account_not_found: say(errors.userNotFound, 'again'),
          mail_failed: say(resetLink.failed, 'again'),
          validation_failed: say(errors.emailInvalid, 'again'),
        },
      },
    },
  },
  'old reset page': {
    sources: ['flows/reset-password/reset-password-flow.tsx', 'parts/reset-link/use-reset-link.ts'],
    uses: {
      checkResetLink,
      resetPassword: {
        by: 'form',
        refusals: {
          account_disabled: disabled,
          step_required: { ...outOfStep, stub: confirmedBefore },
          token_invalid: say('This link or token is invalid or expired', 'newLink'),
          validation_failed: common,
        },
      },
    },
  },
  'new password, by a link': {
    sources: [
      'flows/reset-password-otp/reset-password-otp-flow.tsx',
      'parts/reset-link/use-reset-link.ts',
    ],
    uses: {
      checkResetLink,
      resetPassword: {
        by: 'form',
        refusals: {
          account_disabled: disabled,
          step_required: { ...outOfStep, stub: confirmedBefore },
          token_invalid: spent,
          validation_failed: breached,
        },
      },
    },
  },
  'security question': {
    sources: ['flows/password-otp/steps/security-question-step.tsx'],
    uses: {
      getSecurityQuestion: {
        by: 'load',
        failed: securityQuestion.failed,
        refusals: {
          not_found: go(forgot),
          step_required: outOfStep,
          validation_failed: go(forgot, checkedBefore),
        },
      },
      validateSecurityAnswer: {
        by: 'form',
        isLimited: true,
        failed: securityQuestion.failed,
        refusals: {
          not_found: go(forgot),
          step_required: outOfStep,
          mail_failed: say(resetLink.failed, 'again'),
          validation_failed: say('Some fields are not valid', 'again', checkedBefore),
        },
      },
    },
  },
  registration: {
    sources: ['flows/registration/registration-flow.tsx'],
    uses: {
      requestRegistration: {
        by: 'form',
        isLimited: true,
        failed: registration.failed,
        refusals: {
          sign_up_disabled: say('Registration is closed', 'getStarted'),
          rate_limited: say('Enough mails were sent to this address for now', 'again'),
          mail_failed: say(registration.failed, 'again'),
          validation_failed: say('Please enter no control characters', 'again'),
        },
      },
    },
  },
} as const satisfies Record<string, Screen>
