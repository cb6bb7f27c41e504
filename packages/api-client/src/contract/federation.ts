import * as v from 'valibot'
import type { Call, Endpoint } from './endpoint.ts'
import { idField } from './fields.ts'

/**
 * Why a sign-in with an organisation's provider failed. The start screen gets the code in the `error` parameter of
 * its address and shows a text for it. A newer server may send other codes.
 */
export const organizationSignInErrors = [
  /** There is no such provider, or it does not answer, or it is misconfigured. */
  'sso_unavailable',
  /** The provider refused the sign-in, or the person cancelled it there. */
  'sso_refused',
  /** The provider's answer matches no sign-in that this browser began, was already used, or came too late. */
  'sso_expired',
  /** The provider's answer cannot be trusted: wrong issuer, signature or time. */
  'sso_invalid',
  /** The provider sent no mail address, or did not say that it is verified. */
  'sso_unverified',
  /** The organisation has not verified the domain of the mail address. */
  'sso_domain',
  /** The person has no account in the organisation. */
  'sso_no_account',
  /** The account with this mail address is linked to another person at the provider. */
  'sso_other_person',
  /** The person's account is disabled. */
  'account_disabled',
] as const
/** Why a sign-in with an organisation's provider failed. */
export type OrganizationSignInError = (typeof organizationSignInErrors)[number]

export const beginOrganizationSignInEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/accounts/login/oidc/:providerId/',
  answer: null,
  shape: 'bare',
  errors: ['validation_failed'],
} satisfies Endpoint

export const finishOrganizationSignInEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/accounts/login/oidc/:providerId/callback/',
  answer: null,
  shape: 'bare',
  errors: ['validation_failed'],
} satisfies Endpoint

/**
 * The old callback address that all providers shared. It accepts only providers that are still registered with it, and
 * only if the code cannot come from another provider: the answer has a fitting `iss`, or there is no other provider.
 */
export const sharedCallbackPath = '/auth_api/v1/accounts/login/oidc/callback/'

/**
 * The path to which a provider posts its logout tokens (OpenID Connect Back-Channel Logout 1.0). The client never calls
 * it.
 */
export const backchannelLogoutPath = '/auth_api/v1/accounts/logout/backchannel/:providerId/'

/**
 * Calls of the sign-in with an organisation's provider. People open their addresses in a browser, and scripts never
 * call them. A backend may leave them out.
 */
export const federationCalls = {
  finishOrganizationSignIn: {
    endpoint: finishOrganizationSignInEndpoint,
    summary:
      'Where a provider sends people back. Leads to terms to accept, a customer to choose or `next`; else to the start screen with `error`.',
    door: 'machine',
    access: 'anyone',
    params: v.object({ providerId: idField }),
  },
  beginOrganizationSignIn: {
    endpoint: beginOrganizationSignInEndpoint,
    summary:
      'Leads to the provider of an organisation; to the start screen with `error` where that cannot be.',
    door: 'machine',
    access: 'anyone',
    params: v.object({ providerId: idField }),
    query: v.object({
      /** Mail address with which the provider prefills its sign-in form. */
      email: v.optional(v.string()),
      next: v.optional(v.string()),
      /** `true`: the provider asks for the person's factors again, for a fresh proof. */
      fresh: v.optional(v.string()),
      /**
       * Set by the page on which the person confirms going on to the provider. Without it the server may show that page
       * first.
       */
      confirm: v.optional(v.string()),
    }),
  },
} satisfies Record<string, Call>
