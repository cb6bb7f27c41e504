import type { MissingFactor, ValueFrom } from '@vestibule/api-client/contract'
import type { TestBrowser } from './test-browser.ts'
import type { TestServer } from './test-server.ts'
import { totpCode } from './totp-code.ts'

const totp = '/auth_api/v1/accounts/login/totp'

export const factorPaths = {
  missing: '/auth_api/v1/users/me/second_factor/',
  qrCode: `${totp}/generate_qr_code/`,
  verify: `${totp}/verify_totp/`,
  recover: `${totp}/recovery_code/verify_recovery_code/`,
  newCodes: `${totp}/recovery_code/generate_recovery_codes/`,
  prove: '/auth_api/v1/accounts/proof/',
} as const

/** The second factor that the session still lacks, as the server answers. */
export async function missingFactor(browser: TestBrowser): Promise<MissingFactor> {
  return (await browser.get(factorPaths.missing)).data as MissingFactor
}

/** Sets up an authenticator in the session. Resolves to its key and the answer to its first code. */
export async function setUpAuthenticator(server: TestServer, browser: TestBrowser, email: string) {
  const { secret } = (await browser.get(factorPaths.qrCode)).data as ValueFrom<'generateQrCode'>
  const code = totpCode(secret, server.clock.now())
  const answer = await browser.post(factorPaths.verify, { email, totp: code })
  return { secret, answer }
}
