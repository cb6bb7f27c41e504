/** The path below which the sign-in app is served. */
export const basePath = '/auth'

/**
 * The screens of the sign-in app: the name of each, and its route below the base path. A screen is the default export
 * of `flows/<name>/<name>-flow.tsx`, with the name in lower case and hyphens. Routing, loading, preloading and the
 * server's list of routes are derived from this table.
 */
export const paths = {
  home: '/',
  start: '/signin',
  deviceCode: '/signin/code',
  password: '/signin/password',
  passwordOtp: '/signin/password-otp',
  twoFactor: '/signin/two-factor',
  setupNewDevice: '/signin/setup-new-device',
  resetPasswordOtp: '/signin/reset-password-otp',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  registration: '/registration',
  secondFactor: '/second-factor',
  eula: '/eula',
  unlock: '/unlock',
  selectCustomer: '/impersonate/select-customer',
  passkeyOffer: '/passkey-offer',
  account: '/account',
} as const

export type AppPath = (typeof paths)[keyof typeof paths]

/** Parameters that screens of the sign-in app pass to each other in the URL. */
export interface Handover {
  readonly email?: string | undefined
  readonly next?: string | undefined
  readonly type?: 1 | 2 | undefined
  /** The route of the sign-in app to return to. It takes precedence over `next`. */
  readonly back?: string | undefined
}

/**
 * The URL of a route with these parameters in its query. A `next` of `/`, the default, is left out. An empty `email`
 * makes the start screen ask for another address.
 */
export function pathTo(path: AppPath, { email, next, type, back }: Handover = {}): string {
  const query = new URLSearchParams()
  if (email !== undefined) query.set('email', email)
  if (next !== undefined && next !== '/') query.set('next', next)
  if (type !== undefined) query.set('type', String(type))
  if (back !== undefined) query.set('back', back)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/**
 * The route of the sign-in app to which an address of the origin leads; undefined if the address is not below the base
 * path.
 */
export function inAppPath(url: string): string | undefined {
  return url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : undefined
}
