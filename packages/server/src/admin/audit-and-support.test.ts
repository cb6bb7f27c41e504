import type { ItemOf, Ticket, ValueFrom } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../testing/index.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../testing/admin-steps.ts'
import { demoPassword } from '../testing/sign-in-steps.ts'

type Actor = 'pam' | 'sue' | 'aud' | 'oda'
interface Page<Item> {
  readonly items: Item[]
  readonly next: string | null
}
const desk = 'desk@home.example'

describe.each(databases)('audit and support (%s)', (db) => {
  let server: TestServer
  let amy: TestBrowser
  const by = {} as Record<Actor, TestBrowser>
  beforeAll(async () => {
    server = await startTestServer({ db, importFile: adminWorld, env: { NOTIFY_EMAIL: desk } })
    for (const actor of ['pam', 'sue', 'aud', 'oda'] as const)
      by[actor] = await signInByPasskey(server, actor)
    amy = await signIn(server, addressIn('amy'), demoPassword)
  })
  afterAll(() => server.close())

  const read = async <T>(browser: TestBrowser, path: string) =>
    (await browser.get(`${adminPath}/${path}`)).data as T
  const post = (browser: TestBrowser, path: string, body: object = {}) =>
    browser.post(`${adminPath}/${path}`, body)
  const events = async (query: string, browser = by.aud) =>
    (await read<Page<ItemOf<'listEvents'>>>(browser, `events/?${query}`)).items

  it('a sign-in is recorded with the session that it opens', async () => {
    const [signedIn] = await events('whom=amy&event=signed_in')
    const [session] = await server.query<{ handle: string }>(
      "select handle from sessions where user_id = 'amy'",
    )
    expect(signedIn?.session).toBe(session?.handle)
  })

  it('a ticket is filed, told, found, answered, mailed, read, solved and written to again', async () => {
    const filed = await amy.post('/issueapi/v2/tickets', {
      subject: 'The app is empty',
      description: 'Since this morning',
      category: 'problem',
      support_code: '4kq7-m2xd',
    })
    const { id, number } = (filed.envelope as { result?: unknown }).result as Required<Ticket>
    expect((await server.outbox(desk))[0]?.subject).toBe(`Ticket ${number}: The app is empty`)
    for (const q of [`%23${number}`, '4KQ7-M2XD', 'morning+empty']) {
      const { items } = await read<Page<ItemOf<'listAllTickets'>>>(
        by.aud,
        `tickets/?q=${q}&state=open`,
      )
      expect(items).toMatchObject([
        { id, number, state: 'open', support_code: '4KQ7-M2XD', by: { name: 'amy Person' } },
      ])
    }
    expect(await events('q=4kq7-m2xd')).toMatchObject([
      { event: 'ticket_filed', who: { id: 'amy' }, support_code: '4KQ7-M2XD' },
    ])

    const text = 'Reload the page.\n<b>Then</b> wait. password=hunter22'
    expect((await post(by.sue, `tickets/${id}/answer/`, { text })).status).toBe(200)
    const mail = (await server.outbox(addressIn('amy')))[0]
    expect(mail?.subject).toBe(`Ticket ${number} has an answer`)
    expect(mail?.text).toContain('\n\nReload the page.\n<b>Then</b> wait. ')
    expect(mail?.html).toContain('Reload the page.\n&lt;b&gt;Then&lt;/b&gt; wait. ')
    expect(`${mail?.text} ${mail?.html}`).not.toContain('hunter22')
    const own = await amy.get('/issueapi/v2/tickets')
    const [ticket] = (own.envelope as { results?: unknown }).results as Ticket[]
    expect(ticket).toMatchObject({ state: 'answered', answers: [{ from: 'support' }] })
    expect(ticket?.answers?.[0]?.text).toContain('Reload the page.')
    expect((await post(by.sue, `tickets/${id}/close/`)).status).toBe(200)
    expect((await post(by.sue, `tickets/${id}/close/`)).code).toBe('conflict')
    const path = `/issueapi/v2/tickets/${number}/answers`
    expect((await amy.post(path, { text: 'It is back' })).status).toBe(200)
    // `changes` lists what administrators have changed, so amy's own answer to the ticket is not in it.
    const { changes } = await read<ValueFrom<'getAdminOverview'>>(by.aud, '')
    expect(changes?.filter(({ event }) => event === 'ticket_answered')).toMatchObject([
      { who: { id: 'sue' }, whom: { id: 'amy' } },
    ])
    const facts = await read<ValueFrom<'getTicket'>>(by.aud, `tickets/${id}/`)
    expect(facts).toMatchObject({ state: 'open', email: addressIn('amy') })
    expect(facts.answers?.map(({ from }) => from)).toEqual(['support', 'you'])
    const open = async () => (await read<ValueFrom<'getAdminOverview'>>(by.aud, '')).tickets
    expect(await open()).toEqual({ open: 1, late: 0, oldest_subject: null })
    await server.query(`update tickets set created_at = created_at - interval '2 days'`)
    expect(await open()).toMatchObject({ late: 0 })
    await server.query(`update ticket_answers set at = at - interval '25 hours'`)
    expect(await open()).toEqual({ open: 1, late: 1, oldest_subject: 'The app is empty' })
  })

  it('events tell who did what to whom, before and after, why, and in which session', async () => {
    await server.query('update users set imported = false')
    const answer = await post(by.pam, 'users/odo/disable/', { reason: 'He left' })
    expect(answer.status).toBe(200)
    const [event] = await events('event=account_disabled')
    expect(event).toMatchObject({
      who: { id: 'pam', name: 'pam Person' },
      whom: { id: 'odo' },
      result: 'done',
      reason: 'He left',
    })
    const { request_id: request = '', session = '', ip = '' } = event ?? {}
    expect(await events(`request=${request}`)).toEqual([event])
    expect(await events(`q=${request}`)).toEqual([event])
    expect((await events(`session=${session ?? ''}`)).length).toBeGreaterThan(0)
    expect((await events(`q=${ip ?? ''}&who=pam`))[0]).toEqual(event)
    for (const other of ['who=odo', 'result=refused', 'until=2000-01-01T00:00:00Z', 'q=%25'])
      expect(await events(`event=account_disabled&${other}`)).toEqual([])
    const first = await read<Page<ItemOf<'listEvents'>>>(by.aud, 'events/?limit=2')
    const second = await read<Page<ItemOf<'listEvents'>>>(
      by.aud,
      `events/?limit=2&after=${first.next ?? ''}`,
    )
    expect([...first.items, ...second.items]).toEqual(await events('limit=4'))
  })

  it('promise 120: an administrator of an organisation reads of its people alone', async () => {
    const seen = await events('limit=100', by.oda)
    expect(seen.some(({ event }) => event === 'account_disabled')).toBe(true)
    const own = new Set(['oda', 'odo', 'amy'])
    expect(seen.filter(({ whom }) => !own.has(whom?.id ?? ''))).toEqual([])
    expect(await events('organization=home', by.oda)).toEqual([])
    // The events of an organisation with more than 1,000 members are found by another query, which must find the same.
    await server.query(
      `insert into users (id, email, email_key, first_name, last_name, organization_id, sign_in_method, can_impersonate, created_at)
       select 'm' || n, 'm' || n, 'm' || n, 'M', 'M', (select organization_id from users where id = 'oda'), 'password', false, now()
       from generate_series(1, 1001) n`,
    )
    expect(await events('limit=100', by.oda)).toEqual(seen)
    await server.query(`delete from users where last_name = 'M'`)
  })

  it('promise 120: an export is a table in which nothing runs, and itself an event', async () => {
    await server.query(`update users set first_name = '=1+1, "A"' where id = 'odo'`)
    const answer = await post(by.aud, 'events/export/', { event: 'account_disabled' })
    const { csv, count } = answer.data as { csv: string; count: number }
    expect(count).toBe(1)
    expect(csv).toContain(`pam Person,account_disabled,"'=1+1, ""A"" Person"`)
    expect(await events('event=events_exported')).toMatchObject([
      { who: { id: 'aud' }, after: { count: 1, event: 'account_disabled' } },
    ])
  })

  it('reports of one error are one line', async () => {
    const report = (code: string) => ({
      app: 'signals',
      version: '1',
      message: 'x is undefined',
      stack: '',
      url: 'https://platform.example/signals',
      support_code: code,
    })
    await amy.post('/issueapi/postSlackChannelMessage', report('AAAA-2222'))
    for (const code of ['BBBB-2222', 'CCCC-2222'])
      await by.oda.post('/issueapi/postSlackChannelMessage', report(code))
    const { items } = await read<Page<ItemOf<'listErrorReports'>>>(
      by.aud,
      'error_reports/?q=undefined',
    )
    expect(items).toMatchObject([{ times: 3, people: 2, support_code: 'CCCC-2222' }])
    expect((await events(`session=${items[0]?.session ?? ''}`)).length).toBeGreaterThanOrEqual(0)
  })

  it.each([
    ['events/export/', {}, ['pam', 'aud']],
    ['tickets/none/answer/', { text: 'Hello' }, ['pam', 'sue']],
    ['tickets/none/close/', {}, ['pam', 'sue']],
  ] as const)('%s is for those whose role says so', async (path, body, allowed) => {
    for (const actor of ['pam', 'sue', 'aud', 'oda'] as const) {
      const { code } = await post(by[actor], path, body)
      const may = (allowed as readonly Actor[]).includes(actor)
      expect([actor, code]).toEqual([
        actor,
        may ? (path.startsWith('tickets') ? 'not_found' : null) : 'forbidden',
      ])
    }
    for (const path of ['tickets/', 'tickets/none/', 'error_reports/'])
      expect((await by.oda.get(`${adminPath}/${path}`)).code).toBe('forbidden')
  })
})
