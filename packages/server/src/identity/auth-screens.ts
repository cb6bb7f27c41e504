/**
 * Paths of the sign-in app's screens to which responses and mails link. The app's own table is
 * `packages/app-kit/src/auth-paths.ts`.
 */
const authScreens = {
  start: '/auth/signin',
  password: '/auth/signin/password',
  passwordOtp: '/auth/signin/password-otp',
  resetPassword: '/auth/reset-password',
  resetPasswordOtp: '/auth/signin/reset-password-otp',
  secondFactor: '/auth/second-factor',
  eula: '/auth/eula',
  unlock: '/auth/unlock',
  selectCustomer: '/auth/impersonate/select-customer',
}

export type AuthScreen = keyof typeof authScreens

/** The path of a screen of the sign-in app, with `carried` as its query parameters. */
export function authScreen(screen: AuthScreen, carried: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams(carried).toString()
  return query === '' ? authScreens[screen] : `${authScreens[screen]}?${query}`
}
