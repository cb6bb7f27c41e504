import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import { demo, demoPassword, login, paths, requestCode } from '../../testing/sign-in-steps.ts'

const office = '198.51.100.1'
const elsewhere = '198.51.100.2'
const start = (browser: TestBrowser, user_email: string, path: string = paths.start) =>
  browser.post(path, { user_email })

describe('limits of a network address', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ db: 'postgres', settings: { trustedProxyHops: 1 } })
  })
  afterEach(() => server.close())

  it('promise 46: thirty unknown addresses for a browser, a hundred for all behind one address', async () => {
    const known = await signIn(server, demo.password, demoPassword, office)
    await known.post(paths.logout)
    const clumsy = await testBrowser(server, office)
    for (let n = 0; n < 30; n += 1) {
      const path = n % 2 === 0 ? paths.start : paths.start.replace(/\/$/, '')
      expect((await start(clumsy, `nobody${n}@nowhere.example`, path)).code).toBe(
        'account_not_found',
      )
    }
    const refused = await start(clumsy, demo.password)
    expect([refused.status, refused.envelope.message]).toEqual([
      429,
      'Too many unknown addresses. Try again in 15 minutes.',
    ])
    expect((await start(clumsy, demo.password, paths.start.replace(/\/$/, ''))).status).toBe(429)
    expect((await start(clumsy, demo.password, `/${paths.start}`)).status).toBe(404)
    // A colleague behind the same address can still begin to sign in. The attacker can go on with fresh cookies, but
    // only until a hundred unknown addresses were tried from there: 30 above and 70 here.
    expect((await start(await testBrowser(server, office), demo.staff)).status).toBe(200)
    let found = 0
    for (let n = 0; n < 80; n += 1) {
      const browser = await testBrowser(server, office)
      found += (await start(browser, `other${n}@nowhere.example`)).status === 404 ? 1 : 0
    }
    expect(found).toBe(70)
    const colleague = await start(await testBrowser(server, office), demo.staff)
    expect([colleague.status, colleague.envelope.message]).toEqual([
      429,
      'Too many unknown addresses. Try again in 15 minutes. It does not concern browsers in which you have signed in before.',
    ])
    expect((await start(known, demo.password)).status).toBe(200)
    expect((await start(await testBrowser(server, elsewhere), demo.staff)).status).toBe(200)
    server.clock.advance(900)
    expect((await start(clumsy, demo.password)).status).toBe(200)
  })

  it(
    'a hundred and twenty colleagues sign in within a minute from one address',
    { tags: 'all' },
    async () => {
      const answers: number[] = []
      for (let n = 0; n < 12; n += 1) {
        const browsers = await Promise.all(
          Array.from({ length: 10 }, () => testBrowser(server, office)),
        )
        for (const browser of browsers) answers.push((await start(browser, demo.staff)).status)
      }
      const browser = await testBrowser(server, office)
      for (let n = 0; n < 12; n += 1) {
        await requestCode(server, browser, demo.passwordAndCode).catch(() => '')
        answers.push((await login(await testBrowser(server, office), demo.password)).status)
      }
      expect(new Set(answers)).toEqual(new Set([200]))
    },
  )

  it(
    'six hundred sign-ins are begun in a quarter of an hour, and no more is stored',
    { tags: 'all' },
    async () => {
      const known = await signIn(server, demo.password, demoPassword, office)
      await known.post(paths.logout)
      const statuses: number[] = []
      const fresh = await testBrowser(server, office)
      for (let n = 0; n < 61; n += 1) {
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => start(fresh.clone(), demo.staff)),
        )
        statuses.push(...answers.map(({ status }) => status))
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(600)
      const [stored] = await server.query<{ n: number }>(
        'select count(*)::int n from sign_in_attempts',
      )
      expect(stored?.n).toBeLessThanOrEqual(600)
      const refused = await start(await testBrowser(server, office), demo.staff)
      expect(refused.envelope.message).toBe(
        'Too many sign-ins were begun. Try again in 15 minutes. It does not concern browsers in which you have signed in before.',
      )
      expect((await start(known, demo.password)).status).toBe(200)
      expect((await start(await testBrowser(server, elsewhere), demo.staff)).status).toBe(200)
    },
  )
})
