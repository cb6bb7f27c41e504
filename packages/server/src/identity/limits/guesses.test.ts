import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
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
} from '../../testing/sign-in-steps.ts'

const wrong = 'Wrong-Password-1!'

describe('wrong tries', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db: 'postgres', settings: { trustedProxyHops: 1 } })
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
    expect(refused.envelope.message).toBe(
      'Too many wrong attempts. Try again in 15 minutes. With a new password by "Forgot Password" you can go on at once.',
    )
    server.clock.advance(900)
    expect((await login(browser, demo.password)).status).toBe(200)
  })

  it('successes are not counted', async () => {
    for (let n = 0; n < 25; n += 1) {
      const browser = await testBrowser(server)
      expect((await login(browser, demo.password)).status).toBe(200)
    }
  })

  it(
    'promise 44: sixty tries of strangers are compared in a day, over every factor and address',
    { tags: 'all' },
    async () => {
      const email = demo.passwordAndCode
      let compared = 0
      for (let quarter = 0; quarter < 12; quarter += 1) {
        const browser = await testBrowser(server, `198.51.100.${quarter}`)
        for (let n = 0; n < 8; n += 1) {
          compared += (await provePassword(browser, email, wrong)).status === 401 ? 1 : 0
          compared += (await login(browser, email, wrong)).status === 401 ? 1 : 0
        }
        // Whoever knows the password gets no more tries at the mailed code: they count among the sixty.
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
      expect(compared).toBe(60)
      const refused = await provePassword(await testBrowser(server, '198.51.100.99'), email)
      expect([refused.status, refused.envelope.message]).toEqual([
        429,
        'Too many wrong attempts. Try again in 21 hours. With a new password by "Forgot Password" you can go on at once.',
      ])
      // A day after the first tries, somebody who knows the password gets in.
      server.clock.advance(86_400 - 12 * 901)
      const late = await testBrowser(server, '198.51.100.99')
      expect((await provePassword(late, email)).status).toBe(200)
    },
  )

  it('twenty of them from one network address: it does not use up the day of an account', async () => {
    let compared = 0
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const browser = await testBrowser(server, '198.51.100.1')
      for (let n = 0; n < 10; n += 1) {
        compared += (await login(browser, demo.password, wrong)).status === 401 ? 1 : 0
      }
      server.clock.advance(901)
    }
    expect(compared).toBe(20)
    expect((await login(await testBrowser(server, '198.51.100.1'), demo.password)).status).toBe(429)
    expect((await login(await testBrowser(server, '198.51.100.2'), demo.password)).status).toBe(200)
  })

  it('forty tries a day are compared in the browsers that an account knows, together', async () => {
    const known = [
      await signIn(server, demo.password, demoPassword),
      await signIn(server, demo.password, demoPassword),
    ]
    for (const browser of known) await browser.post(paths.logout)
    let compared = 0
    for (let quarter = 0; quarter < 3; quarter += 1) {
      for (const browser of known) {
        for (let n = 0; n < 10; n += 1) {
          compared += (await login(browser, demo.password, wrong)).status === 401 ? 1 : 0
        }
      }
      server.clock.advance(901)
    }
    expect(compared).toBe(40)
    // All browsers in which the account has signed in share the forty tries. One more such browser adds none.
    await signIn(server, demo.password, demoPassword)
    expect((await login(known[0] ?? (await testBrowser(server)), demo.password)).status).toBe(429)
  })

  it('a hundred wrong tries in a quarter of an hour stop an address, but no browser that is known', async () => {
    const known = await signIn(server, demo.password, demoPassword, '198.51.100.1')
    await known.post(paths.logout)
    let refused = 0
    for (let n = 0; n < 11; n += 1) {
      const browser = await testBrowser(server, '198.51.100.1')
      const tries = Array.from({ length: 10 }, () => login(browser, `u${n}@nowhere.example`, wrong))
      refused += (await Promise.all(tries)).filter(({ status }) => status === 429).length
    }
    expect(refused).toBe(10)
    const colleague = await testBrowser(server, '198.51.100.1')
    const answer = await login(colleague, demo.staff)
    expect([answer.status, answer.envelope.message]).toEqual([
      429,
      'Too many wrong attempts. Try again in 15 minutes. It does not concern browsers in which you have signed in before.',
    ])
    expect((await login(known, demo.password)).status).toBe(200)
    expect((await login(await testBrowser(server, '198.51.100.2'), demo.staff)).status).toBe(200)
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

  it(
    'a reset lets its browser in, whatever strangers or its own tries have used up',
    { tags: 'all' },
    async () => {
      for (let n = 0; n < 6; n += 1) {
        const stranger = await testBrowser(server, `198.51.100.${n}`)
        for (let k = 0; k < 10; k += 1) await login(stranger, demo.password, wrong)
        server.clock.advance(901)
      }
      const reset = '/auth_api/v1/accounts/reset_password/'
      const owner = await testBrowser(server)
      let password = demoPassword
      for (const next of ['Other-Threshold-27?', 'Third-Threshold-28!']) {
        const locked = await login(owner, demo.password, password)
        expect(locked.status).toBe(429)
        expect(locked.envelope.message).toContain('With a new password by "Forgot Password"')
        await owner.post(reset, new URLSearchParams({ email: demo.password }))
        const [mail] = await server.outbox(demo.password)
        const link = new URL(mail?.link ?? '').searchParams
        password = next
        const answer = await owner.post(
          `${reset}set_password/${link.get('uidb64')}/${link.get('token')}/`,
          new URLSearchParams({ password, confirm_password: password }),
        )
        expect(answer.status).toBe(200)
        expect((await login(owner, demo.password, password)).status).toBe(200)
        await owner.post(paths.logout)
        // The owner types wrong passwords until the forty tries of known browsers are used up as well.
        for (let n = 0; n < 50; n += 1) {
          if ((await login(owner, demo.password, wrong)).status === 429) server.clock.advance(901)
        }
      }
      // A new password does not clear the wrong tries of strangers within the day.
      const stranger = await testBrowser(server, '198.51.100.77')
      expect((await login(stranger, demo.password, wrong)).status).toBe(429)
    },
  )

  it(
    'promise 44: whoever reads the mail gets no more tries at a second factor by new passwords',
    { tags: 'all' },
    async () => {
      const email = demo.authenticator
      const reset = '/auth_api/v1/accounts/reset_password/'
      const verifyTotp = '/auth_api/v1/accounts/login/totp/verify_totp/'
      const thief = await testBrowser(server)
      const codes: (string | null)[] = []
      for (let turn = 0; turn < 5; turn += 1) {
        await thief.post(reset, new URLSearchParams({ email }))
        const mail = (await server.outbox(email)).find(({ subject }) => /Reset/.test(subject))
        const link = new URL(mail?.link ?? '').searchParams
        const password = `Threshold-number-${turn}!`
        const form = new URLSearchParams({ password, confirm_password: password })
        const path = `${reset}set_password/${link.get('uidb64')}/${link.get('token')}/`
        expect((await thief.post(path, form)).status).toBe(200)
        await verifyCode(thief, email, await requestCode(server, thief, email))
        for (let n = 0; n < 21; n += 1) {
          codes.push((await thief.post(verifyTotp, { email, totp: '000000' })).code)
        }
        server.clock.advance(901)
      }
      expect(codes.filter((code) => code === 'otp_invalid')).toHaveLength(40)
      expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(65)
      const refused = await thief.post(verifyTotp, { email, totp: '000000' })
      expect(refused.envelope.message).toMatch(/^Too many wrong attempts. Try again in \d+ hours.$/)
    },
  )

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

it.each(databases)(
  'a right code that is submitted eight times at once counts no wrong try (%s)',
  async (db) => {
    const server = await startTestServer({ db })
    try {
      const { passwordAndCode: email } = demo
      const browser = await testBrowser(server)
      for (let round = 0; round < 3; round += 1) {
        const code = await requestCode(server, browser, email)
        const answers = await Promise.all(
          Array.from({ length: 8 }, () => verifyCode(browser.clone(), email, code)),
        )
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        server.clock.advance(31)
      }
      const rows = await server.query<{ hits: number[] }>(
        `select hits from rate_limits where key like 'guess%'`,
      )
      expect(rows.flatMap(({ hits }) => hits)).toEqual([])
    } finally {
      await server.close()
    }
  },
)

it.each(databases)(
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
