import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { emailField, nextField, redirectAnswer, requiredText, typedPassword } from './fields.ts'

const passwordBody = v.object({ username: emailField, password: typedPassword })
const apiTokenBody = v.object({ apitoken: requiredText })
const apiTokenOwner = v.object({
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
})
const redirectBody = v.object({ email: v.optional(v.string()), next: nextField })

export const loginEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/',
  encoding: 'form',
  answer: data(redirectAnswer),
  errors: [
    'invalid_credentials',
    'account_disabled',
    'second_factor_required',
    'sso_required',
    'forbidden',
    'validation_failed',
  ],
} satisfies Endpoint

export const verifyPasswordEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/password/',
  encoding: 'form',
  answer: null,
  errors: [
    'invalid_credentials',
    'sso_required',
    'forbidden',
    'step_required',
    'validation_failed',
  ],
} satisfies Endpoint

export const loginWithApiTokenEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/apitoken/',
  answer: data(redirectAnswer),
  errors: [
    'token_invalid',
    'sso_required',
    'forbidden',
    'validation_failed',
    'two_factors_required',
  ],
} satisfies Endpoint

/** A POST although it only reads, because the token must not appear in an address, which servers log. */
export const getApiTokenOwnerEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/apitoken/owner/',
  answer: data(apiTokenOwner),
  safe: true,
  errors: ['token_invalid', 'forbidden', 'validation_failed'],
} satisfies Endpoint

export const decideRedirectEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/login/redirect/',
  answer: data(redirectAnswer),
  errors: ['not_authenticated', 'validation_failed'],
} satisfies Endpoint

export const logoutEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/accounts/logout/',
  answer: null,
} satisfies Endpoint

export const signInCalls = {
  login: {
    endpoint: loginEndpoint,
    summary: 'Sign in with email and password, for accounts whose method is the password alone.',
    access: 'anyone',
    body: passwordBody,
  },
  verifyPassword: {
    endpoint: verifyPasswordEndpoint,
    summary: 'Prove the password as the first factor. Opens no session.',
    access: 'attempt',
    body: passwordBody,
  },
  loginWithApiToken: {
    endpoint: loginWithApiTokenEndpoint,
    summary: 'Sign in by token.',
    access: 'anyone',
    body: apiTokenBody,
  },
  getApiTokenOwner: {
    endpoint: getApiTokenOwnerEndpoint,
    summary: 'Whom a token would sign in. Signs nobody in, and the token stays as good as it is.',
    access: 'anyone',
    body: apiTokenBody,
  },
  decideRedirect: {
    endpoint: decideRedirectEndpoint,
    summary: 'Where a signed-in user goes now: terms to accept, a customer to choose, or `next`.',
    access: 'session',
    factors: 'before',
    terms: 'before',
    body: redirectBody,
  },
  logout: {
    endpoint: logoutEndpoint,
    summary: 'End the session.',
    access: 'anyone',
    factors: 'before',
  },
} satisfies Record<string, Call>
