import { allCalls, formatUserHeader, userHeader, type Call } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword, paths } from '../../testing/sign-in-steps.ts'

const everything = Object.entries(allCalls as Record<string, Call>).map(
  ([name, { endpoint, access, door }]) => ({
    name,
    access,
    door,
    method: endpoint.method,
    path: endpoint.path.replace(/:\w+/g, 'x1'),
  }),
)
// The calls that change something and that a page makes: programs (`machine`) send no user header. Of the calls that
// need a session, `createTicket` stands for all: conformance/guard-cases.ts makes each of them for another user.
const writes = everything.filter(
  ({ name, access, method, door }) =>
    method !== 'GET' &&
    door !== 'machine' &&
    (name === 'createTicket' || access === 'anyone' || access === 'attempt'),
)
const customers = '/auth_api/v1/accounts/impersonate/organizations/'
const ticket = { subject: 'Mine', description: 'Of this user', category: 'question' }

/** All rows of the database, one text per table. */
async function contentOf(server: TestServer): Promise<string[]> {
  const tables = await server.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const lines: string[] = []
  for (const { name } of tables) {
    const [row] = await server.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from "${name}" t`,
    )
    lines.push(`${name} ${row?.digest}`)
  }
  return lines
}

/** Sends a call with the header of a page that `user` has open. */
const sendAs = (browser: TestBrowser, user: string, { method, path }: (typeof writes)[number]) =>
  browser.send(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': browser.cookies.get('csrftoken') ?? '',
      origin: browser.origin,
      'sec-fetch-site': 'same-origin',
      [userHeader]: user,
    },
    body: '{}',
  })

// These tests run on one database only: on PostgreSQL and PGlite alike, the server refuses the requests before the code
// of the call runs.
describe('for whom a request is made', () => {
  let server: TestServer
  let ada: TestBrowser
  let staff: TestBrowser
  let adaId: string
  /** Values of the user header that do not fit Ada's session. */
  let foreign: readonly string[]
  let before: string[]
  const idOf = async (browser: TestBrowser) =>
    ((await browser.get(paths.me)).data as { id: string }).id
  beforeAll(async () => {
    server = await startTestServer()
    ada = await signIn(server, demo.password, demoPassword)
    staff = await signIn(server, demo.staff, demoPassword)
    adaId = await idOf(ada)
    foreign = [await idOf(staff), formatUserHeader(adaId, 'calder'), 'no-such-user', '%']
    before = await contentOf(server)
  })
  afterAll(() => server.close())

  it.each(writes)('$name refuses what another user means to do', async (call) => {
    for (const user of foreign) {
      const answer = await sendAs(ada, user, call)
      expect([user, answer.status, answer.code]).toEqual([user, 409, 'user_changed'])
      expect(answer.headers.get(userHeader)).toBe(adaId)
    }
  })

  it('none of the refused writes has changed anything that is stored', async () => {
    expect(await contentOf(server)).toEqual(before)
  })

  it('takes what its own user means to do, and what a client does not say', async () => {
    const own = { [userHeader]: await idOf(ada) }
    expect((await ada.post('/issueapi/v2/tickets', ticket, own)).status).toBe(201)
    expect((await ada.post('/issueapi/v2/tickets', ticket)).status).toBe(201)
  })

  it('compares for which customer staff act, both ways', async () => {
    const id = await idOf(staff)
    const acting = formatUserHeader(id, 'calder')
    const file = (user: string) =>
      staff.post('/issueapi/v2/tickets', ticket, { [userHeader]: user })
    expect((await file(acting)).code).toBe('user_changed')
    await staff.post(customers, { organization_id: 'calder' }, { [userHeader]: id })
    expect((await staff.get(paths.me)).headers.get(userHeader)).toBe(acting)
    const before = await contentOf(server)
    const refused = [await file(id), await file(formatUserHeader(id, 'northfield'))]
    for (const { code, envelope } of refused) {
      expect([code, envelope.message]).toEqual([
        'user_changed',
        'You act for another customer now, or for none. Reload the page.',
      ])
    }
    expect(await contentOf(server)).toEqual(before)
    expect((await file(acting)).status).toBe(201)
    expect((await staff.delete(customers, {}, { [userHeader]: acting })).status).toBe(200)
    expect((await file(id)).status).toBe(201)
  })

  it('says it in every answer of a call that needs a session, and in no other', async () => {
    const adaId = await idOf(ada)
    for (const { name, access, path } of everything.filter(({ method }) => method === 'GET')) {
      const { headers } = await ada.get(path)
      const needsSession = access !== 'anyone' && access !== 'attempt'
      expect([name, headers.get(userHeader)]).toEqual([name, needsSession ? adaId : null])
    }
  })

  it('says with the end of the session whose it is, and for whom it acts', async () => {
    const path = '/auth_api/v1/users/session_validity/'
    const id = await idOf(staff)
    expect((await staff.get(path)).data).toMatchObject({ user_id: id, acting_for: null })
    await staff.post(customers, { organization_id: 'calder' })
    const acting_for = { id: 'calder', name: expect.any(String) as string }
    expect((await staff.get(path)).data).toMatchObject({ user_id: id, acting_for })
  })
})
