import * as v from 'valibot'
import { signInMethod } from './config.ts'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { emailField, nextField } from './fields.ts'

// This call has its own file, because the start screen makes no other call of signing in, and so loads less code.

const startLoginBody = v.object({ user_email: emailField, next: nextField })
const loginStart = v.object({
  /**
   * The factors that the account must show to sign in: one of `signInMethods`, or `organization` if the user signs in
   * only with the organisation's provider, to which `redirect_url` leads; a newer server may send others.
   */
  sign_in_method: v.union([signInMethod, v.string()]),
  /** The first factor that the user shows, `Password` or `EmailOTP`. Null or absent: the sign-in method decides. */
  next_authentication_step: v.optional(v.nullable(v.string())),
  /** Where the user must go on to sign in, whatever the method is. Null or absent: the method decides. */
  redirect_url: v.optional(v.nullable(v.string())),
  /**
   * Name and address of the sign-in at the organisation's own provider, offered beside `sign_in_method`. Null or
   * absent: none is offered.
   */
  organization_sign_in: v.optional(v.nullable(v.object({ name: v.string(), url: v.string() }))),
})

export const startLoginEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/login/',
  answer: data(loginStart),
  errors: ['account_not_found', 'forbidden', 'validation_failed'],
} satisfies Endpoint

export const startLoginCalls = {
  startLogin: {
    endpoint: startLoginEndpoint,
    summary: 'Start a sign-in attempt: which method and which step come next for this address.',
    access: 'anyone',
    body: startLoginBody,
  },
} satisfies Record<string, Call>
