import * as v from 'valibot'
import { signInMethod } from './config.ts'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { emailField, idField, personName, requiredText } from './fields.ts'

const registrationBody = v.object({
  first_name: personName,
  last_name: personName,
  description: requiredText,
  email: emailField,
  sign_in_method: v.optional(signInMethod, 'password'),
})

/** The path keeps its old spelling for existing clients; the server also answers at `registration_requests/`. */
export const requestRegistrationEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/registeration_requests/',
  answer: data(v.looseObject({ email: v.optional(v.string()) })),
  errors: ['sign_up_disabled', 'mail_failed', 'validation_failed'],
} satisfies Endpoint

/**
 * The address of a link in a mail, which shows a form. The form's POST to the same address verifies the registration
 * and answers 303 to the sign-in page.
 */
export const verifyRegistrationEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/registration_requests/verify/:token/',
  answer: null,
  shape: 'bare',
  errors: ['validation_failed'],
} satisfies Endpoint

export const registrationCalls = {
  requestRegistration: {
    endpoint: requestRegistrationEndpoint,
    summary: 'Ask for access; a verification link is mailed.',
    access: 'anyone',
    body: registrationBody,
  },
  verifyRegistration: {
    endpoint: verifyRegistrationEndpoint,
    summary:
      'Ask whoever follows the mailed link to verify the address of a request: a page whose form posts to the same address. Nothing changes by the visit.',
    door: 'page',
    access: 'anyone',
    params: v.object({ token: idField }),
  },
} satisfies Record<string, Call>
