/** Where the app is served. */
export const basePath = '/auth'

/** The app's routes, below the base path. */
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
  eula: '/eula',
  selectCustomer: '/impersonate/select-customer',
} as const

export type AppPath = (typeof paths)[keyof typeof paths]

/** What screens hand to each other in the address. */
export interface Handover {
  readonly email?: string | undefined
  readonly next?: string | undefined
  readonly type?: 1 | 2 | undefined
}

/** A route with what it hands over. The default `next` is left out; an empty `email` means "ask anew". */
export function pathTo(path: AppPath, { email, next, type }: Handover = {}): string {
  const query = new URLSearchParams()
  if (email !== undefined) query.set('email', email)
  if (next !== undefined && next !== '/') query.set('next', next)
  if (type !== undefined) query.set('type', String(type))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The route of this app that an address of the origin stands for; nothing if it is not one. */
export function inAppPath(url: string): string | undefined {
  return url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : undefined
}
