import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, startTestServer, type TestServer } from '../testing/index.ts'
import { startChildServer } from '../testing/child-server.ts'
import { environmentOf, jsonOf, runCommand } from '../testing/run-command.ts'
import { demo, demoPassword, paths } from '../testing/sign-in-steps.ts'

const person = (email: string) => ({
  email,
  first_name: 'Ada',
  last_name: 'Byron',
  organization: 'northfield',
  sign_in_method: 'password',
})
const question = { question: 'In which town were you born?', answer: 'Osier' }
const { password: ada, noPasswordYet: eve, authenticator: tomas, docsAdmin: dana } = demo

let server: TestServer
let folder: string
beforeEach(async () => {
  server = await startTestServer({ db: 'postgres' })
  folder = await mkdtemp(join(tmpdir(), 'vestibule-import-'))
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function importFile(content: object, ...flags: string[]) {
  const file = join(folder, 'file.json')
  await writeFile(file, JSON.stringify(content))
  return runCommand(['import', file, ...flags], environmentOf(server))
}

const notices = async () =>
  (await server.outbox()).map(({ to, subject }) => `${to}: ${subject}`).toSorted()

it('vestibule serve --import imports the file at each start, and ends where it has a mistake', async () => {
  const file = join(folder, 'at-start.json')
  const organizations = [{ id: 'northfield', name: 'Northfield at start', is_internal: false }]
  await writeFile(file, JSON.stringify({ organizations }))
  const child = await startChildServer({ ...environmentOf(server), LOG_LEVEL: 'info' }, [
    '--import',
    file,
  ])
  expect(await server.query(`select name from organizations where id = 'northfield'`)).toEqual([
    { name: 'Northfield at start' },
  ])
  expect(child.output()).toMatch(
    /"organizations":\{"created":0,"changed":1,"unchanged":0\}.*"imported"/,
  )
  expect(await child.end('SIGTERM')).toBe(0)
  await writeFile(file, JSON.stringify({ organizations: [{ id: 'northfield' }] }))
  await expect(startChildServer(environmentOf(server), ['--import', file])).rejects.toThrow(
    /organizations/,
  )
})

describe('vestibule import', () => {
  it('says what it would do, and does nothing, with --dry-run', async () => {
    const file = {
      organizations: [
        { id: 'northfield', name: 'Northfield', is_internal: false },
        { id: 'new', name: 'New', is_internal: false },
      ],
      users: [
        // The file has one user as stored, one with another password, and one who is new.
        { ...person(ada), last_name: 'Lindqvist', eulas_accepted: [] },
        { ...person(demo.termsToAccept), password: 'Other-Threshold-27?' },
        person('new@northfield.example'),
      ],
    }
    const [as] = await server.query<{
      first_name: string
      last_name: string
      organization_id: string
      sign_in_method: string
    }>(
      `select first_name, last_name, organization_id, sign_in_method from users where email = '${demo.termsToAccept}'`,
    )
    Object.assign(file.users[1] ?? {}, {
      first_name: as?.first_name,
      last_name: as?.last_name,
      organization: as?.organization_id,
      sign_in_method: as?.sign_in_method,
    })
    const tried = await importFile(file, '--dry-run', '--json')
    expect(tried.code).toBe(0)
    expect(jsonOf(tried)).toMatchObject({
      organizations: { created: 1, changed: 1, unchanged: 0 },
      users: { created: 1, changed: 1, unchanged: 1 },
      documents: { created: 0, changed: 0, unchanged: 0 },
    })
    expect((await importFile(file, '--dry-run')).out).toBe(
      [
        'organizations: 1 created, 1 changed, 0 unchanged',
        'users: 1 created, 1 changed, 1 unchanged',
        'Nothing was imported.',
      ].join('\n'),
    )
    expect(await server.query("select 1 from organizations where id = 'new'")).toEqual([])
    expect(await notices()).toEqual([])
    const wrong = await importFile(
      { users: [{ ...person(ada), organization: 'none' }] },
      '--dry-run',
    )
    expect(wrong.code).toBe(1)
    await importFile(file)
    const again = await importFile(file, '--dry-run', '--json')
    expect(jsonOf(again)).toMatchObject({
      organizations: { created: 0, changed: 0, unchanged: 2 },
      users: { created: 0, changed: 0, unchanged: 3 },
    })
  })

  it('promise 88: ends what changed credentials have opened, and tells their owners, once', async () => {
    const eves = { ...person(eve), sign_in_method: 'password_and_email_otp' }
    await importFile({ users: [{ ...eves, security_question: question }] })
    expect(await notices()).toEqual([])
    const browser = await signIn(server, ada, demoPassword)
    const other = await signIn(server, dana, demoPassword)
    const users = [
      { ...person(ada), password: 'Other-Threshold-27?', roles: [] },
      { ...eves, security_question: { ...question, answer: 'Fenwick' } },
      {
        ...person(tomas),
        sign_in_method: 'email_otp_and_authenticator_based',
        totp_secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        recovery_codes: ['ABCD-EFGH'],
      },
      { ...person(dana), organization: 'vestibule', sign_in_method: 'password_and_email_otp' },
      // These two get no mail about changed credentials: one is new, the other's stay the same.
      { ...person('new@northfield.example'), password: 'Other-Threshold-28?' },
      { ...person(demo.staff), organization: 'vestibule', roles: [{ role: 'docs-admin' }] },
    ]
    // A file with a mistake changes nothing and notifies nobody.
    const wrong = await importFile({
      users: [...users, { ...person('x@y.example'), organization: 'none' }],
    })
    expect([wrong.code, await notices()]).toEqual([1, []])
    expect((await browser.get(paths.me)).status).toBe(200)

    expect(await importFile({ users })).toMatchObject({ code: 0, err: '' })
    expect((await browser.get(paths.me)).status).toBe(401)
    expect((await other.get(paths.me)).status).toBe(401)
    const told = [
      `${ada}: Your password was changed`,
      `${eve}: Your security question was changed`,
      `${dana}: Your way to sign in was changed`,
      `${tomas}: New recovery codes were made`,
      `${tomas}: Your authenticator was changed`,
    ].toSorted()
    expect(await notices()).toEqual(told)
    const again = await signIn(server, ada, 'Other-Threshold-27?')
    expect(await importFile({ users })).toMatchObject({ code: 0, err: '' })
    expect([(await again.get(paths.me)).status, await notices()]).toEqual([200, told])
  })

  it('lists the ends that it keeps, and warns of access longer than GRANT_MAX_DAYS', async () => {
    const env = { ...environmentOf(server), GRANT_MAX_DAYS: '60' }
    const signals = { resourcetype: 'AppResource', resource: { url: 'signals' }, to: [] }
    const user = (until?: string) => ({
      resources: [{ ...signals, to_users: [{ user: ada, ...(until && { until }) }] }],
    })
    await importFile(user('2094-12-31'))
    const extend = ['resources', 'extend', 'AppResource:signals', '--user', ada]
    await runCommand([...extend, '--until', '2095-03-31'], environmentOf(server))
    const file = join(folder, 'file.json')
    await writeFile(file, JSON.stringify(user('2094-12-31')))
    const kept = [
      'resources: 0 created, 0 changed, 1 unchanged',
      'Ends that administration has set, and that were kept:',
      `  AppResource:signals, ${ada}: until 2095-03-31 (in the file: until 2094-12-31)`,
    ]
    const warning = `Warning: resources[0].to_users[0]: ${ada} may open AppResource:signals`
    expect(await runCommand(['import', file], env)).toEqual({
      code: 0,
      out: kept.join('\n'),
      err: `${warning} until 2094-12-31, longer than GRANT_MAX_DAYS allows.`,
    })
    await writeFile(file, JSON.stringify(user()))
    const tried = await runCommand(['import', file, '--dry-run'], env)
    expect(tried.out).toContain('until 2095-03-31 (in the file: no end)')
    expect(tried.err).toBe(`${warning} without an end, longer than GRANT_MAX_DAYS allows.`)
    const { out, err } = await runCommand(['import', file, '--json'], env)
    expect([JSON.parse(out), err]).toEqual([
      expect.objectContaining({
        kept_ends: [{ resource: 'AppResource:signals', user: ada, kept: '2095-03-31', file: null }],
        long_grants: [
          {
            place: 'resources[0].to_users[0]',
            resource: 'AppResource:signals',
            user: ada,
            until: null,
          },
        ],
      }),
      '',
    ])
  })

  it('is in the audit with what it did: the numbers, and each change of a person', async () => {
    const resource = { url: 'signals', display_name: 'Signals' }
    const signals = { resourcetype: 'AppResource', resource, to: ['halden'], to_users: [ada] }
    const users = [
      { ...person(ada), last_name: 'Lindqvist', roles: [{ role: 'docs-admin' }] },
      person('new@northfield.example'),
    ]
    await importFile({ users, resources: [signals] })
    await server.query('delete from audit_events')
    const [id] = await server.query<{ id: string }>(`select id from users where email = '${ada}'`)
    const changed = {
      users: [
        {
          ...person(ada),
          last_name: 'Changed',
          sign_in_method: 'password_and_email_otp',
          password: 'Other-Threshold-27?',
          disabled: true,
          roles: [{ role: 'editor', app_name: 'signals' }],
        },
        person('new@northfield.example'),
      ],
      resources: [{ ...signals, to: ['northfield'], to_users: [] }],
    }
    const imported = await importFile(changed)
    expect(imported.out).toBe(
      [
        'users: 0 created, 1 changed, 1 unchanged',
        'resources: 0 created, 1 changed, 0 unchanged',
      ].join('\n'),
    )
    const events = await server.query<Record<string, unknown>>(
      `select event, user_id, detail, before, after, request_id from audit_events order by id`,
    )
    const short = events.map(({ event, user_id, before, after }) => [
      event,
      user_id === id?.id ? 'ada' : user_id,
      before,
      after,
    ])
    const grant = { resource: 'AppResource:signals', from: null, until: null }
    expect(short).toEqual([
      ['password_changed', 'ada', null, null],
      ['profile_changed', 'ada', { last_name: 'Lindqvist' }, { last_name: 'Changed' }],
      [
        'sign_in_method_changed',
        'ada',
        { sign_in_method: 'password' },
        { sign_in_method: 'password_and_email_otp' },
      ],
      ['account_disabled', 'ada', null, null],
      ['role_taken', 'ada', { role: 'docs-admin', app_name: '', data_partner: '' }, null],
      ['role_given', 'ada', null, { role: 'editor', app_name: 'signals', data_partner: '' }],
      ['access_taken', null, { ...grant, organization: 'halden' }, null],
      ['access_given', null, null, { ...grant, organization: 'northfield' }],
      ['access_taken', 'ada', { ...grant, user: id?.id }, null],
      [
        'import_applied',
        null,
        null,
        {
          users: { created: 0, changed: 1, unchanged: 1 },
          resources: { created: 0, changed: 1, unchanged: 0 },
        },
      ],
    ])
    for (const { detail, request_id } of events)
      expect([detail, request_id]).toEqual([expect.objectContaining({ by: 'operator' }), 'cli'])
    expect(JSON.stringify(events)).not.toMatch(/argon2|Threshold/)
    // An import that changes nothing records no event.
    await importFile(changed)
    expect(await server.query('select 1 from audit_events')).toHaveLength(events.length)
  })
})
