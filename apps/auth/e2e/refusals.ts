import type { CallName } from '@vestibule/api-client/contract'
import { en } from './english.ts'
import {
  answerTo,
  checkedBefore,
  disabled,
  go,
  ledAway,
  ledToUnlock,
  noSession,
  oneFactor,
  outOfStep,
  say,
  type Answer,
  type Refusal,
  type Screen,
  refusalsOf,
} from './refusal-table.ts'
import { recoveryScreens } from './refusals-recovery.ts'
import { insideScreens } from './refusals-inside.ts'
import { secondFactorScreens } from './refusals-second-factor.ts'

const { errors } = en
const restricted = 'Sign in here with a device code'
const notTyped = say('Some fields are not valid', 'again', checkedBefore)
const wrongCode = say(errors.wrongCode, 'again')
const notACode = say(errors.wrongCode, 'again', checkedBefore)
const otherWay = say(restricted, 'start')
const start = 'Get Started'
/** What a page does when the server refuses a sign-in link: the start screen replaces the page and shows the text. */
const deadLink = {
  token_invalid: { ...say('This link or token is invalid or expired', 'itself'), to: start },
  forbidden: { ...say(restricted, 'itself'), to: start },
  validation_failed: { ...say('Some fields are not valid', 'itself', checkedBefore), to: start },
}

const signInScreens = {
  home: {
    sources: ['flows/home/home-flow.tsx'],
    uses: {
      getProfile: {
        by: 'load',
        refusals: {
          not_authenticated: go(start),
          two_factors_required: go(start, oneFactor),
          session_locked: ledToUnlock,
        },
      },
      decideRedirect: {
        by: 'load',
        knowsUser: true,
        refusals: {
          session_locked: ledToUnlock,
          not_authenticated: go(start),
          validation_failed: say('Some fields are not valid', 'retry', checkedBefore),
        },
      },
    },
  },
  start: {
    sources: ['flows/start/start-handlers.ts'],
    uses: {
      startLogin: {
        by: 'form',
        isLimited: true,
        refusals: {
          account_not_found: say(errors.accountNotFound, 'again'),
          forbidden: say(restricted, 'reload'),
          validation_failed: say(errors.emailInvalid, 'again'),
        },
      },
    },
  },
  'sign-in link': {
    sources: ['flows/token/token-handlers.ts'],
    uses: {
      getApiTokenOwner: {
        by: 'load',
        isLimited: true,
        refusals: deadLink,
      },
      getProfile: { by: 'silent', refusals: { not_authenticated: say(null, 'itself') } },
      loginWithApiToken: {
        by: 'form',
        isLimited: true,
        refusals: {
          ...deadLink,
          sso_required: {
            ...say('Sign in with your organization', 'itself', ledAway),
            to: start,
          },
          two_factors_required: {
            ...say(
              'This account needs two factors',
              'itself',
              'nobody must show two on this server',
            ),
            to: start,
          },
          user_changed: go(
            'Continue as Robin Vale?',
            'two people would have to sign in within the same second',
          ),
        },
      },
    },
  },
  password: {
    sources: ['flows/password/password-flow.tsx'],
    uses: {
      login: {
        by: 'form',
        isLimited: true,
        refusals: {
          invalid_credentials: say(errors.invalidCredentials, 'again'),
          account_disabled: disabled,
          second_factor_required: say('This account signs in with a second factor', 'start'),
          forbidden: otherWay,
          validation_failed: notTyped,
        },
      },
    },
  },
  'password, then a code': {
    sources: ['flows/password-otp/steps/password-step.tsx'],
    uses: {
      verifyPassword: {
        by: 'form',
        isLimited: true,
        refusals: {
          invalid_credentials: say(errors.invalidCredentials, 'again'),
          forbidden: otherWay,
          step_required: { ...outOfStep, stub: 'two tabs would have to go on at the same instant' },
          validation_failed: notTyped,
        },
      },
    },
  },
  'mailed code': {
    sources: ['parts/email-code/email-code-handlers.ts'],
    uses: {
      sendEmailCode: {
        by: 'form',
        isLimited: true,
        refusals: {
          step_required: outOfStep,
          forbidden: otherWay,
          mail_failed: say('We could not send a code to', 'resend'),
          validation_failed: say(errors.emailInvalid, 'start'),
        },
      },
      verifyEmailCode: {
        by: 'form',
        isLimited: true,
        refusals: {
          otp_invalid: wrongCode,
          otp_exhausted: say(errors.codeExhausted, 'resend'),
          otp_expired: say(errors.codeExpired, 'resend'),
          account_disabled: disabled,
          step_required: outOfStep,
          forbidden: otherWay,
          validation_failed: notACode,
        },
      },
    },
  },
  authenticator: {
    sources: ['flows/two-factor/steps/second-factor-step.tsx'],
    uses: {
      verifyTotp: {
        by: 'form',
        isLimited: true,
        refusals: {
          not_authenticated: { ...outOfStep, stub: noSession },
          otp_invalid: wrongCode,
          account_disabled: disabled,
          step_required: outOfStep,
          forbidden: otherWay,
          validation_failed: notACode,
        },
      },
    },
  },
  'recovery code': {
    sources: ['flows/two-factor/steps/second-factor-step.tsx'],
    uses: {
      verifyRecoveryCode: {
        by: 'form',
        isLimited: true,
        refusals: {
          not_authenticated: { ...outOfStep, stub: noSession },
          otp_invalid: wrongCode,
          account_disabled: disabled,
          step_required: outOfStep,
          forbidden: otherWay,
          validation_failed: notACode,
        },
      },
    },
  },
} as const satisfies Record<string, Screen>

export const screens: Readonly<Record<string, Screen>> = {
  ...signInScreens,
  ...recoveryScreens,
  ...insideScreens,
  ...secondFactorScreens,
}

export interface Row extends Answer {
  readonly screen: string
  readonly call: CallName
  readonly refusal: Refusal
}

/**
 * Returns one row for each refusal of each call of each screen. Throws if the table has no answer
 * to a refusal.
 */
export function refusalRows(): Row[] {
  return Object.entries(screens).flatMap(([screen, { uses }]) =>
    Object.entries(uses).flatMap(([name, use]) => {
      const call = name as CallName
      return refusalsOf(call).map((refusal) => {
        const answer = answerTo(use, refusal)
        if (answer === undefined) throw new Error(`${screen}, ${call}: no answer to ${refusal}`)
        const { says, leads, to, stub } = answer
        return { screen, call, refusal, says, leads, to, stub }
      })
    }),
  )
}
