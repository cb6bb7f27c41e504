import * as v from 'valibot'
import type { Call, Endpoint } from './endpoint.ts'
import { emailField, idField } from './fields.ts'

const token = v.object({ token: idField })

export const changeEmailEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/email/',
  answer: null,
  errors: [
    'sso_required',
    'not_authenticated',
    'eula_required',
    'step_required',
    'mail_failed',
    'validation_failed',
  ],
} satisfies Endpoint

export const cancelEmailChangeEndpoint = {
  method: 'DELETE',
  path: '/auth_api/v1/accounts/email/',
  answer: null,
  errors: ['not_authenticated', 'eula_required'],
} satisfies Endpoint

/**
 * The address of a link in a mail, which shows a form. The form's POST to the same address changes the email address
 * and answers 303.
 */
export const confirmEmailChangeEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/accounts/email/confirm/:token/',
  answer: null,
  shape: 'bare',
  errors: ['validation_failed'],
} satisfies Endpoint

/**
 * The address of a link in a mail, which shows a form. The form's POST to the same address restores the old email
 * address and answers 303.
 */
export const undoEmailChangeEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/accounts/email/undo/:token/',
  answer: null,
  shape: 'bare',
  errors: ['validation_failed'],
} satisfies Endpoint

export const emailChangeCalls = {
  changeEmail: {
    endpoint: changeEmailEndpoint,
    summary:
      'Ask for another address: a link goes to the new one, and one that undoes it for 72 hours to the old one. An ' +
      'address that has an account is answered alike. Needs a fresh proof.',
    access: 'session',
    body: v.object({ email: emailField }),
  },
  cancelEmailChange: {
    endpoint: cancelEmailChangeEndpoint,
    summary: 'Give up a change of address that is not confirmed. Without one nothing happens.',
    access: 'session',
  },
  confirmEmailChange: {
    endpoint: confirmEmailChangeEndpoint,
    summary:
      'Ask whoever follows the mailed link to change the address: a page whose form posts to the same address. ' +
      'Nothing changes by the visit.',
    door: 'page',
    access: 'anyone',
    params: token,
  },
  undoEmailChange: {
    endpoint: undoEmailChangeEndpoint,
    summary:
      'Ask whoever follows the link mailed to the old address to restore it: a page whose form posts to the same ' +
      'address. That signs out every browser. Nothing changes by the visit.',
    door: 'page',
    access: 'anyone',
    params: token,
  },
} satisfies Record<string, Call>
