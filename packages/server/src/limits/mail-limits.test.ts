import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demo, paths, provePassword, sendCode } from '../testing/sign-in-steps.ts'
import {
  startTestServer,
  testBrowser,
  type TestBrowser,
  type TestServer,
} from '../testing/index.ts'

const email = demo.passwordAndCode
const newPassword = 'Other-Threshold-27?'
const reset = '/auth_api/v1/accounts/reset_password/'
const askForReset = (browser: TestBrowser) => browser.post(reset, new URLSearchParams({ email }))
const register = (browser: TestBrowser) =>
  browser.post('/auth_api/v1/registration_requests/', {
    first_name: 'Inès',
    last_name: 'Okafor',
    description: 'Cohort work with the northern registry',
    email,
    sign_in_method: 'password',
  })

describe.each(['pglite', 'postgres'] as const)('mails to one account (%s)', (db) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db })
  })
  afterEach(() => server.close())

  it('are ten in an hour at most, all kinds together', async () => {
    const browser = await testBrowser(server)
    await provePassword(browser, email)
    const askForCode = () => browser.post(paths.sendCode, { email })
    const kinds = [askForCode, () => askForReset(browser), () => register(browser)]
    for (let n = 0; n < 10; n += 1) {
      expect((await kinds[n % 3]?.())?.status).toBe(200)
      server.clock.advance(11)
    }
    server.clock.advance(31)
    for (const ask of kinds) {
      const refused = await ask()
      expect([refused.code, refused.envelope.message]).toEqual([
        'rate_limited',
        expect.stringContaining('Too many mails were sent.'),
      ])
    }
    expect(await server.outbox(email)).toHaveLength(10)
  })

  it('follow each other where one step leads to the next: code, reset link, code', async () => {
    const browser = await testBrowser(server)
    await provePassword(browser, email)
    await sendCode(server, browser, email)
    expect((await askForReset(browser)).status).toBe(200)
    expect((await askForReset(browser)).code).toBe('rate_limited')
    const [mail] = await server.outbox(email)
    const link = new URL(mail?.link ?? '').searchParams
    const password = new URLSearchParams({ password: newPassword, confirm_password: newPassword })
    const path = `${reset}set_password/${link.get('uidb64')}/${link.get('token')}/`
    expect((await browser.post(path, password)).status).toBe(200)
    server.clock.advance(30)
    expect((await askForReset(browser)).status).toBe(200)
    const other = await testBrowser(server)
    expect((await provePassword(other, email, newPassword)).status).toBe(200)
    await sendCode(server, other, email)
  })
})
