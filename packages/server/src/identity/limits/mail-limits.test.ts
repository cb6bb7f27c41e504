import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import {
  demo,
  demoPassword,
  paths,
  provePassword,
  requestCode,
  sendCode,
  verifyCode,
} from '../../testing/sign-in-steps.ts'

const email = demo.passwordAndCode
const newPassword = 'Other-Threshold-27?'
const reset = '/auth_api/v1/accounts/reset_password/'
const askForReset = (browser: TestBrowser, of: string = email) =>
  browser.post(reset, new URLSearchParams({ email: of }))
const askForCode = (browser: TestBrowser, of: string = email) =>
  browser.post(paths.sendCode, { email: of })
const register = (browser: TestBrowser, of: string = email) =>
  browser.post('/auth_api/v1/registration_requests/', {
    first_name: 'Inès',
    last_name: 'Okafor',
    description: 'Cohort work with the northern registry',
    email: of,
    sign_in_method: 'password',
  })

describe('mails to one account', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db: 'postgres', settings: { trustedProxyHops: 1 } })
  })
  afterEach(() => server.close())

  /** Asks for `n` mails, one after the other, and counts those that are sent. */
  const mailed = async (n: number, ask: (n: number) => Promise<{ status: number }>) => {
    let count = 0
    for (let k = 0; k < n; k += 1) {
      count += (await ask(k)).status === 200 ? 1 : 0
      server.clock.advance(31)
    }
    return count
  }

  it('are three of a kind in an hour for strangers, whatever their addresses', async () => {
    const stranger = (n: number) => testBrowser(server, `198.51.100.${n}`)
    expect(await mailed(5, async (n) => askForReset(await stranger(n)))).toBe(3)
    expect(await mailed(5, async (n) => register(await stranger(n)))).toBe(3)
    const code = await mailed(5, async (n) => askForCode(await stranger(n), demo.authenticator))
    expect(code).toBe(3)
    const refused = await askForReset(await stranger(9))
    expect(refused.envelope.message).toBe(
      'Too many mails were sent. Try again in 53 minutes. The latest one may be among your unwanted mails.',
    )
    server.clock.advance(3600)
    expect((await askForReset(await stranger(9))).status).toBe(200)
  })

  it('cannot be used up by strangers for a browser that is known, or that has shown a factor', async () => {
    const known = await testBrowser(server, '198.51.100.50')
    const code = await requestCode(server, known, email)
    expect((await verifyCode(known, email, code)).status).toBe(200)
    await known.post(paths.logout)
    const stranger = await testBrowser(server, '198.51.100.51')
    expect(await mailed(4, () => askForReset(stranger))).toBe(3)
    server.clock.advance(3600)
    const fresh = await testBrowser(server, '198.51.100.52')
    await provePassword(fresh, email)
    expect(await mailed(12, () => askForCode(fresh))).toBe(10)
    // The ten codes of `fresh`, which has shown the password, do not count for the browser `known`.
    await provePassword(known, email)
    expect(await mailed(12, () => askForCode(known))).toBe(10)
    expect(await mailed(12, () => askForReset(known))).toBe(10)
  })

  it('are not counted where the server cannot store what they refer to', async () => {
    const browser = await testBrowser(server, '198.51.100.60')
    await server.query('alter table reset_tokens rename to elsewhere')
    expect((await askForReset(browser)).status).toBe(500)
    await server.query('alter table elsewhere rename to reset_tokens')
    expect((await askForReset(browser)).status).toBe(200)
  })

  it('are not counted against the network address of who asks', { tags: 'all' }, async () => {
    // 115 colleagues behind one network address ask for a code at once.
    const users = Array.from({ length: 115 }, (_, n) => ({
      email: `colleague${n}@northfield.example`,
      first_name: 'A',
      last_name: 'B',
      organization: 'northfield',
      sign_in_method: 'email_otp_and_authenticator_based' as const,
    }))
    await server.import({ users })
    for (const user of users) {
      const browser = await testBrowser(server, '198.51.100.1')
      expect((await askForCode(browser, user.email)).status).toBe(200)
    }
  })

  it(
    'of registration are a hundred in an hour from one address: it is no post office',
    { tags: 'all' },
    async () => {
      const browser = await testBrowser(server, '198.51.100.1')
      let sent = 0
      for (let n = 0; n < 102; n += 1) {
        sent += (await register(browser, `new${n}@registry.example`)).status === 200 ? 1 : 0
      }
      expect(sent).toBe(100)
      const other = await testBrowser(server, '198.51.100.2')
      expect((await register(other, 'new@registry.example')).status).toBe(200)
    },
  )

  it('of forgotten passwords are limited at one address, whether or not there are accounts', async () => {
    await server.close()
    const settings = { trustedProxyHops: 1, hideAccounts: true }
    server = await startTestServer({ db: 'postgres', settings })
    const known = await signIn(server, demo.password, demoPassword, '198.51.100.1')
    const stranger = await testBrowser(server, '198.51.100.1')
    expect((await askForReset(stranger, 'nobody@nowhere.example')).status).toBe(200)
    await server.query(`update rate_limits set hits = array_fill(hits[1], array[300])
      where key like 'reset-address:%'`)
    const rows = async () =>
      server.query('select key from rate_limits union all select id::text from audit_events')
    const before = (await rows()).length
    for (const of of ['another@nowhere.example', demo.authenticator]) {
      const refused = await askForReset(stranger, of)
      expect([refused.status, refused.code]).toEqual([429, 'rate_limited'])
      expect(refused.envelope.error_info).toMatchObject({ advice: 'use_known_browser' })
    }
    expect(await rows()).toHaveLength(before)
    expect((await askForReset(known, demo.password)).status).toBe(200)
    const elsewhere = await testBrowser(server, '198.51.100.2')
    expect((await askForReset(elsewhere, 'third@nowhere.example')).status).toBe(200)
  })

  it('follow each other where one step leads to the next: code, reset link, code', async () => {
    const browser = await testBrowser(server)
    await provePassword(browser, email)
    await sendCode(server, browser, email)
    expect((await askForReset(browser)).status).toBe(200)
    const again = await askForReset(browser)
    expect(again.envelope.message).toBe('A mail was sent a moment ago. Try again in 30 seconds.')
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

  it('are as many for a browser that a password account knows', async () => {
    const known = await signIn(server, demo.password, demoPassword)
    expect(await mailed(12, () => askForReset(known, demo.password))).toBe(10)
  })
})
