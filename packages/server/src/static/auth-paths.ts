/** The screens of the sign-in app; anything else below `/auth/` is its 404 screen. */
const authPaths = new Set([
  '/',
  '/signin',
  '/signin/code',
  '/signin/password',
  '/signin/two-factor',
  '/signin/setup-new-device',
  '/signin/password-otp',
  '/signin/reset-password-otp',
  '/forgot-password',
  '/reset-password',
  '/registration',
  '/eula',
  '/impersonate/select-customer',
])

/** Whether the app has a screen at `path`, which begins after `/auth`. */
export function isAuthPath(path: string): boolean {
  return authPaths.has(path === '/' ? path : path.replace(/\/$/, ''))
}
