import type { BrowserSession, ValueFrom } from '@vestibule/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'
import { demo, demoPassword, login, paths } from '../../testing/sign-in-steps.ts'

const { password: ada, staff: sam } = demo
const me = '/auth_api/v1/users/me'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let server: TestServer
afterEach(() => server.close())

const sessionsOf = async (browser: TestBrowser) =>
  (await browser.get(`${me}/sessions/`)).data as BrowserSession[]
const eventsOf = async (browser: TestBrowser, query = '') =>
  (await browser.get(`${me}/events/${query}`)).data as ValueFrom<'listAccountEvents'>
const isIn = async (browser: TestBrowser) => (await browser.get(paths.authenticated)).status === 200

describe('promise 109: the browsers of an account', () => {
  it('are told with what opened them, and which of them asks', async () => {
    server = await startTestServer()
    const browser = await testBrowser(server)
    const form = new URLSearchParams({ username: ada, password: demoPassword })
    await browser.post(paths.login, form, { 'user-agent': firefox })
    await signIn(server, sam, demoPassword)
    server.clock.advance(60)
    const other = await signIn(server, ada, demoPassword)
    expect(await sessionsOf(browser)).toMatchObject([
      { current: false, signed_in_at: '2026-03-02T09:01:00.000Z' },
      {
        current: true,
        user_agent: { browser: 'Firefox', system: 'Linux' },
        signed_in_at: '2026-03-02T09:00:00.000Z',
        factors: ['password'],
      },
    ])
    const id = (await sessionsOf(other))[0]?.id ?? ''
    for (const cookie of ['sessionid', 'browserid']) {
      const stranger = await testBrowser(server)
      stranger.cookies.set(cookie, id)
      expect(await isIn(stranger)).toBe(false)
    }
  })

  it('are seen every five minutes, by one write', async () => {
    server = await startTestServer()
    const browser = await signIn(server, ada, demoPassword)
    const seen = async () => (await sessionsOf(browser))[0]?.last_seen_at
    expect(await seen()).toBe('2026-03-02T09:00:00.000Z')
    server.clock.advance(299)
    await browser.get(paths.me)
    expect(await seen()).toBe('2026-03-02T09:00:00.000Z')
    server.clock.advance(1)
    await browser.get(paths.me)
    expect(await seen()).toBe('2026-03-02T09:05:00.000Z')
  })

  it('are signed out one by one, or all others, and nobody signs out another account', async () => {
    server = await startTestServer()
    const [own, second, third] = [
      await signIn(server, ada, demoPassword),
      await signIn(server, ada, demoPassword),
      await signIn(server, ada, demoPassword),
    ]
    const stranger = await signIn(server, sam, demoPassword)
    const idOf = async (browser: TestBrowser) =>
      (await sessionsOf(browser)).find(({ current }) => current)?.id ?? ''
    const end = (browser: TestBrowser, id: string) => browser.delete(`${me}/sessions/${id}/`)
    const id = await idOf(second)
    expect((await end(stranger, id)).code).toBe('not_found')
    expect((await end(own, 'x')).code).toBe('not_found')
    expect((await end(own, id)).status).toBe(200)
    expect([await isIn(own), await isIn(second), await isIn(third)]).toEqual([true, false, true])
    expect((await own.delete(`${me}/sessions/`)).status).toBe(200)
    expect([await isIn(own), await isIn(third), await isIn(stranger)]).toEqual([true, false, true])
    // A browser that ends its own session is signed out, and the answer takes its session cookie away.
    const before = own.cookies.get('sessionid')
    expect((await end(own, await idOf(own))).status).toBe(200)
    expect(own.cookies.get('sessionid')).not.toBe(before)
    expect(await isIn(own)).toBe(false)
  })

  it('are listed up to the latest two hundred, always with the one that asks', async () => {
    server = await startTestServer()
    const browser = await signIn(server, ada, demoPassword)
    await server.query(
      `insert into sessions (id_hash, user_id, ip, user_agent, factors, created_at, expires_at)
       select sha256(n::text::bytea), user_id, '', '', factors, created_at + n * interval '1 s', expires_at
       from sessions, generate_series(1, 300) n where user_id is not null`,
    )
    const listed = await sessionsOf(browser)
    expect(listed).toHaveLength(201)
    expect(listed.findIndex(({ current }) => current)).toBe(200)
    expect(listed[0]?.signed_in_at).toBe('2026-03-02T09:05:00.000Z')
  })

  it('keep their name when the id of the session changes', async () => {
    server = await startTestServer()
    const browser = await signIn(server, ada, demoPassword)
    const [before] = await sessionsOf(browser)
    await browser.post('/auth_api/v1/accounts/proof/', { password: demoPassword })
    const [after] = await sessionsOf(browser)
    expect(after).toMatchObject({ id: before?.id, current: true, factors: ['password'] })
  })
})

describe('promise 110: what happened to an account', () => {
  it('is told the latest first, page by page, to its owner alone', async () => {
    server = await startTestServer()
    const browser = await signIn(server, ada, demoPassword)
    await signIn(server, sam, demoPassword)
    await login(await testBrowser(server), ada, 'Wrong-Password-26!')
    await browser.delete(`${me}/sessions/`)
    const all = await eventsOf(browser)
    expect(all).toMatchObject({
      items: [
        { event: 'other_sessions_ended', factor: null },
        { event: 'sign_in_failed', factor: 'password' },
        { event: 'signed_in', factor: 'password', at: '2026-03-02T09:00:00.000Z' },
      ],
      next: null,
    })
    const first = await eventsOf(browser, '?limit=2')
    const second = await eventsOf(browser, `?limit=2&after=${first.next}`)
    expect([...first.items, ...second.items]).toEqual(all.items)
    expect(second.next).toBeNull()
    expect((await eventsOf(browser, '?limit=0')).items).toHaveLength(1)
  })

  it('does not name what no vocabulary has', async () => {
    server = await startTestServer()
    const browser = await signIn(server, ada, demoPassword)
    await server.query(
      `insert into audit_events (at, event, user_id, ip, request_id, detail)
       select now(), 'of_another_kind', id, '', '', '{}' from users where email = '${ada}'`,
    )
    expect((await eventsOf(browser)).items.map(({ event }) => event)).toEqual(['signed_in'])
  })
})
