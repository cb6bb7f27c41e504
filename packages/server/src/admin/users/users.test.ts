import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword, login } from '../../testing/sign-in-steps.ts'
import { testBrowser } from '../../testing/test-browser.ts'

const admin = '/auth_api/v1/admin'

describe.each(databases)('people in administration (%s)', (db) => {
  let server: TestServer
  let browser: TestBrowser
  beforeAll(async () => {
    server = await startTestServer({ db })
    await server.query(
      `insert into user_roles (user_id, role, app_name) select id, 'platform-admin', 'admin' from users where email = '${demo.staff}' returning 1`,
    )
    browser = await signIn(server, demo.staff, demoPassword)
  })
  afterAll(() => server.close())

  const list = async (query: string) =>
    (await browser.get(`${admin}/users/?${query}`)).data as {
      items: ItemOf<'listUsers'>[]
      next: string | null
      total?: number
    }
  const names = async (query: string) => (await list(query)).items.map(({ email }) => email)

  it('are listed by name, page by page, with how many there are', async () => {
    const all = await list('')
    const sorted = all.items.map((one) => `${one.last_name}, ${one.first_name}`.toLowerCase())
    expect(all.total).toBe(all.items.length)
    const pages: string[] = []
    for (let after = ''; ;) {
      const { items, next, total } = await list(`limit=3${after}`)
      pages.push(...items.map((one) => `${one.last_name}, ${one.first_name}`.toLowerCase()))
      expect(total).toBe(after === '' ? all.total : undefined)
      if (next === null) break
      after = `&after=${next}`
    }
    expect(pages).toEqual(sorted)
    // People who never signed in count as earlier than anybody who did. Only the staff member has signed in.
    expect((await names('sort=-last'))[0]).toBe(demo.staff)
    expect((await names('sort=last')).at(-1)).toBe(demo.staff)
    const down = await names('sort=-email')
    expect((await names('sort=email')).toReversed()).toEqual(down)
    expect((await browser.get(`${admin}/users/?after=x`)).code).toBe('validation_failed')
  })

  it('are found by words of name and address, and by filters', async () => {
    expect(await names('q=NORTHFIELD+ada')).toEqual([demo.password])
    expect(await names('q=%25')).toEqual([])
    expect(await names('q=northfield.example&limit=1')).toHaveLength(1)
    const all = (await list('')).items
    for (const state of ['active', 'invited', 'locked', 'disabled'])
      expect(await names(`state=${state}`)).toEqual(
        all.filter((one) => one.state === state).map(({ email }) => email),
      )
    for (const factor of [
      'passkey',
      'authenticator',
      'email_code',
      'none',
      'not_set_up',
      'organization',
    ])
      expect(await names(`second_factor=${factor}`)).toEqual(
        all.filter((one) => one.second_factor === factor).map(({ email }) => email),
      )
    expect(new Set(all.map((one) => one.second_factor)).size).toBeGreaterThan(3)
    expect(await names('organization=nobody')).toEqual([])
  })

  it('who are locked out are found, with until when and why', async () => {
    const stranger = await testBrowser(server)
    for (let n = 0; n < 10; n += 1) await login(stranger, demo.password, 'Wrong-Password-26!')
    expect(await names('state=locked')).toEqual([demo.password])
    const [one] = (await list('state=locked')).items
    expect(one).toMatchObject({ state: 'locked', locked_until: '2026-03-02T09:15:00.000Z' })
    const facts = (await browser.get(`${admin}/users/${one?.id}/`)).data as ValueFrom<'getUser'>
    expect(facts.obstacles).toEqual([
      {
        code: 'locked',
        until: '2026-03-02T09:15:00.000Z',
        tries: 10,
        window_s: 900,
        known_browser: false,
      },
    ])
    expect(facts).toMatchObject({ imported: true, authenticator: null, sessions: [] })
    expect(facts.access.length).toBeGreaterThan(0)
    expect(facts.events[0]).toMatchObject({ event: 'sign_in_failed' })
    expect(facts.actions).toContain('unlock')
  })
})
