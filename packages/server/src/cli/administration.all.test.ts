import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import { environmentOf, jsonOf, runCommand } from '../testing/run-command.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../testing/admin-steps.ts'
import { login } from '../testing/sign-in-steps.ts'

let server: TestServer
let env: Record<string, string>
beforeAll(async () => {
  server = await startTestServer({ db: 'postgres', clock: 'system', importFile: adminWorld })
  env = environmentOf(server)
})
afterAll(() => server.close())

const run = (...args: string[]) => runCommand(args, env)

it('names the first administrator, and keeps the last one', async () => {
  await server.query("delete from user_roles where role = 'platform-admin'")
  const rep = addressIn('rep')
  const last = /last platform-admin/
  expect(await run('user', 'grant', rep, 'platform-admin')).toMatchObject({ code: 0, err: '' })
  const browser = await signInByPasskey(server, 'rep')
  expect((await browser.get(`${adminPath}/users/`)).status).toBe(200)
  expect((await run('user', 'revoke', rep, 'platform-admin')).err).toMatch(last)
  expect((await run('user', 'disable', rep)).err).toMatch(last)
  expect((await run('user', 'grant', addressIn('amy'), 'support')).err).toMatch(/internal users/)
  expect((await run('user', 'grant', 'nobody@x.example', 'support')).err).toMatch(/no account/)
  expect((await run('user', 'grant', rep)).code).toBe(2)
  const [event] = await server.query<{ detail: object; after: object }>(
    "select detail, after from audit_events where event = 'role_given'",
  )
  expect(event).toMatchObject({ detail: { by: 'operator' }, after: { role: 'platform-admin' } })
})

it('shows an account, unlocks it, and signs it out', async () => {
  const amy = addressIn('amy')
  const stranger = await testBrowser(server)
  for (let n = 0; n < 10; n += 1) await login(stranger, amy, 'Wrong-Password-26!')
  const shown = await run('user', 'show', amy, '--json')
  expect(jsonOf(shown)).toMatchObject({ email: amy, state: 'locked' })
  expect((await run('user', 'unlock', amy)).code).toBe(0)
  expect((await login(stranger, amy)).status).toBe(200)
  expect((await run('user', 'show', amy)).out).toMatch(/Browsers +1\b/)
  expect((await run('user', 'end-sessions', amy)).code).toBe(0)
  expect((await run('user', 'show', amy)).out).toMatch(/In the way +nothing\nLast.*\nBrowsers +0/)
})

it('lists organisations, grants and requests, and decides these', async () => {
  const organizations = jsonOf(await run('organizations', '--json')) as { id: string }[]
  expect(organizations.map(({ id }) => id)).toEqual(['acme', 'home', 'other'])
  expect((await run('grants', '--organization', 'acme')).out).toMatch(
    /^AppResource:one  acme  import  \d{4}-\d\d-\d\dT\S+$/,
  )
  const ask = (id: string) =>
    server.query(
      `insert into registration_requests (id, email, email_key, first_name, last_name, description, sign_in_method, token_hash, created_at, expires_at, verified_at)
       values ('${id}', '${id}@p.example', '${id}@p.example', '${id}', 'Partner', 'Labs', 'password', sha256('${id}'), now(), now(), now())`,
    )
  await ask('one')
  await ask('two')
  expect((await run('registrations', 'list')).out.split('\n')).toHaveLength(2)
  expect((await run('registrations', 'approve', 'one', '--organization', 'acme')).code).toBe(0)
  expect((await run('registrations', 'refuse', 'two', '--note', 'Not now')).code).toBe(0)
  expect((await run('registrations', 'refuse', 'two', '--note', 'Not now')).err).toMatch(/decided/)
  const approved = await run('registrations', 'list', '--state', 'approved', '--json')
  expect(jsonOf(approved)).toMatchObject([{ id: 'one', has_account: true }])
  expect((await server.outbox('two@p.example'))[0]?.text).toContain('Not now')
})

it('lists what support and auditors look at, and finds what has a support code', async () => {
  const code = '4KQ7-M2'
  await server.query(
    `insert into tickets (id, user_id, subject, description, category, status, created_at, support_code)
     values ('t1', 'amy', 'Export stops', 'At 10,000 rows', 'bug', 'open', now(), '${code}')`,
  )
  await server.query(
    `insert into error_reports (app, version, message, stack, url, support_code, created_at)
     values ('shell', '1', 'Boom', '', '/', '${code}', now())`,
  )
  await server.query(
    `insert into audit_events (at, event, user_id, ip, request_id, detail, support_code)
     values (now(), 'ticket_filed', 'amy', '192.0.2.1', 'r-1', '{}', '${code}'),
            (now(), 'profile_changed', 'amy', '192.0.2.1', 'r-1', '{}', null)`,
  )
  await server.query(
    `insert into queued_mails (id, kind, recipient, state, tries, created_at, next_try_at, last_answer)
     values (gen_random_uuid(), 'invitation', 'amy@acme.example', 'waiting', 3, now(), now(), 'connection refused')`,
  )
  const json = async (...args: string[]) =>
    jsonOf(await run(...args, '--json')) as Record<string, unknown>[]
  expect(await json('tickets', '--state', 'open')).toMatchObject([{ subject: 'Export stops' }])
  expect((await run('tickets')).out).toMatch(/^#1 .* amy Person {2}Acme {2}Export stops$/m)
  expect(await json('errors')).toMatchObject([{ message: 'Boom', times: 1 }])
  for (const list of ['tickets', 'errors', 'audit']) {
    expect(await json(list, '--search', 'nowhere')).toEqual([])
  }
  expect(await json('mails', '--state', 'waiting')).toMatchObject([
    { to: 'a••••••@acme.example', last_answer: 'connection refused' },
  ])
  expect(await json('audit', '--whom', addressIn('amy'), '--event', 'ticket_filed')).toHaveLength(1)
  const found = jsonOf(await run('lookup', '4kq7-m2', '--json')) as {
    readonly events: { readonly event: string }[]
  }
  expect(found).toMatchObject({ tickets: [{ id: 't1' }], errors: [{ message: 'Boom' }] })
  expect(found.events.map(({ event }) => event).toSorted()).toEqual([
    'profile_changed',
    'ticket_filed',
  ])
  expect(await run('lookup', 'none')).toMatchObject({ code: 1, out: '' })
  for (const wrong of [['tickets', '--state', 'x'], ['audit', '--from', 'x'], ['lookup']])
    expect((await run(...wrong)).code).toBe(2)
})
