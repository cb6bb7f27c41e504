import type { ItemOf } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demoPassword, paths } from '../../testing/sign-in-steps.ts'

interface Page {
  readonly items: ItemOf<'listAllSessions'>[]
  readonly next: string | null
  readonly total?: number
}

const actors = ['pam', 'sue', 'aud', 'oda', 'amy', 'rep', 'oli'] as const
const newestFirst = actors.toReversed()
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe.each(databases)('the list of sessions (%s)', (db) => {
  let server: TestServer
  const by = {} as Record<(typeof actors)[number], TestBrowser>
  beforeAll(async () => {
    server = await startTestServer({ db, importFile: adminWorld, env: { SESSION_TTL_S: '7200' } })
    for (const actor of actors) {
      by[actor] = await signIn(server, addressIn(actor), demoPassword)
      server.clock.advance(1)
    }
  })
  afterAll(() => server.close())

  const list = async (browser: TestBrowser, query = '') =>
    (await browser.get(`${adminPath}/sessions/?${query}`)).data as Page
  const whose = ({ items }: Page) => items.map(({ user }) => user.id)

  it('shows platform roles everybody, organization-admins their own people, and nobody else anything', async () => {
    for (const actor of ['pam', 'sue', 'aud'] as const) {
      const all = await list(by[actor])
      expect([actor, whose(all), all.total]).toEqual([actor, newestFirst, 7])
      expect(all.items.filter(({ own }) => own).map(({ user }) => user.id)).toEqual([actor])
    }
    const own = await list(by.oda)
    expect([whose(own), own.total]).toEqual([['amy', 'oda'], 2])
    expect(whose(await list(by.oda, 'q=oli'))).toEqual([])
    for (const actor of ['amy', 'rep', 'oli'] as const)
      expect((await by[actor].get(`${adminPath}/sessions/`)).code).toBe('forbidden')
  })

  it('says whose a session is, since when, from where and how it began, and nothing that opens it', async () => {
    await server.query(
      `update sessions set user_agent = '${firefox}', ip = '192.0.2.7' where user_id = 'amy'`,
    )
    const answer = await by.aud.get(`${adminPath}/sessions/?q=amy`)
    const { items } = answer.data as Page
    const signedInAt = new Date('2026-03-02T09:00:04Z')
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        user: { id: 'amy', email: addressIn('amy'), first_name: 'amy', last_name: 'Person' },
        organization: { id: 'acme', name: 'Acme' },
        own: false,
        acting_for: null,
        user_agent: { browser: 'Firefox', system: 'Windows' },
        ip: '192.0.2.7',
        signed_in_at: signedInAt.toISOString(),
        last_seen_at: signedInAt.toISOString(),
        expires_at: new Date(signedInAt.getTime() + 7200_000).toISOString(),
        factors: ['password'],
      },
    ])
    const [row] = await server.query<{ hash: string }>(
      `select encode(id_hash, 'hex') as hash from sessions where user_id = 'amy'`,
    )
    for (const secret of [...by.amy.cookies.values(), row?.hash ?? 'no hash'])
      expect(answer.text).not.toContain(secret)
  })

  it('is searched as the list of people, and read page by page', async () => {
    expect(whose(await list(by.aud, 'q=AMY+person'))).toEqual(['amy'])
    expect(whose(await list(by.aud, 'q=other.example'))).toEqual(['oli'])
    expect(whose(await list(by.aud, 'q=nobody'))).toEqual([])
    const found: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: Page = await list(by.aud, `limit=3${after && `&after=${after}`}`)
      expect(page.total).toBe(after === '' ? 7 : undefined)
      found.push(...whose(page))
      after = page.next
    }
    expect(found).toEqual(newestFirst)
  })

  it('shows for whom somebody acts, as long as they may', async () => {
    await by.rep.post('/auth_api/v1/accounts/impersonate/organizations/', {
      organization_id: 'acme',
      next: '/dv/a/',
    })
    const actingFor = async () =>
      (await list(by.aud, 'q=rep')).items.map(({ acting_for: customer }) => customer)
    expect(await actingFor()).toEqual([{ id: 'acme', name: 'Acme' }])
    expect(whose(await list(by.oda))).toEqual(['amy', 'oda'])
    await server.query(`update users set can_impersonate = false where id = 'rep'`)
    expect(await actingFor()).toEqual([null])
  })

  it('gives what ends a session, and shows none that is ended, expired, of somebody disabled or of nobody yet', async () => {
    const listed = async () => whose(await list(by.aud)).toSorted()
    await signIn(server, addressIn('sam'), demoPassword)
    expect(await listed()).toContain('sam')
    await server.query(`update users set disabled_at = now() where id = 'sam'`)
    expect(await listed()).not.toContain('sam')

    const pam = await signInByPasskey(server, 'pam')
    const [session] = (await list(pam, 'q=oli')).items
    const ended = await pam.post(`${adminPath}/users/oli/end_session/`, {
      session_id: session?.id,
    })
    expect(ended.status).toBe(200)
    expect(await listed()).not.toContain('oli')
    expect((await by.oli.get(paths.authenticated)).status).not.toBe(200)

    await server.query(
      `update sessions set expires_at = '${server.clock.now().toISOString()}' where user_id = 'amy'`,
    )
    expect(await listed()).not.toContain('amy')
    const before = await listed()
    await server.query(
      `insert into sessions (id_hash, ip, user_agent, created_at, expires_at)
       values ('\\x01', '', '', '2026-03-02T09:00:00Z', '2036-03-02T09:00:00Z')`,
    )
    expect(await listed()).toEqual(before)
  })
})
