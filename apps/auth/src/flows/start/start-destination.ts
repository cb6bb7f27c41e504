import { maxAddressLength, safeNext, type LoginStarted } from '@vestibule/api-client'
import { paths, pathTo, type Handover } from '@vestibule/app-kit/auth-paths'

/**
 * Where the user goes after the server has accepted the email address. `redirect`: to the URL that the server named;
 * `route`: to a screen of this app; `unknown`: this app does not know the sign-in method.
 */
export type StartDestination =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'unknown' }

/**
 * Where the user goes: to the server's redirect, if there is one and it is safe; otherwise to the route of the sign-in
 * method. If this app does not know the method, the kind is `unknown`.
 */
export function startDestination(
  answer: Pick<LoginStarted, 'signInMethod' | 'nextStep' | 'redirectUrl'>,
  handover: Pick<Handover, 'email' | 'next'>,
  allowedOrigins: readonly string[] = [],
): StartDestination {
  const { redirectUrl } = answer
  if (
    redirectUrl !== null &&
    safeNext(redirectUrl, allowedOrigins, maxAddressLength) === redirectUrl
  ) {
    return { kind: 'redirect', url: redirectUrl }
  }
  switch (answer.signInMethod) {
    case 'email_otp_and_authenticator_based':
      return { kind: 'route', path: pathTo(paths.twoFactor, handover) }
    case 'password_and_email_otp':
      return {
        kind: 'route',
        path: pathTo(paths.passwordOtp, {
          ...handover,
          type: answer.nextStep === 'Password' ? 2 : 1,
        }),
      }
    default:
      return { kind: 'unknown' }
  }
}
