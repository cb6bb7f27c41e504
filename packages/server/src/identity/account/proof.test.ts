import { afterEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import {
  demo,
  demoPassword,
  login,
  otherCode,
  paths,
  requestCode,
  verifyCode,
} from '../../testing/sign-in-steps.ts'
import { totpCode } from '../../testing/totp-code.ts'

const api = '/auth_api/v1'
const { password: ada, passwordAndCode: ines, authenticator: tomas } = demo
const tomasSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const newPassword = 'Fresh-Lantern-88!'

let server: TestServer
afterEach(() => server.close())

const prove = (browser: TestBrowser, body: object) => browser.post(`${api}/accounts/proof/`, body)
const change = (browser: TestBrowser, password = newPassword) =>
  browser.put(`${api}/accounts/password/`, { password, confirm_password: password })
const proofsOf = async (browser: TestBrowser) =>
  ((await browser.get(`${api}/users/me/security/`)).data as { proofs: string[] }).proofs

/** A browser in which Tomas has signed in, whose account has an authenticator. */
async function withAuthenticator() {
  const browser = await testBrowser(server)
  await verifyCode(browser, tomas, await requestCode(server, browser, tomas))
  const totp = totpCode(tomasSecret, server.clock.now())
  await browser.post(`${api}/accounts/login/totp/verify_totp/`, { email: tomas, totp })
  return browser
}

async function mailedCode(browser: TestBrowser, email: string): Promise<string> {
  expect((await browser.post(`${api}/accounts/proof/code/`)).status).toBe(200)
  const [mail] = await server.outbox(email)
  return mail?.code ?? ''
}

describe('promise 100: a factor shown again', () => {
  it('is asked for after 15 minutes, and is good for as long', async () => {
    server = await startTestServer()
    const browser = await signIn(server, ada, demoPassword)
    const before = browser.clone()
    server.clock.advance(901)
    expect((await change(browser)).code).toBe('step_required')
    expect(await proofsOf(browser)).toEqual(['password', 'email_code'])
    expect((await prove(browser, { password: demoPassword })).status).toBe(200)
    // Proving again has changed the session id, so the copy of the browser's old cookies is signed out.
    expect((await before.get(paths.authenticated)).status).toBe(401)
    server.clock.advance(899)
    expect((await change(browser)).status).toBe(200)
    server.clock.advance(2)
    expect((await change(browser)).code).toBe('step_required')
  })

  it('is the code of the authenticator where there is one, once', async () => {
    server = await startTestServer()
    const browser = await withAuthenticator()
    expect(await proofsOf(browser)).toEqual(['authenticator'])
    const used = totpCode(tomasSecret, server.clock.now())
    expect((await prove(browser, { code: used })).code).toBe('otp_invalid')
    expect((await browser.post(`${api}/accounts/proof/code/`)).code).toBe('forbidden')
    expect((await prove(browser, { password: demoPassword })).code).toBe('forbidden')
    server.clock.advance(901)
    const code = totpCode(tomasSecret, server.clock.now())
    expect((await prove(browser, { code })).status).toBe(200)
    expect((await prove(browser, { code })).code).toBe('otp_invalid')
  })

  it('is else the mailed code: of this browser, once, and of no use for signing in', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    await verifyCode(browser, ines, await requestCode(server, browser, ines))
    const other = await signIn(server, ada, demoPassword)
    server.clock.advance(901)
    expect((await prove(browser, { code: '123456' })).code).toBe('otp_expired')
    const code = await mailedCode(browser, ines)
    const [mail] = await server.outbox(ines)
    expect(mail?.text).toContain('where you are changing your account')
    expect((await prove(other, { code })).code).toBe('otp_expired')
    expect((await verifyCode(browser, ines, code)).code).toBe('step_required')
    expect((await prove(browser, { code: otherCode(code) })).code).toBe('otp_invalid')
    expect((await prove(browser, { code })).status).toBe(200)
    expect((await prove(browser, { code })).code).toBe('otp_expired')
  })

  it('has the limits of the sign-in, and shares their count', async () => {
    server = await startTestServer()
    const browser = await signIn(server, ada, demoPassword)
    const wrong = { password: 'Wrong-Password-26!' }
    for (let n = 0; n < 10; n++) {
      expect((await prove(browser, wrong)).code).toBe('invalid_credentials')
    }
    expect((await prove(browser, { password: demoPassword })).code).toBe('rate_limited')
    expect((await login(browser, ada)).code).toBe('rate_limited')
    const events = await server.query<{ event: string }>(
      "select event from audit_events where event like 'proof%'",
    )
    expect(events).toHaveLength(10)
    // The ten wrong passwords leave ten of the twenty tries that all factors share. A single mailed code takes five of
    // them.
    const code = await mailedCode(browser, ada)
    for (let n = 0; n < 5; n++) await prove(browser, { code: otherCode(code) })
    expect((await prove(browser, { code })).code).toBe('otp_exhausted')
  })

  it('is nothing to a session that a token has opened', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const apitoken = 'demo-token-3f9c1b7a5e2d48f6'
    expect((await browser.post(`${api}/accounts/login/apitoken/`, { apitoken })).status).toBe(200)
    expect(await proofsOf(browser)).toEqual([])
    expect((await prove(browser, { password: demoPassword })).code).toBe('forbidden')
    expect((await browser.post(`${api}/accounts/proof/code/`)).code).toBe('forbidden')
    expect((await change(browser)).code).toBe('step_required')
  })
})

describe.each(databases)('promise 100: at once on %s', (db) => {
  it('one of twenty right codes renews the proof', async () => {
    server = await startTestServer({ db })
    const browser = await withAuthenticator()
    server.clock.advance(60)
    const code = totpCode(tomasSecret, server.clock.now())
    const tries = Array.from({ length: 20 }, () => prove(browser.clone(), { code }))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('promise 101: a new password on the account page', () => {
  it('ends what the older one has opened, is mailed, and is an event', async () => {
    server = await startTestServer()
    const elsewhere = await signIn(server, ada, demoPassword)
    const browser = await signIn(server, ada, demoPassword)
    const weak = await change(browser, 'Password1234!')
    expect(weak.envelope.error_info?.fields).toHaveProperty('password')
    expect((await change(browser)).status).toBe(200)
    expect((await browser.get(paths.authenticated)).status).toBe(200)
    expect((await elsewhere.get(paths.authenticated)).status).toBe(401)
    expect((await login(elsewhere, ada)).code).toBe('invalid_credentials')
    expect((await login(elsewhere, ada, newPassword)).status).toBe(200)
    expect((await server.outbox(ada)).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
    ])
    expect(
      await server.query("select 1 from audit_events where event = 'password_changed'"),
    ).toHaveLength(1)
    const security = (await browser.get(`${api}/users/me/security/`)).data
    expect(security).toMatchObject({ password: { changed_at: '2026-03-02T09:00:00.000Z' } })
  })

  it('is refused where the account signs in without one', async () => {
    server = await startTestServer()
    expect((await change(await withAuthenticator())).code).toBe('forbidden')
  })
})

describe('the profile', () => {
  it('takes names and a language of its user, and says what changed', async () => {
    server = await startTestServer()
    const browser = await signIn(server, ada, demoPassword)
    const names = { first_name: 'Ada Mary', language: 'de' }
    expect((await browser.patch(paths.me, names)).data).toMatchObject(names)
    expect((await browser.get(paths.me)).data).toMatchObject(names)
    await browser.patch(paths.me, names)
    expect((await browser.patch(paths.me, { last_name: 'A\nB' })).code).toBe('validation_failed')
    expect((await browser.patch(paths.me, { language: null })).data).toMatchObject({
      first_name: 'Ada Mary',
      language: null,
    })
    const events = await server.query<{ detail: object }>(
      "select detail from audit_events where event = 'profile_changed' order by id",
    )
    expect(events.map(({ detail }) => detail)).toEqual([
      { fields: 'firstName language' },
      { fields: 'language' },
    ])
  })
})
