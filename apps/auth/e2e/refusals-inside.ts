import { en } from './english.ts'
import {
  checkedBefore,
  disabled,
  go,
  ledToUnlock,
  noSession,
  oneFactor,
  outOfStep,
  say,
  type Screen,
} from './refusal-table.ts'

const { app, customer, device: deviceTexts, errors, eula, recoveryCodes, totpSetup } = en
const start = 'Get Started'
const both = (text: string) => ({ failed: text, lost: text })
const notAllowed = 'You are not allowed to do this'
const invalid = 'Some fields are not valid'
const waits = say(errors.termsWait, 'terms')
const toldOfUser = 'the page is told first that its user has changed'
const checkedOnce = 'the screen before has asked for the same a moment ago'

export const insideScreens = {
  'authenticator set-up': {
    sources: ['parts/authenticator/totp-setup-step.tsx'],
    uses: {
      generateQrCode: {
        by: 'load',
        ...both(totpSetup.notLoaded),
        refusals: { step_required: outOfStep },
      },
      verifyTotp: {
        by: 'form',
        isLimited: true,
        refusals: {
          not_authenticated: { ...outOfStep, stub: noSession },
          otp_invalid: say(errors.wrongCode, 'again'),
          account_disabled: disabled,
          step_required: outOfStep,
          forbidden: say('Sign in here with a device code', 'start'),
          validation_failed: say(errors.wrongCode, 'again', checkedBefore),
        },
      },
    },
  },
  'recovery codes': {
    sources: ['parts/authenticator/recovery-codes-step.tsx'],
    uses: {
      getProfile: {
        by: 'load',
        ...both(recoveryCodes.notMade),
        refusals: { not_authenticated: outOfStep },
      },
      generateRecoveryCodes: {
        by: 'load',
        ...both(recoveryCodes.notMade),
        knowsUser: true,
        refusals: {
          not_authenticated: outOfStep,
          step_required: outOfStep,
        },
      },
    },
  },
  'the way on': {
    sources: [
      'parts/finish-sign-in.ts',
      'flows/password/password-flow.tsx',
      'flows/device-code/device-code-handlers.ts',
    ],
    uses: {
      decideRedirect: {
        by: 'load',
        knowsUser: true,
        refusals: {
          not_authenticated: outOfStep,
          session_locked: ledToUnlock,
          validation_failed: say(invalid, 'retry', checkedBefore),
        },
      },
    },
  },
  terms: {
    sources: [
      'flows/eula/eula-flow.tsx',
      'flows/eula/terms-screen.tsx',
      'flows/eula/accept-terms.tsx',
    ],
    uses: {
      getProfile: {
        by: 'load',
        refusals: {
          not_authenticated: go(start),
          two_factors_required: go(start, oneFactor),
          session_locked: ledToUnlock,
        },
      },
      getEula: {
        by: 'load',
        ...both(eula.notLoaded),
        refusals: {
          not_authenticated: outOfStep,
          not_found: say('Not found', 'reload'),
          validation_failed: say(invalid, 'reload', checkedBefore),
        },
      },
      listDatasetTerms: {
        by: 'load',
        ...both(eula.notLoaded),
        refusals: {
          not_authenticated: outOfStep,
          eula_required: waits,
          not_found: say(eula.notOpen, 'home'),
          validation_failed: say(invalid, 'retry', checkedBefore),
        },
      },
      acceptEula: {
        by: 'form',
        ...both(eula.notAccepted),
        knowsUser: true,
        refusals: {
          not_authenticated: outOfStep,
          forbidden: say(notAllowed, 'reload'),
          not_found: say('Not found', 'reload'),
          terms_changed: say(eula.changed, 'again'),
          validation_failed: say(invalid, 'reload', checkedBefore),
        },
      },
    },
  },
  'Sign out': {
    sources: ['parts/sign-out-button.tsx'],
    uses: {
      logout: {
        by: 'form',
        ...both(app.notSignedOut),
        knowsUser: true,
        refusals: {},
      },
    },
  },
  'choice of a customer': {
    sources: ['flows/select-customer/select-customer-flow.tsx'],
    uses: {
      listOrganizations: {
        by: 'load',
        failed: customer.failed,
        refusals: {
          not_authenticated: go(start),
          two_factors_required: go(start, oneFactor),
          eula_required: go('Terms of Use'),
          forbidden: go(customer.notStaff),
        },
      },
      selectOrganization: {
        by: 'form',
        failed: customer.failed,
        knowsUser: true,
        refusals: {
          not_authenticated: outOfStep,
          eula_required: waits,
          forbidden: say(notAllowed, 'reload'),
          conflict: go('You already act for Calder Oncology Group'),
          validation_failed: say(invalid, 'reload', checkedBefore),
        },
      },
    },
  },
  'customer chosen elsewhere': {
    sources: ['flows/select-customer/already-acting.tsx'],
    uses: {
      getProfile: {
        by: 'load',
        failed: customer.failed,
        refusals: { not_authenticated: outOfStep },
      },
      stopImpersonating: {
        by: 'form',
        ...both(customer.failed),
        knowsUser: true,
        refusals: {
          not_authenticated: outOfStep,
          forbidden: say(notAllowed, 'reload', toldOfUser),
          conflict: say('Stop acting for a customer first', 'reload', toldOfUser),
        },
      },
      selectOrganization: {
        by: 'form',
        ...both(customer.failed),
        knowsUser: true,
        refusals: {
          not_authenticated: { ...outOfStep, stub: checkedOnce },
          eula_required: waits,
          forbidden: say(notAllowed, 'reload'),
          conflict: say('Stop acting for a customer first', 'reload', checkedOnce),
          validation_failed: say(invalid, 'reload', checkedBefore),
        },
      },
    },
  },
  'device code': {
    sources: ['flows/device-code/device-code-handlers.ts'],
    uses: {
      getAuthenticated: { by: 'silent', refusals: { not_authenticated: say(null, 'itself') } },
      registerDeviceCode: {
        by: 'load',
        ...both(deviceTexts.notRegistered),
        isLimited: true,
        refusals: {
          conflict: say(null, 'itself', 'one code in two thousand million is drawn twice'),
          validation_failed: say(invalid, 'retry', checkedBefore),
        },
      },
      authenticateDeviceCode: {
        by: 'form',
        refusals: {
          not_found: say(deviceTexts.expired, 'refresh'),
          access_denied: say(deviceTexts.denied, 'again'),
          account_disabled: say(errors.accountDisabled, 'again'),
          validation_failed: say(invalid, 'again', checkedBefore),
        },
      },
    },
  },
} as const satisfies Record<string, Screen>
