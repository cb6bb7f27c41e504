import { calls, emailField, type Call, type CallName } from '@vestibule/api-client/contract'
import { paths } from './sign-in-steps.ts'
import type { TestAnswer, TestBrowser } from './test-browser.ts'

type AddressCall = (browser: TestBrowser, email: string) => Promise<TestAnswer>

const api = '/auth_api/v1'
const wrong = 'Wrong-Password-1!'
const form = (fields: Record<string, string>) => new URLSearchParams(fields)

/**
 * Every call that a stranger can make with somebody's address, in the order of a visit: later calls continue the
 * sign-in that the first one begins. A test fails if such a call of the contract is missing here.
 */
export const addressCalls = {
  startLogin: (browser, email) => browser.post(paths.start, { user_email: email, next: '/x' }),
  login: (browser, email) => browser.post(paths.login, form({ username: email, password: wrong })),
  verifyPassword: (browser, email) =>
    browser.post(paths.password, form({ username: email, password: wrong })),
  sendEmailCode: (browser, email) => browser.post(paths.sendCode, { email }),
  verifyEmailCode: (browser, email) => browser.post(paths.verifyCode, { email, otp: '000000' }),
  getSecurityQuestion: (browser, email) =>
    browser.get(`${api}/security_questions/get_question/?email=${encodeURIComponent(email)}`),
  validateSecurityAnswer: (browser, email) =>
    browser.post(`${api}/security_questions/validate_answer/`, { user: email, answer: 'Lagos' }),
  verifyTotp: (browser, email) =>
    browser.post(`${api}/accounts/login/totp/verify_totp/`, { email, totp: '000000' }),
  verifyRecoveryCode: (browser, email) =>
    browser.post(`${api}/accounts/login/totp/recovery_code/verify_recovery_code/`, {
      email,
      token: 'ABCD-EFGH',
    }),
  requestReset: (browser, email) =>
    browser.post(`${api}/accounts/reset_password/`, form({ email })),
  resetPassword: (browser, email) =>
    browser.post(
      `${api}/accounts/reset_password/set_password/bm9ib2R5/no-such-token/`,
      form({ email, password: 'Another-Doorway-27!' }),
    ),
  requestRegistration: (browser, email) =>
    browser.post(`${api}/registeration_requests/`, {
      first_name: 'Kofi',
      last_name: 'Mensah',
      description: 'Research',
      email,
      sign_in_method: 'password',
    }),
} satisfies Partial<Record<CallName, AddressCall>>

/** The names of the contract's calls that need no session and take an address. */
export function anonymousCallsWithAddress(): string[] {
  return Object.entries<Call>(calls)
    .filter(([, { access }]) => access === 'anyone' || access === 'attempt')
    .filter(([, { params, query, body }]) => [params, query, body].some(holdsAddress))
    .map(([name]) => name)
}

/** Whether a schema is the address field, or contains it. */
function holdsAddress(schema: unknown): boolean {
  if (schema === emailField) return true
  if (typeof schema !== 'object' || schema === null) return false
  const { entries, options, wrapped } = schema as Record<string, unknown>
  return [entries, options, [wrapped]].some((parts) =>
    Object.values(parts ?? {}).some((part) => holdsAddress(part)),
  )
}
