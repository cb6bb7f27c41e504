import type { TestAnswer, TestBrowser } from './test-browser.ts'
import type { TestServer } from './test-server.ts'

const api = '/auth_api/v1'

/** Addresses of the sign-in calls. */
export const paths = {
  start: `${api}/login/`,
  login: `${api}/accounts/login/`,
  password: `${api}/accounts/login/password/`,
  sendCode: `${api}/accounts/login/email_otp/generate_nfer_otp/`,
  verifyCode: `${api}/accounts/login/email_otp/validate_nfer_otp/`,
  setPassword: `${api}/accounts/login/password/set-password/`,
  redirect: `${api}/accounts/login/redirect/`,
  logout: `${api}/accounts/logout/`,
  me: `${api}/users/me/`,
  authenticated: `${api}/users/authenticated/`,
  resources: `${api}/resources/me/`,
} as const

/** Demo accounts, by how they sign in. */
export const demo = {
  password: 'ada@northfield.example',
  passwordAndCode: 'ines@vestibule.example',
  authenticator: 'tomas@northfield.example',
  authenticatorToSetUp: 'mei@calder.example',
  noPasswordYet: 'noor@aldermoor.example',
  staff: 'sam@vestibule.example',
  docsAdmin: 'dana@vestibule.example',
  termsToAccept: 'priya@fenwick.example',
  disabled: 'edda@calder.example',
  apiToken: 'robin@vestibule.example',
} as const
export const demoPassword = 'Quiet-Doorway-26!'

export function login(
  browser: TestBrowser,
  email: string,
  password: string = demoPassword,
): Promise<TestAnswer> {
  return browser.post(paths.login, new URLSearchParams({ username: email, password }))
}

export function provePassword(
  browser: TestBrowser,
  email: string,
  password: string = demoPassword,
): Promise<TestAnswer> {
  return browser.post(paths.password, new URLSearchParams({ username: email, password }))
}

/** Signs in up to the mailed code, and returns the code. */
export async function requestCode(
  server: TestServer,
  browser: TestBrowser,
  email: string,
): Promise<string> {
  await browser.post(paths.start, { user_email: email })
  if (email === demo.passwordAndCode) await provePassword(browser, email)
  return sendCode(server, browser, email)
}

/** Requests a code and returns it. Throws if the request is refused. */
export async function sendCode(
  server: TestServer,
  browser: TestBrowser,
  email: string,
): Promise<string> {
  const answer = await browser.post(paths.sendCode, { email })
  const [mail] = await server.outbox(email)
  if (answer.status !== 200 || !mail?.code) throw new Error(`No code was mailed: ${answer.text}`)
  return mail.code
}

export function verifyCode(browser: TestBrowser, email: string, otp: string): Promise<TestAnswer> {
  return browser.post(paths.verifyCode, { email, otp })
}

/** Any code that differs from the given one. */
export function otherCode(code: string): string {
  return code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`
}
