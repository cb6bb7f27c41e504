import { afterEach, describe, expect, it } from 'vitest'
import { operator } from '../../identity/administrators/administrator.ts'
import { databases } from '../../testing/databases.ts'
import { addressIn, adminWorld } from '../../testing/admin-steps.ts'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demoPassword, login, paths } from '../../testing/sign-in-steps.ts'
import { eraseUser } from './erase-user.ts'

let server: TestServer
afterEach(() => server.close())

const call = {
  administrator: operator,
  requestId: 'cli',
  visitor: { ip: '', session: null },
}
const terms = { id: 'terms', name: 'Terms', content: '<p>Terms</p>' }

describe.each(databases)('erasing a person (%s)', (db) => {
  it('leaves nothing but what they accepted and the audit, and that without name and address', async () => {
    server = await startTestServer({ db, importFile: { ...adminWorld, eulas: [terms] } })
    const { store, clock } = server
    const erase = (id: string) => eraseUser({ db: store.db, clock }, call, id)
    const browser = await testBrowser(server)
    await login(browser, addressIn('amy'), demoPassword)
    await browser.post('/auth_api/v1/eula/terms/users/amy/')
    await browser.post('/issueapi/v2/tickets', {
      subject: 'Help',
      description: 'Amy asks',
      category: 'question',
    })
    await server.query(
      `insert into outbox_mails (recipient, subject, text, html, created_at) values ('amy@acme.example', '', '', '', now())`,
    )
    const remains = await erase('amy')
    expect(remains).toMatchObject({ acceptances: 1 })
    expect(remains.events).toBeGreaterThan(2)
    expect((await browser.get(paths.me)).status).toBe(401)
    expect(
      (await login(await testBrowser(server), addressIn('amy'), demoPassword)).status,
    ).not.toBe(200)
    const tables = await server.query<{ name: string }>(
      // The search leaves out the counters of rate limits: they expire within a day.
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'",
    )
    const holding: string[] = []
    for (const { name } of tables) {
      const rows = await server.query(
        `select 1 from "${name}" t where to_jsonb(t)::text ~ '\\mamy\\M' limit 1`,
      )
      if (rows.length > 0) holding.push(name)
    }
    expect(holding.toSorted()).toEqual(['audit_events', 'eula_acceptances'])
    const named = await server.query(
      `select 1 from audit_events t where to_jsonb(t)::text ~* 'amy@|amy person' limit 1`,
    )
    expect(named).toEqual([])
    expect(
      await server.query(`select user_id, detail from audit_events where event = 'account_erased'`),
    ).toEqual([{ user_id: 'amy', detail: { by: 'operator' } }])
  })

  it('keeps the last platform-admin', async () => {
    server = await startTestServer({ db, importFile: adminWorld })
    const { store, clock } = server
    const erase = (id: string) => eraseUser({ db: store.db, clock }, call, id)
    await erase('pam')
    await expect(erase('pat')).rejects.toMatchObject({ code: 'conflict' })
    expect(await server.query(`select 1 from users where id = 'pat'`)).toHaveLength(1)
  })
})
