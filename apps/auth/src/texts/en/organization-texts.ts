import type { OrganizationSignInError } from '@vestibule/api-client/contract'

/** The texts of an organisation's own sign-in. */
export const organization = {
  signIn: 'Sign in with {organization}',
  /** Why the organisation's sign-in led back to the start screen. */
  errors: {
    sso_unavailable:
      'The sign-in of your organisation does not answer. Try again in a few minutes. If it stays so, tell your organisation.',
    sso_refused:
      'You were not signed in at your organisation. Enter your email to try again, or ask your organisation whether you may use this platform.',
    sso_expired:
      'The sign-in at your organisation took too long or was interrupted. Enter your email to begin again.',
    sso_invalid:
      'The answer of your organisation could not be trusted, so nobody was signed in. Enter your email to try again. If it stays so, tell your organisation.',
    sso_unverified:
      'Your organisation does not confirm your email address. Ask your organisation to verify it in their directory.',
    sso_domain:
      'The email address that your organisation has for you is not of one of its domains here. Sign in again to choose another account, or ask your organisation to correct it.',
    sso_no_account:
      'There is no account for you here that your organisation may open. Sign in again to choose another account, or ask the administrator of your organisation for an invitation.',
    sso_other_person:
      'The account with your email address belongs to somebody else at your organisation. Sign in again to choose another account, or ask the administrator of your organisation to look at it.',
    account_disabled:
      'This account is disabled. Sign in again to choose another account, or ask your administrator.',
  } satisfies Record<OrganizationSignInError, string>,
}
