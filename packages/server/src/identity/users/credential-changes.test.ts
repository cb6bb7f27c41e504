import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import {
  demo,
  demoPassword,
  login,
  paths,
  requestCode,
  verifyCode,
} from '../../testing/sign-in-steps.ts'
import { totpCode } from '../../testing/totp-code.ts'

const api = '/auth_api/v1/accounts'
const { authenticator: tomas, authenticatorToSetUp: mei } = demo
const tomasSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const token = 'a-token-of-this-account-1'

describe.each(databases)('after a change of credentials (%s)', (db) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db })
  })
  afterEach(() => server.close())

  const prove = (browser: TestBrowser, email: string, secret: string) => {
    const totp = totpCode(secret, server.clock.now())
    return browser.post(`${api}/login/totp/verify_totp/`, { email, totp })
  }
  const newCodes = (browser: TestBrowser) =>
    browser.post(`${api}/login/totp/recovery_code/generate_recovery_codes/`)
  /** A browser in which Tomas has signed in, whose account has an authenticator. */
  const signedIn = async () => {
    const browser = await testBrowser(server)
    await verifyCode(browser, tomas, await requestCode(server, browser, tomas))
    expect((await prove(browser, tomas, tomasSecret)).status).toBe(200)
    server.clock.advance(31)
    return browser
  }
  const isIn = async (browser: TestBrowser) =>
    (await browser.get(paths.authenticated)).status === 200
  const withToken = async (value = token) =>
    (await testBrowser(server)).post(`${api}/login/apitoken/`, { apitoken: value })
  const giveToken = (email: string) =>
    server.query(
      `insert into api_tokens (token_hash, user_id, created_at)
       select sha256('${token}'), id, now() from users where email = '${email}' returning 1`,
    )
  const known = (email: string) =>
    server.query(
      `select 1 from known_browsers k join users u on u.id = k.user_id where u.email = '${email}'`,
    )
  const notices = async (email: string) =>
    (await server.outbox(email)).filter(({ code }) => code === null).map(({ subject }) => subject)

  it('of the authenticator or the recovery codes, whatever else had access is out, and its owner is told', async () => {
    const thief = await signedIn()
    const owner = await signedIn()
    await giveToken(tomas)
    const { secret } = (await owner.get(`${api}/login/totp/generate_qr_code/`)).data as {
      secret: string
    }
    expect((await prove(owner, tomas, secret)).status).toBe(200)
    expect([await isIn(owner), await isIn(thief)]).toEqual([true, false])
    expect((await withToken()).code).toBe('token_invalid')
    expect(await known(tomas)).toHaveLength(1)
    expect(await notices(tomas)).toEqual(['Your authenticator was changed'])

    await giveToken(tomas).catch(() => [])
    expect((await newCodes(owner)).status).toBe(200)
    expect((await newCodes(owner)).status).toBe(200)
    expect(await isIn(owner)).toBe(true)
    expect(await notices(tomas)).toContain('New recovery codes were made')
    const mail = (await server.outbox(tomas)).find(({ subject }) => /recovery/.test(subject))
    expect(mail?.text).toContain('If this was not you: choose a new password')
    expect(mail?.text).toContain('on 2 March 2026 at 09:01 UTC')
    expect(mail?.html).toContain('If this was not you: choose a new password')
    expect(mail?.link).toBe(`${server.origin}/auth/signin`)
  })

  it('of the password by a link, too, but for the browser that followed it', async () => {
    const thief = await signIn(server, demo.password, demoPassword)
    const before = await signIn(server, demo.password, demoPassword)
    await before.post(paths.logout)
    await giveToken(demo.password)
    const owner = await testBrowser(server)
    await owner.post(`${api}/reset_password/`, new URLSearchParams({ email: demo.password }))
    const [mail] = await server.outbox(demo.password)
    const link = new URL(mail?.link ?? '').searchParams
    const password = 'Other-Threshold-27?'
    const path = `${api}/reset_password/set_password/${link.get('uidb64')}/${link.get('token')}/`
    const form = new URLSearchParams({ password, confirm_password: password })
    expect((await owner.post(path, form)).status).toBe(200)
    expect(await isIn(thief)).toBe(false)
    expect((await withToken()).code).toBe('token_invalid')
    expect(await known(demo.password)).toHaveLength(1)
    expect(await notices(demo.password)).toEqual([
      'Your password was changed',
      'Reset your password',
    ])
    expect((await login(owner, demo.password, password)).status).toBe(200)
  })

  it('that is none, the first set-up while signing in, nobody is told', async () => {
    const browser = await testBrowser(server)
    await verifyCode(browser, mei, await requestCode(server, browser, mei))
    const { secret } = (await browser.get(`${api}/login/totp/generate_qr_code/`)).data as {
      secret: string
    }
    expect((await prove(browser, mei, secret)).status).toBe(200)
    expect((await newCodes(browser)).status).toBe(200)
    expect(await notices(mei)).toEqual([])
    expect(await isIn(browser)).toBe(true)
  })

  it('by an import, and disabled accounts have no token that comes back', async () => {
    const user = {
      email: demo.password,
      first_name: 'Ada',
      last_name: 'Byron',
      organization: 'northfield',
      sign_in_method: 'password' as const,
    }
    const ada = await signIn(server, demo.password, demoPassword)
    await server.import({ users: [{ ...user, api_tokens: [token] }] })
    expect((await withToken()).status).toBe(200)
    await server.import({ users: [{ ...user, password: 'Other-Threshold-27?' }] })
    expect(await isIn(ada)).toBe(false)
    expect(await known(demo.password)).toEqual([])
    expect((await withToken()).code).toBe('token_invalid')
    // An import that lists the deleted token again does not restore it.
    await server.import({ users: [{ ...user, api_tokens: [token, `${token}2`] }] })
    expect((await withToken()).code).toBe('token_invalid')
    expect((await withToken(`${token}2`)).status).toBe(200)
    await server.import({ users: [{ ...user, disabled: true }] })
    await server.import({ users: [{ ...user, disabled: false }] })
    expect((await withToken(`${token}2`)).code).toBe('token_invalid')
  })
})
