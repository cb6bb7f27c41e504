import * as v from 'valibot'
import type { Call, Endpoint } from './endpoint.ts'
import { idField } from './fields.ts'

/**
 * Why somebody could not sign in with their organisation's provider. The start screen gets it in `error` of its address,
 * and says it in words. It must accept others.
 */
export const organizationSignInErrors = [
  /** The provider does not answer, or is not set up as it should be. */
  'sso_unavailable',
  /** The provider has refused, or the person has turned back there. */
  'sso_refused',
  /** The answer belongs to no sign-in that this browser has begun, was used before, or came too late. */
  'sso_expired',
  /** What the provider answered is not to be trusted: another issuer, signature or time. */
  'sso_invalid',
  /** The provider gives no address, or does not say that it is verified. */
  'sso_unverified',
  /** The address is of no domain that the organisation has shown to be its own. */
  'sso_domain',
  /** There is no account for the person in the organisation. */
  'sso_no_account',
  /** The account of this address is of somebody else at the provider. */
  'sso_other_person',
  /** The person's account is disabled. */
  'account_disabled',
] as const
/** Why somebody could not sign in with their organisation's provider. */
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
  path: '/auth_api/v1/accounts/login/oidc/callback/',
  answer: null,
  shape: 'bare',
} satisfies Endpoint

/** Where a provider posts its logout tokens, as OpenID Connect Back-Channel Logout 1.0 says: no call of ours. */
export const backchannelLogoutPath = '/auth_api/v1/accounts/logout/backchannel/:providerId/'

/** Where people go, never scripts. A backend may be complete without it. */
export const federationCalls = {
  finishOrganizationSignIn: {
    endpoint: finishOrganizationSignInEndpoint,
    summary:
      'Where a provider sends people back. Leads to terms to accept, a customer to choose or `next`; else to the start screen with `error`.',
    access: 'anyone',
  },
  beginOrganizationSignIn: {
    endpoint: beginOrganizationSignInEndpoint,
    summary:
      'Leads to the provider of an organisation; to the start screen with `error` where that cannot be.',
    access: 'anyone',
    params: v.object({ providerId: idField }),
    query: v.object({
      /** What the provider may fill in. */
      email: v.optional(v.string()),
      next: v.optional(v.string()),
      /** Has the provider ask for the person's factors again, for a fresh proof. */
      fresh: v.optional(v.string()),
    }),
  },
} satisfies Record<string, Call>
