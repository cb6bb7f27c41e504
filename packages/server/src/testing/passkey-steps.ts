import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@vestibule/api-client/contract'
import {
  makePasskey,
  answerBy,
  type Ceremony,
  type SoftwarePasskey,
} from './software-authenticator.ts'
import { login, requestCode, verifyCode } from './sign-in-steps.ts'
import { testBrowser, type TestBrowser } from './test-browser.ts'
import type { TestServer } from './test-server.ts'
import { totpCode } from './totp-code.ts'

/** TOTP key of the demo account that has an authenticator. */
const demoTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const accounts = '/auth_api/v1/accounts'

export const passkeyPaths = {
  requestOptions: `${accounts}/login/passkey/options/`,
  login: `${accounts}/login/passkey/`,
  creationOptions: `${accounts}/passkeys/options/`,
  own: `${accounts}/passkeys/`,
} as const

interface NewPasskey {
  readonly name?: string
  readonly counter?: number
  readonly aaguid?: string
  readonly idLength?: number
}

/** Adds a passkey to the signed-in account. */
export async function addPasskey(browser: TestBrowser, { name, ...traits }: NewPasskey = {}) {
  const options = (await browser.post(passkeyPaths.creationOptions)).data as PasskeyCreationOptions
  const { passkey, credential } = makePasskey(options, browser, traits)
  const answer = await browser.post(passkeyPaths.own, { credential, name })
  return { passkey, answer }
}

/**
 * Registers a passkey after signing in the account by its usual method. Resolves to the passkey; the
 * session is not returned.
 */
export async function passkeyOf(
  server: TestServer,
  email: string,
  traits: NewPasskey = {},
): Promise<SoftwarePasskey> {
  const { passkey, answer } = await addPasskey(await signInAnyhow(server, email), traits)
  if (answer.status !== 200) throw new Error(`No passkey was made: ${answer.text}`)
  return passkey
}

/** Signs in a demo account, whatever its method is. */
async function signInAnyhow(server: TestServer, email: string): Promise<TestBrowser> {
  const browser = await testBrowser(server)
  if ((await login(browser, email)).status === 200) return browser
  await verifyCode(browser, email, await requestCode(server, browser, email))
  const totp = totpCode(demoTotpSecret, server.clock.now())
  await browser.post(`${accounts}/login/totp/verify_totp/`, { email, totp })
  // Advance the clock past the 30 seconds in which the server mails the account no further code.
  server.clock.advance(31)
  return browser
}

interface Change extends Partial<Ceremony> {
  /** Replaces the challenge that was requested. */
  readonly challenge?: string
  readonly passkey?: SoftwarePasskey
}

/** A passkey's answer to a challenge requested by this browser. */
export async function assertionFor(
  browser: TestBrowser,
  passkey: SoftwarePasskey,
  { challenge, passkey: other = passkey, ...ceremony }: Change = {},
): Promise<PasskeyAssertion> {
  const options = (await browser.post(passkeyPaths.requestOptions)).data as PasskeyRequestOptions
  const asked = challenge === undefined ? options : { ...options, challenge }
  return answerBy(other, asked, { origin: browser.origin, ...ceremony })
}

export function loginBy(browser: TestBrowser, credential: PasskeyAssertion, next = '/cohorts') {
  return browser.post(passkeyPaths.login, { credential, next })
}
