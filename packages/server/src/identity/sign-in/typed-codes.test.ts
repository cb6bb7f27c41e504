import { afterEach, describe, expect, it } from 'vitest'
import {
  signIn,
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../../testing/index.ts'
import { demo, demoPassword, paths, requestCode, verifyCode } from '../../testing/sign-in-steps.ts'
import { totpCode } from '../../testing/totp-code.ts'

const api = '/auth_api/v1/accounts'
const { authenticator: tomas } = demo
const tomasSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Writes the digits of a code as the digits of another script, whose zero is given. */
const inScript = (code: string, zero: string) =>
  code.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
const spellings: readonly [string, (code: string) => string][] = [
  ['Arabic-Indic digits', (code) => inScript(code, '٠')],
  ['full-width digits', (code) => inScript(code, '０')],
  ['Devanagari digits', (code) => inScript(code, '०')],
  [
    'no-break spaces and marks of direction',
    (code) => `\u200e${code.slice(0, 3)}\u202f${code.slice(3)}\u00a0`,
  ],
  ['an em dash', (code) => `${code.slice(0, 3)}—${code.slice(3)}`],
]

let server: TestServer
afterEach(() => server.close())

async function atAuthenticator(): Promise<TestBrowser> {
  const browser = await testBrowser(server)
  const code = await requestCode(server, browser, tomas)
  expect((await verifyCode(browser, tomas, code)).status).toBe(200)
  return browser
}
const isSignedIn = async (browser: TestBrowser) =>
  (await browser.get(paths.authenticated)).status === 200

describe('a code as people type it', () => {
  it.each(spellings)('the mailed code with %s signs in', async (_, spell) => {
    server = await startTestServer({ db: 'postgres' })
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, demo.passwordAndCode)
    const answer = await verifyCode(browser, demo.passwordAndCode, spell(code))
    expect(answer.data).toEqual({ user_type: 2 })
  })

  it.each(spellings)('the code of an authenticator with %s signs in', async (_, spell) => {
    server = await startTestServer({ db: 'postgres' })
    const browser = await atAuthenticator()
    const totp = spell(totpCode(tomasSecret, server.clock.now()))
    const answer = await browser.post(`${api}/login/totp/verify_totp/`, { email: tomas, totp })
    expect(answer.status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it.each([
    ['full width', 'Ｈ４ＴＫ９ＱＷＭ'],
    ['an em dash', 'h4tk—9qwm'],
    ['a minus sign', 'H4TK−9QWM'],
    ['a no-break space', 'H4TK\u00a09QWM'],
    ['Arabic-Indic digits', 'H٤TK-٩QWM'],
  ])('a recovery code with %s signs in', async (_, token) => {
    server = await startTestServer({ db: 'postgres' })
    const browser = await atAuthenticator()
    const path = `${api}/login/totp/recovery_code/verify_recovery_code/`
    expect((await browser.post(path, { email: tomas, token })).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('the code of an authenticator in other digits is a fresh proof', async () => {
    server = await startTestServer({ db: 'postgres' })
    const browser = await atAuthenticator()
    const prove = `${api}/login/totp/verify_totp/`
    const totp = () => totpCode(tomasSecret, server.clock.now())
    await browser.post(prove, { email: tomas, totp: totp() })
    server.clock.advance(31)
    const code = inScript(totp(), '۰')
    expect((await browser.post(`${api}/proof/`, { code })).status).toBe(200)
  })

  it('a device code in full width and lower case is found and approved', async () => {
    server = await startTestServer({ db: 'postgres' })
    const kiosk = await testBrowser(server)
    const desktop = await signIn(server, demo.password, demoPassword)
    await kiosk.post(`${api}/login/code/register/`, { code: 'K7Q2MX' })
    const typed = 'ｋ７ｑ-２ｍｘ'
    const path = `${api}/login/code/${encodeURIComponent(typed)}/`
    expect((await desktop.get(path)).status).toBe(200)
    const decision = { code: typed, decision: 'approve' }
    expect((await desktop.post(`${api}/login/code/approve/`, decision)).status).toBe(200)
    const answer = await kiosk.post(`${api}/login/code/authenticate/`, { code: 'K7Q2MX' })
    expect(answer.status).toBe(200)
  })

  it.each(['—', '\u200b', ' - '])('nothing but %j is refused and no guess', async (otp) => {
    server = await startTestServer({ db: 'postgres' })
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, demo.passwordAndCode)
    for (let n = 0; n < 6; n += 1) {
      const answer = await verifyCode(browser, demo.passwordAndCode, otp)
      expect(answer.code).toBe('validation_failed')
    }
    expect((await verifyCode(browser, demo.passwordAndCode, code)).status).toBe(200)
  })
})
