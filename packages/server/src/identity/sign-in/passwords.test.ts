import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../../platform/db/schema/sessions.ts'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import {
  demo,
  demoPassword,
  login,
  paths,
  provePassword,
  requestCode,
  verifyCode,
} from '../../testing/sign-in-steps.ts'

const email = demo.noPasswordYet

const notOfNames = 'The password must not be made of your name, your organization or this platform'

/** A password of exactly this length: `Aa1!` and filler. */
const ofLength = (codePoints: number, filler: string = 'x') =>
  `Aa1!${filler.repeat(codePoints - 4)}`

describe('signing in with a password', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  it('leads an account without a second factor to where it wanted to go', async () => {
    const browser = await testBrowser(server)
    const start = await browser.post(paths.start, { user_email: demo.password, next: '/dv/x/?a=1' })
    expect(start.data).toEqual({
      sign_in_method: 'password',
      next_authentication_step: 'Password',
      redirect_url: `/auth/signin/password?email=${encodeURIComponent(demo.password)}&next=%2Fdv%2Fx%2F%3Fa%3D1`,
    })
    expect((await login(browser, demo.password)).data).toEqual({ redirect_url: '/' })
  })

  it('opens no session that is not recorded, and keeps the try counted', async () => {
    const browser = await testBrowser(server)
    await server.store.db.execute(sql`alter table audit_events rename to lost`)
    for (let n = 0; n < 10; n += 1) {
      expect((await login(browser, demo.password)).code).toBe('server_error')
    }
    expect((await browser.get('/auth_api/v1/users/me/')).status).toBe(401)
    expect(await server.store.db.select().from(sessions)).toEqual([])
    await server.store.db.execute(sql`alter table lost rename to audit_events`)
    expect((await login(browser, demo.password)).status).toBe(429)
  })

  it.each([
    ['terms to accept', demo.termsToAccept, '/auth/eula?next=%2Fx'],
    ['a customer to choose', demo.staff, '/auth/impersonate/select-customer?next=%2Fx'],
    ['nothing else to do', demo.password, '/x'],
  ])('goes on to %s', async (_name, address, redirect_url) => {
    const browser = await signIn(server, address, demoPassword)
    expect((await browser.post(paths.redirect, { email: address, next: '/x' })).data).toEqual({
      redirect_url,
    })
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async (next) => {
      const browser = await signIn(server, demo.password, demoPassword)
      expect((await browser.post(paths.redirect, { next })).data).toEqual({ redirect_url: '/' })
      const start = await browser.post(paths.start, { user_email: demo.password, next })
      expect(start.text).not.toContain('evil')
    },
  )

  it('keeps an account to its own place to sign in, where that is allowed', async () => {
    const user = {
      email: 'eve@northfield.example',
      first_name: 'Eve',
      last_name: 'Stone',
      organization: 'northfield',
      sign_in_method: 'password_and_email_otp',
      password: demoPassword,
    } as const
    await server.import({ users: [{ ...user, redirect_url: '/sso/northfield' }] })
    const browser = await testBrowser(server)
    const allowed = await browser.post(paths.start, { user_email: user.email })
    expect(allowed.data).toMatchObject({ redirect_url: '/sso/northfield' })
    await server.import({ users: [{ ...user, redirect_url: 'https://idp.example/' }] })
    const refused = await browser.post(paths.start, { user_email: user.email })
    expect(refused.data).toMatchObject({ redirect_url: null })
  })

  it.each([demo.passwordAndCode, demo.authenticator])(
    'promise 30: opens no session for %s, whose method needs another factor',
    async (address) => {
      const browser = await testBrowser(server)
      const answer = await login(browser, address)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect((await browser.get(paths.me)).status).toBe(401)
      await provePassword(browser, address)
      expect((await browser.get(paths.me)).status).toBe(401)
    },
  )

  it('promise 30: says so only to whoever knows the password', async () => {
    const browser = await testBrowser(server)
    expect((await login(browser, demo.passwordAndCode)).code).toBe('second_factor_required')
    const wrong = await login(browser, demo.passwordAndCode, 'Wrong-Password-1!')
    expect([wrong.status, wrong.code]).toEqual([401, 'invalid_credentials'])
    expect(wrong.envelope.message).toBe('Invalid Credentials')
  })

  it('takes the body as JSON, too, and the path without its slash', async () => {
    const browser = await testBrowser(server)
    const body = { username: demo.password, password: demoPassword }
    expect((await browser.post(paths.login.replace(/\/$/, ''), body)).status).toBe(200)
  })
})

describe('creating a password', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  const afterCode = async () => {
    const browser = await testBrowser(server)
    const code = await requestCode(server, browser, email)
    await verifyCode(browser, email, code)
    return browser
  }
  const create = async (password: string, confirm_password: string = password) => {
    const browser = await afterCode()
    server.clock.advance(31)
    return browser.put(paths.setPassword, { password, confirm_password })
  }

  it('signs in and is the password from then on', async () => {
    const browser = await afterCode()
    const password = 'Slow-Lantern-77!'
    const created = await browser.put(paths.setPassword, { password, confirm_password: password })
    expect(created.status).toBe(200)
    expect((await browser.get(paths.me)).status).toBe(200)
    const again = await testBrowser(server)
    expect((await provePassword(again, email, password)).status).toBe(200)
  })

  it('promise 41: needs a step that was proven', async () => {
    const fresh = await testBrowser(server)
    const body = { password: 'Slow-Lantern-77!', confirm_password: 'Slow-Lantern-77!' }
    expect((await fresh.put(paths.setPassword, body)).status).toBe(403)
    await requestCode(server, fresh, email)
    expect((await fresh.put(paths.setPassword, body)).code).toBe('step_required')
    const signedIn = await signIn(server, demo.password, demoPassword)
    expect((await signedIn.put(paths.setPassword, body)).code).toBe('step_required')
  })

  it('promise 41: happens once', async () => {
    const browser = await afterCode()
    const body = { password: 'Slow-Lantern-77!', confirm_password: 'Slow-Lantern-77!' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.clone().put(paths.setPassword, body)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each(databases)(
    'promise 41: happens once of several sign-ins that wait for it (%s)',
    async (db) => {
      await server.close()
      server = await startTestServer({ db })
      const browsers = []
      for (let n = 0; n < 3; n += 1) {
        browsers.push(await afterCode())
        server.clock.advance(31)
      }
      const create = (password: string, browser: TestBrowser) =>
        browser.put(paths.setPassword, { password, confirm_password: password })
      const answers = await Promise.all(
        browsers.map((browser, n) => create(`Slow-Lantern-7${n}!`, browser)),
      )
      const created = answers.findIndex(({ status }) => status === 200)
      expect(answers.map(({ code }) => code).filter((code) => code !== null)).toEqual([
        'step_required',
        'step_required',
      ])
      const again = await testBrowser(server)
      const proven = await provePassword(again, email, `Slow-Lantern-7${created}!`)
      expect(proven.status).toBe(200)
    },
  )

  it.each([
    [11, 'x', 400],
    [12, 'x', 200],
    [100, 'x', 200],
    [101, 'x', 400],
    [11, '🔑', 400],
    [12, '🔑', 200],
    [100, '🔑', 200],
    [101, '🔑', 400],
  ])('promise 33: %i characters of %s are answered %i', async (length, filler, status) => {
    expect((await create(ofLength(length, filler))).status).toBe(status)
  })

  it('promise 34: every one of a hundred characters counts', async () => {
    const password = ofLength(100)
    expect((await create(password)).status).toBe(200)
    const browser = await testBrowser(server)
    const almost = `${password.slice(0, 99)}y`
    expect((await provePassword(browser, email, almost)).code).toBe('invalid_credentials')
    expect((await provePassword(browser, email, password)).status).toBe(200)
  })

  it.each([
    ['Password1234!', 'This password is one of the most common ones'],
    ['!!Football2026', 'This password is one of the most common ones'],
    ['Noor@Aldermoor.example1', 'The password must not be made of your email'],
    ['Aldermoor-2026!', 'The password must not be made of your email'],
    ['Sunshine@2026!', 'This password is one of the most common ones'],
    ['Dragon-2026-12!', 'This password is one of the most common ones'],
    ['Vestibule-2026!', notOfNames],
    ['Haddad-Haddad-12!', notOfNames],
    ['University-Noor1!', notOfNames],
    ['slow-lantern-77!', 'Use at least one uppercase letter'],
    ['SLOW-LANTERN-77!', 'Use at least one lowercase letter'],
    ['Slow-Lantern-xx!', 'Use at least one digit'],
    ['SlowxLanternx77', 'Use at least one special character'],
  ])('promise 35: %s is refused: %s', async (password, reason) => {
    const answer = await create(password)
    expect(answer.code).toBe('validation_failed')
    expect(answer.envelope.error_info?.fields).toEqual({ password: [reason] })
  })

  it('must be typed twice', async () => {
    const answer = await create('Slow-Lantern-77!', 'Slow-Lantern-78!')
    expect(answer.envelope.error_info?.fields).toEqual({
      confirm_password: ['password does not match'],
    })
  })
})
