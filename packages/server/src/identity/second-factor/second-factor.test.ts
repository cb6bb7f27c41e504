import { afterEach, describe, expect, it } from 'vitest'
import { authenticatorSetups, recoveryCodes } from '../../platform/db/schema/second-factors.ts'
import { databases } from '../../testing/databases.ts'
import { demo, otherCode, paths, requestCode, verifyCode } from '../../testing/sign-in-steps.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import { totpCode } from '../../testing/totp-code.ts'

const api = '/auth_api/v1/accounts/login/totp'
const setUp = (browser: TestBrowser) => browser.get(`${api}/generate_qr_code/`)
const prove = (browser: TestBrowser, email: string, totp: string) =>
  browser.post(`${api}/verify_totp/`, { email, totp })
const recover = (browser: TestBrowser, email: string, token: string) =>
  browser.post(`${api}/recovery_code/verify_recovery_code/`, { email, token })
const issue = (browser: TestBrowser) =>
  browser.post(`${api}/recovery_code/generate_recovery_codes/`)

const { authenticator: tomas, authenticatorToSetUp: mei } = demo
const tomasSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const tomasCode = 'H4TK-9QWM'

/** An import file for an account with an authenticator of its own. */
const otherUser = (email: string) => ({
  users: [
    {
      email,
      first_name: 'Mei',
      last_name: 'Tanaka',
      organization: 'calder',
      sign_in_method: 'email_otp_and_authenticator_based' as const,
      totp_secret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
    },
  ],
})

let server: TestServer
afterEach(() => server.close())
const now = () => server.clock.now()

/** A browser that has entered the mailed code. */
async function atSecondFactor(email: string): Promise<TestBrowser> {
  const browser = await testBrowser(server)
  const code = await requestCode(server, browser, email)
  expect((await verifyCode(browser, email, code)).status).toBe(200)
  return browser
}

const isSignedIn = async (browser: TestBrowser) =>
  (await browser.get(paths.authenticated)).status === 200

describe.each(databases)('the authenticator on %s', (db) => {
  it('signs in, and promise 27: its code works once', async () => {
    server = await startTestServer({ db })
    const first = await atSecondFactor(tomas)
    // Another tab requests a code. The request is refused, and this sign-in goes on.
    expect((await first.post(paths.sendCode, { email: tomas })).code).toBe('rate_limited')
    server.clock.advance(31)
    const second = await atSecondFactor(tomas)
    const code = totpCode(tomasSecret, now())
    expect((await prove(first, tomas, code)).status).toBe(200)
    expect(await isSignedIn(first)).toBe(true)

    expect((await prove(second, tomas, code)).code).toBe('otp_invalid')
    expect(await isSignedIn(second)).toBe(false)
    server.clock.advance(30)
    expect((await prove(second, tomas, totpCode(tomasSecret, now()))).status).toBe(200)
  })

  it('promise 27: a code raced for signs in one browser', async () => {
    server = await startTestServer({ db })
    const browsers: TestBrowser[] = []
    for (let n = 0; n < 3; n++) {
      browsers.push(await atSecondFactor(tomas))
      server.clock.advance(31)
    }
    const code = totpCode(tomasSecret, now())
    const answers = await Promise.all(browsers.map((one) => prove(one, tomas, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is set up with a key that stays the same, and promise 27: whose code does not sign in again', async () => {
    server = await startTestServer({ db })
    const browser = await atSecondFactor(mei)
    const { secret, url } = (await setUp(browser)).data as { secret: string; url: string }
    expect(new URL(url).searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(url)).toContain(`otpauth://totp/Vestibule:${mei}`)
    expect((await setUp(browser)).data).toEqual({ secret, url })

    const code = totpCode(secret, now())
    expect((await prove(browser, mei, otherCode(code))).code).toBe('otp_invalid')
    expect((await prove(browser, mei, code)).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)

    const again = await atSecondFactor(mei).catch(async () => {
      server.clock.advance(31)
      return atSecondFactor(mei)
    })
    expect((await prove(again, mei, code)).code).toBe('otp_invalid')
  })

  it('promise 28: a recovery code works once, for its user, in any spelling', async () => {
    server = await startTestServer({ db })
    const browser = await atSecondFactor(tomas)
    expect((await recover(browser, tomas, 'AAAA-AAAA')).code).toBe('otp_invalid')
    expect((await recover(browser, tomas, ' h4tk 9qwm ')).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)

    server.clock.advance(31)
    const second = await atSecondFactor(tomas)
    expect((await recover(second, tomas, tomasCode)).code).toBe('otp_invalid')
    server.clock.advance(31)
    await server.import(otherUser(mei))
    const other = await atSecondFactor(mei)
    expect((await recover(other, mei, 'PX7C-2LRD')).code).toBe('otp_invalid')
  })

  it('promise 28: two requests that race for one recovery code spend it once', async () => {
    server = await startTestServer({ db })
    const first = await atSecondFactor(tomas)
    server.clock.advance(31)
    const second = await atSecondFactor(tomas)
    const answers = await Promise.all(
      [first, second].map((browser) => recover(browser, tomas, tomasCode)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })
})

describe('the second factor', () => {
  it('promise 10: is not shown to anyone before the mailed code, nor once it is enrolled', async () => {
    server = await startTestServer()
    const stranger = await testBrowser(server)
    expect((await setUp(stranger)).code).toBe('step_required')
    const enrolled = await atSecondFactor(tomas)
    expect((await setUp(enrolled)).code).toBe('step_required')
    expect((await prove(stranger, tomas, '123456')).code).toBe('step_required')
    expect((await recover(stranger, tomas, tomasCode)).code).toBe('step_required')
    expect(await server.store.db.select().from(authenticatorSetups)).toEqual([])
  })

  it('promise 29: is stored sealed or hashed', async () => {
    server = await startTestServer()
    const browser = await atSecondFactor(mei)
    const { secret } = (await setUp(browser)).data as { secret: string }
    const stored = await server.store.db.select().from(authenticatorSetups)
    expect(stored).toHaveLength(1)
    const dump = Buffer.from(stored[0]?.sealedSecret ?? '').toString('latin1')
    expect(dump).not.toContain(secret)
    const codes = await server.store.db.select().from(recoveryCodes)
    expect(codes.map((row) => Buffer.from(row.codeHash).toString('latin1')).join()).not.toMatch(
      /H4TK/i,
    )
  })

  it.each([
    ['one step slow', -30, 200],
    ['one step fast', 30, 200],
    ['two steps slow', -60, 400],
    ['two steps fast', 60, 400],
  ])('promise 75: a device that is %s', async (_name, seconds, status) => {
    server = await startTestServer()
    const browser = await atSecondFactor(tomas)
    const shown = totpCode(tomasSecret, new Date(now().getTime() + seconds * 1000))
    expect((await prove(browser, tomas, shown)).status).toBe(status)
  })

  it('gives ten codes after signing in; the older ones die', async () => {
    server = await startTestServer()
    const browser = await atSecondFactor(tomas)
    await prove(browser, tomas, totpCode(tomasSecret, now()))
    const codes = (await issue(browser)).data as string[]
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)

    server.clock.advance(31)
    const next = await atSecondFactor(tomas)
    expect((await recover(next, tomas, tomasCode)).code).toBe('otp_invalid')
    expect((await recover(next, tomas, codes[0] ?? '')).status).toBe(200)
  })

  it('promise 31: a new device needs a fresh sign-in, and replaces the old one when proven', async () => {
    server = await startTestServer()
    const browser = await atSecondFactor(tomas)
    await recover(browser, tomas, tomasCode)
    server.clock.advance(901)
    expect((await setUp(browser)).code).toBe('step_required')
    expect((await issue(browser)).code).toBe('step_required')

    const fresh = await atSecondFactor(tomas)
    await recover(fresh, tomas, 'PX7C-2LRD')
    const { secret } = (await setUp(fresh)).data as { secret: string }
    expect((await prove(fresh, tomas, totpCode(tomasSecret, now()))).code).toBe('otp_invalid')
    expect((await prove(fresh, tomas, totpCode(secret, now()))).status).toBe(200)

    server.clock.advance(31)
    const next = await atSecondFactor(tomas)
    expect((await prove(next, tomas, totpCode(tomasSecret, now()))).code).toBe('otp_invalid')
    expect((await prove(next, tomas, totpCode(secret, now()))).status).toBe(200)
  })

  it('is not changed by somebody else who is signed in', async () => {
    server = await startTestServer()
    const ada = await signIn(server, demo.password, 'Quiet-Doorway-26!')
    const { secret } = (await setUp(ada)).data as { secret: string }
    expect((await prove(ada, tomas, totpCode(secret, now()))).code).toBe('step_required')
  })
})
