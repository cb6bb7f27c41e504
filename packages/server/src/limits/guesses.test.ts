import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { signIn, startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import {
  demo,
  demoPassword,
  login,
  otherCode,
  paths,
  provePassword,
  requestCode,
  sendCode,
  verifyCode,
} from '../testing/sign-in-steps.ts'

const wrong = 'Wrong-Password-1!'

describe.each(['pglite', 'postgres'] as const)('wrong tries (%s)', (db) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db })
  })
  afterEach(() => server.close())

  it('a password is refused from the eleventh failure in a quarter of an hour', async () => {
    const browser = await testBrowser(server)
    for (let n = 0; n < 10; n += 1) {
      expect((await login(browser, demo.password, wrong)).code).toBe('invalid_credentials')
    }
    const refused = await login(browser, demo.password, demoPassword)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(refused.envelope.message).toBe('Too many wrong attempts. Try again in 15 minutes.')
    server.clock.advance(900)
    expect((await login(browser, demo.password)).status).toBe(200)
  })

  it('successes are not counted', async () => {
    for (let n = 0; n < 25; n += 1) {
      const browser = await testBrowser(server)
      expect((await login(browser, demo.password)).status).toBe(200)
    }
  })

  it('promise 44: of all failures in a row a hundred are compared, over every factor', async () => {
    const email = demo.passwordAndCode
    let compared = 0
    for (let quarter = 0; quarter < 12; quarter += 1) {
      const browser = await testBrowser(server)
      for (let n = 0; n < 8; n += 1) {
        compared += (await provePassword(browser, email, wrong)).status === 401 ? 1 : 0
        compared += (await login(browser, email, wrong)).status === 401 ? 1 : 0
      }
      // Whoever knows the password does not get more tries at the code.
      await provePassword(browser, email)
      if ((await browser.post(paths.sendCode, { email })).status === 200) {
        const [mail] = await server.outbox(email)
        for (let n = 0; n < 5; n += 1) {
          const answer = await verifyCode(browser, email, otherCode(mail?.code ?? '000000'))
          compared += answer.status === 400 ? 1 : 0
        }
      }
      server.clock.advance(901)
    }
    expect(compared).toBe(100)
    const browser = await testBrowser(server)
    const locked = await provePassword(browser, email)
    expect(locked.status).toBe(429)
    expect(locked.envelope.message).toContain('Reset the password')
  })

  it('a finished sign-in ends the row', async () => {
    const email = demo.passwordAndCode
    for (let quarter = 0; quarter < 12; quarter += 1) {
      const browser = await testBrowser(server)
      for (let n = 0; n < 9; n += 1) await provePassword(browser, email, wrong)
      const code = await requestCode(server, browser, email)
      expect((await verifyCode(browser, email, code)).status).toBe(200)
      server.clock.advance(901)
    }
  })

  it('promise 45: a stranger cannot lock out a browser that has signed in before', async () => {
    const known = await signIn(server, demo.password, demoPassword)
    await known.post(paths.logout)
    const stranger = await testBrowser(server)
    for (let n = 0; n < 30; n += 1) await login(stranger, demo.password, wrong)
    expect((await login(await testBrowser(server), demo.password)).status).toBe(429)
    expect((await login(known, demo.password)).status).toBe(200)
    await known.post(paths.logout)
    for (let n = 0; n < 10; n += 1) await login(known, demo.password, wrong)
    expect((await login(known, demo.password)).status).toBe(429)
  })

  it('a reset lifts the lock of a hundred failures in a row, in a browser known before too', async () => {
    const known = await signIn(server, demo.password, demoPassword)
    await known.post(paths.logout)
    let compared = 0
    for (let n = 0; n < 110; n += 1) {
      const { status } = await login(known, demo.password, wrong)
      if (status === 429) server.clock.advance(901)
      else compared += 1
    }
    expect(compared).toBe(100)
    const locked = await login(known, demo.password)
    expect(locked.envelope.message).toContain('Reset the password')
    const reset = '/auth_api/v1/accounts/reset_password/'
    await known.post(reset, new URLSearchParams({ email: demo.password }))
    const [mail] = await server.outbox(demo.password)
    const link = new URL(mail?.link ?? '').searchParams
    const password = 'Other-Threshold-27?'
    const answer = await known.post(
      `${reset}set_password/${link.get('uidb64')}/${link.get('token')}/`,
      new URLSearchParams({ password, confirm_password: password }),
    )
    expect(answer.status).toBe(200)
    expect((await login(known, demo.password, password)).status).toBe(200)
  })

  it('promise 46: neither a header nor a spelling of the path opens another bucket', async () => {
    const browser = await testBrowser(server)
    const unknown = (n: number, path: string = paths.start) =>
      browser.post(
        path,
        { user_email: `nobody${n}@nowhere.example` },
        { 'x-forwarded-for': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` },
      )
    for (let n = 0; n < 30; n += 1) {
      const path = n % 2 === 0 ? paths.start : paths.start.replace(/\/$/, '')
      expect((await unknown(n, path)).code).toBe('account_not_found')
    }
    expect((await unknown(31)).status).toBe(429)
    expect((await unknown(32, paths.start.replace(/\/$/, ''))).status).toBe(429)
    expect((await unknown(33, paths.start.toUpperCase())).status).toBe(404)
    expect((await unknown(34, `/${paths.start}`)).status).toBe(404)
  })

  it('promise 47: a lock outlives the server', async () => {
    const browser = await testBrowser(server)
    for (let n = 0; n < 10; n += 1) await login(browser, demo.password, wrong)
    const restarted = await startTestServer({ shareDatabaseOf: server, clock: server.clock })
    try {
      const again = await testBrowser(restarted)
      expect((await login(again, demo.password)).status).toBe(429)
    } finally {
      await restarted.close()
    }
  })

  it('twenty failures over all factors are compared in a quarter of an hour', async () => {
    const email = demo.passwordAndCode
    const browser = await testBrowser(server)
    let compared = 0
    for (let n = 0; n < 9; n += 1) {
      compared += (await provePassword(browser, email, wrong)).status === 401 ? 1 : 0
    }
    await provePassword(browser, email)
    for (let mail = 0; mail < 4; mail += 1) {
      const code = await sendCode(server, browser, email)
      for (let n = 0; n < 5; n += 1) {
        compared += (await verifyCode(browser, email, otherCode(code))).status === 400 ? 1 : 0
      }
      server.clock.advance(31)
    }
    expect(compared).toBe(20)
  })
})

it.each(['pglite', 'postgres'] as const)(
  'promise 48: a failure stays counted when the request itself fails after it (%s)',
  async (db) => {
    const server = await startTestServer({ db })
    try {
      await server.store.db.execute(sql`alter table audit_events rename to lost`)
      const browser = await testBrowser(server)
      for (let n = 0; n < 10; n += 1) {
        expect((await login(browser, demo.password, wrong)).code).toBe('server_error')
      }
      await server.store.db.execute(sql`alter table lost rename to audit_events`)
      expect((await login(browser, demo.password)).status).toBe(429)
    } finally {
      await server.close()
    }
  },
)
