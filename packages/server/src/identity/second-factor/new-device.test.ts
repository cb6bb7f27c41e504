import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { demo, demoPassword, paths, requestCode, verifyCode } from '../../testing/sign-in-steps.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import { totpCode } from '../../testing/totp-code.ts'

const api = '/auth_api/v1/accounts/login'
const setUp = (browser: TestBrowser) => browser.get(`${api}/totp/generate_qr_code/`)
const prove = (browser: TestBrowser, email: string, secret: string) => {
  const totp = totpCode(secret, server.clock.now())
  return browser.post(`${api}/totp/verify_totp/`, { email, totp })
}
const issue = (browser: TestBrowser) =>
  browser.post(`${api}/totp/recovery_code/generate_recovery_codes/`)

const { authenticator: tomas, authenticatorToSetUp: mei } = demo
const tomasSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

let server: TestServer
afterEach(() => server.close())

/** A browser that has entered the mailed code. */
async function atSecondFactor(email: string): Promise<TestBrowser> {
  const browser = await testBrowser(server)
  const code = await requestCode(server, browser, email)
  expect((await verifyCode(browser, email, code)).status).toBe(200)
  // Wait until the next code may be mailed.
  server.clock.advance(31)
  return browser
}

async function secretFor(browser: TestBrowser): Promise<string> {
  return ((await setUp(browser)).data as { secret: string }).secret
}

describe.each(databases)('a new device on %s', (db) => {
  it('promise 31: replaces none that its owner has confirmed while another sign-in waited', async () => {
    server = await startTestServer({ db })
    const [early, late, owner] = [
      await atSecondFactor(mei),
      await atSecondFactor(mei),
      await atSecondFactor(mei),
    ]
    const planted = await secretFor(early)
    const secret = await secretFor(owner)
    expect((await prove(owner, mei, secret)).status).toBe(200)

    expect((await prove(early, mei, planted)).code).toBe('step_required')
    expect((await setUp(late)).code).toBe('step_required')
    expect((await early.get(paths.authenticated)).status).toBe(401)
    // Wait: unknown browsers get only three codes an hour.
    server.clock.advance(3600)
    expect((await prove(await atSecondFactor(mei), mei, secret)).status).toBe(200)
  })

  it('promise 31: is not asked for of an account that is disabled, and signs in none', async () => {
    server = await startTestServer({ db })
    const disable = (at: string) =>
      server.query(`update users set disabled_at = ${at} where email = '${tomas}'`)
    const early = await testBrowser(server)
    const code = await requestCode(server, early, tomas)
    server.clock.advance(31)
    const late = await atSecondFactor(tomas)
    await disable('now()')
    expect((await prove(late, tomas, tomasSecret)).code).toBe('account_disabled')
    // After a right first factor the server asks for the next one, even if the account is disabled.
    expect((await verifyCode(early, tomas, code)).data).toMatchObject({ totp_device_setup: true })
    await disable('null')
    expect((await late.get(paths.authenticated)).status).toBe(401)
    expect((await prove(late, tomas, tomasSecret)).code).toBe('step_required')
  })

  it('promise 31: proven by two sign-ins at once is the one of the first', async () => {
    server = await startTestServer({ db })
    const browsers = [await atSecondFactor(mei), await atSecondFactor(mei)]
    const pending: [TestBrowser, string][] = []
    for (const browser of browsers) pending.push([browser, await secretFor(browser)])
    const answers = await Promise.all(
      pending.map(([browser, secret]) => prove(browser, mei, secret)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('a new device', () => {
  it('promise 31: needs a factor of its owner: a device code shows none', async () => {
    server = await startTestServer()
    const desktop = await atSecondFactor(tomas)
    await prove(desktop, tomas, tomasSecret)
    const kiosk = await testBrowser(server)
    await kiosk.post(`${api}/code/register/`, { code: 'K7Q2MX' })
    await desktop.post(`${api}/code/approve/`, { code: 'K7Q2MX', decision: 'approve' })
    expect((await kiosk.post(`${api}/code/authenticate/`, { code: 'K7Q2MX' })).status).toBe(200)
    expect((await setUp(kiosk)).code).toBe('step_required')
    expect((await issue(kiosk)).code).toBe('step_required')
    expect((await setUp(desktop)).status).toBe(200)
  })

  it('promise 31: needs a factor of its owner: a token shows none', async () => {
    server = await startTestServer()
    const script = await testBrowser(server)
    await script.post(`${api}/apitoken/`, { apitoken: 'demo-token-3f9c1b7a5e2d48f6' })
    expect((await script.get(paths.authenticated)).status).toBe(200)
    expect((await setUp(script)).code).toBe('step_required')
    expect((await issue(script)).code).toBe('step_required')
    expect((await setUp(await signIn(server, demo.apiToken, demoPassword))).status).toBe(200)
  })
})
