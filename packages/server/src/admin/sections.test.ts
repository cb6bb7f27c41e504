import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import type { TestBrowser } from '../testing/index.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../testing/admin-steps.ts'
import { demoPassword, paths } from '../testing/sign-in-steps.ts'

interface Page<Item> {
  readonly items: Item[]
  readonly next: string | null
  readonly total?: number
}

describe.each(databases)('sections of administration (%s)', (db) => {
  let server: TestServer
  const by = {} as Record<'pam' | 'sue' | 'aud' | 'oda', TestBrowser>
  beforeAll(async () => {
    server = await startTestServer({
      db,
      importFile: adminWorld,
      env: { NOTIFY_EMAIL: 'desk@home.example' },
    })
    for (const actor of ['pam', 'sue', 'aud', 'oda'] as const)
      by[actor] = await signInByPasskey(server, actor)
  })
  afterAll(() => server.close())

  const read = async <T>(browser: TestBrowser, path: string) =>
    (await browser.get(`${adminPath}/${path}`)).data as T
  const post = (browser: TestBrowser, path: string, body: object = {}) =>
    browser.post(`${adminPath}/${path}`, body)

  it('promise 116: organisations are listed, added and edited, and the import keeps its own', async () => {
    const all = await read<Page<ItemOf<'listAllOrganizations'>>>(by.aud, 'organizations/')
    expect(all.items.map(({ id, people, grants }) => [id, people, grants])).toEqual([
      ['acme', 3, 1],
      ['home', 6, 0],
      ['other', 1, 0],
    ])
    expect(all.total).toBe(3)
    const own = await read<Page<ItemOf<'listAllOrganizations'>>>(by.oda, 'organizations/')
    expect(own.items.map(({ id }) => id)).toEqual(['acme'])
    const created = await post(by.pam, 'organizations/', { name: 'Brand new', tier: 'explore' })
    const { id } = created.data as { id: string }
    expect(await read(by.aud, 'organizations/acme/')).toMatchObject({
      administrators: [{ id: 'oda' }, { id: 'odo' }],
    })
    const method = 'email_otp_and_authenticator_based'
    expect(
      (await post(by.pam, `organizations/${id}/edit/`, { sign_in_method: method })).status,
    ).toBe(200)
    const facts = await read<ValueFrom<'getOrganization'>>(by.pam, `organizations/${id}/`)
    expect(facts).toMatchObject({ name: 'Brand new', tier: 'explore', sign_in_method: method })
    expect(facts.actions).toEqual(['edit', 'invite', 'give_access'])
    const invited = { email: 'n@n.example', first_name: 'N', last_name: 'N', organization: id }
    const user = (await post(by.sue, 'users/', invited)).data as { id: string }
    expect(await read(by.sue, `users/${user.id}/`)).toMatchObject({ sign_in_method: method })
    const renamed = await post(by.pam, 'organizations/acme/edit/', { name: 'Another' })
    expect(renamed.code).toBe('conflict')
    for (const actor of ['sue', 'aud', 'oda'] as const) {
      expect((await post(by[actor], 'organizations/', { name: 'X' })).code).toBe('forbidden')
      expect((await post(by[actor], 'organizations/acme/edit/', {})).code).toBe('forbidden')
    }
    expect((await by.oda.get(`${adminPath}/organizations/other/`)).code).toBe('not_found')
  })

  it('access is given and taken back at the next request, within reach', async () => {
    const oli = await signIn(server, addressIn('oli'), demoPassword)
    const opens = async () => ((await oli.get(paths.resources)).data as unknown[]).length
    const give = (browser: TestBrowser, resource: string, body: object) =>
      post(browser, `resources/AppResource%3A${resource}/give/`, body)
    const take = (browser: TestBrowser, resource: string, body: object) =>
      post(browser, `resources/AppResource%3A${resource}/take/`, body)
    expect((await give(by.pam, 'two', { organization: 'other', reason: 'Contract' })).status).toBe(
      200,
    )
    expect(await opens()).toBe(1)
    expect((await give(by.pam, 'two', { user: 'oli' })).status).toBe(200)
    expect((await give(by.pam, 'two', { user: 'oli' })).code).toBe('conflict')
    const open = (by: string, daysAgo: number) =>
      server.query(
        `insert into audit_events (at, event, user_id, ip, request_id, detail)
         values ('${new Date(server.clock.now().getTime() - daysAgo * 86_400_000).toISOString()}', 'app_opened', '${by}', '', '', '{"app": "two"}') returning 1`,
      )
    await open('amy', 1)
    await open('oli', 31)
    const toAll = await read<Page<ItemOf<'listGrants'>>>(
      by.aud,
      'grants/?to=organization&resource=AppResource:two',
    )
    expect(toAll.items).toMatchObject([
      {
        organization: { id: 'other', people: 1, keep: 1, opened: 0 },
        given_by: 'pam Person',
        imported: false,
      },
    ])
    const toPeople = await read<Page<ItemOf<'listGrants'>>>(
      by.aud,
      'grants/?to=user&organization=other',
    )
    expect(toPeople.items).toMatchObject([{ user: { id: 'oli', has_it_anyway: true } }])
    const [{ user }] = toPeople.items as [ItemOf<'listGrants'>]
    expect(new Date(user?.last_opened_at ?? 0).getTime()).toBe(
      server.clock.now().getTime() - 31 * 86_400_000,
    )
    await open('oli', 2)
    const opened = await read<Page<ItemOf<'listGrants'>>>(
      by.aud,
      'grants/?to=organization&organization=other',
    )
    expect(opened.items.map(({ organization }) => organization?.opened)).toEqual([1])
    // The import keeps grants that were given in administration.
    await server.import(adminWorld)
    expect((await take(by.pam, 'two', { organization: 'other' })).status).toBe(200)
    expect(await opens()).toBe(1)
    expect((await take(by.pam, 'two', { user: 'oli' })).status).toBe(200)
    expect(await opens()).toBe(0)
    expect((await take(by.pam, 'one', { organization: 'acme' })).code).toBe('conflict')

    expect((await give(by.oda, 'one', { user: 'amy' })).status).toBe(200)
    expect((await take(by.oda, 'one', { user: 'amy' })).status).toBe(200)
    for (const [resource, body, code] of [
      ['two', { user: 'amy' }, 'not_found'],
      ['one', { user: 'oli' }, 'not_found'],
      ['one', { organization: 'acme' }, 'forbidden'],
      ['one', {}, 'validation_failed'],
    ] as const)
      expect((await give(by.oda, resource, body)).code).toBe(code)
    expect((await give(by.sue, 'two', { user: 'oli' })).code).toBe('forbidden')
    const seen = await read<Page<ItemOf<'listManagedResources'>>>(by.oda, 'resources/')
    expect(seen.items.map(({ id }) => id)).toEqual(['AppResource:one'])
    expect(
      (await read<Page<ItemOf<'listManagedResources'>>>(by.sue, 'resources/?q=app+two')).items,
    ).toHaveLength(1)
  })

  it('promise 126: nobody writes over what another has changed meanwhile, and is told who it was', async () => {
    await server.query(`update users set imported = false where id = 'amy' returning 1`)
    const seen = {
      email: addressIn('amy'),
      first_name: 'amy',
      last_name: 'Person',
      organization: 'acme',
      sign_in_method: 'password',
    }
    const rename = (browser: TestBrowser, first_name: string, was: object) =>
      post(browser, 'users/amy/set_name/', { first_name, last_name: 'Person', seen: was })
    expect((await rename(by.pam, 'Amy', seen)).status).toBe(200)
    const refused = await rename(by.pam, 'Aimée', seen)
    expect(refused.code).toBe('conflict')
    expect(refused.envelope.error_info).toMatchObject({
      changed: { by: 'pam Person', at: server.clock.now().toISOString() },
    })
    const move = { organization: 'other', seen }
    expect((await post(by.pam, 'users/amy/move/', move)).code).toBe('conflict')
    expect((await rename(by.pam, 'amy', { ...seen, first_name: 'Amy' })).status).toBe(200)
    await server.import(adminWorld)
  })

  it('an invitation that the mail server refuses is told at its person, until one is taken', async () => {
    const invited = {
      email: 'gone@n.example',
      first_name: 'G',
      last_name: 'N',
      organization: 'other',
    }
    const { id } = (await post(by.sue, 'users/', invited)).data as { id: string }
    const obstacles = async () =>
      (await read<ValueFrom<'getUser'>>(by.sue, `users/${id}/`)).obstacles
    expect((await obstacles()).map(({ code }) => code)).toEqual(['not_set_up'])
    await server.query(
      `update queued_mails set state = 'given_up', is_refused = true, last_answer = '550 no such mailbox'
       where user_id = '${id}' returning 1`,
    )
    expect(await obstacles()).toMatchObject([
      { code: 'invitation_refused', answer: '550 no such mailbox' },
    ])
    server.clock.advance(120)
    expect((await post(by.sue, `users/${id}/invite_again/`)).status).toBe(200)
    expect((await obstacles()).map(({ code }) => code)).toEqual(['not_set_up'])
  })

  it('requests for access are announced, approved with roles, and refused with a note', async () => {
    const ask = async (name: string) => {
      const browser = await testBrowser(server)
      await browser.post('/auth_api/v1/registeration_requests/', {
        email: `${name}@partner.example`,
        first_name: name,
        last_name: 'Partner',
        description: 'From Partner Labs',
        sign_in_method: 'password',
      })
      const [mail] = await server.outbox(`${name}@partner.example`)
      const { pathname } = new URL(mail?.link ?? '')
      for (const _ of [1, 2]) await browser.send(pathname, { method: 'POST' })
    }
    await ask('first')
    server.clock.advance(1)
    await ask('second')
    const told = await server.outbox('desk@home.example')
    expect(told.map(({ subject }) => subject)).toEqual(Array(2).fill('Somebody asks for access'))
    expect(told[1]?.text).toContain('first Partner (first@partner.example)')
    await server.query(
      `insert into organization_domains values ('partner.example', 'acme', 't', now()) returning 1`,
    )
    const waiting = await read<Page<ItemOf<'listRegistrations'>>>(by.aud, 'registrations/')
    expect(waiting.items.map(({ suggested }) => suggested)).toEqual(
      [1, 2].map(() => ({ id: 'acme', name: 'Acme' })),
    )
    expect(waiting.items.map(({ first_name }) => first_name)).toEqual(['first', 'second'])
    expect(await read<ValueFrom<'getAdminOverview'>>(by.sue, '')).toMatchObject({
      registrations: { waiting: 2, waiting_since: expect.any(String) },
      people: { locked: 0, locked_first: [] },
    })
    expect(waiting.items.map(({ has_account: has }) => has)).toEqual([false, false])
    const [first, second] = waiting.items.map(({ id }) => `registrations/${id}`)
    const approval = { organization: 'acme', roles: [{ role: 'editor', app_name: 'docs' }] }
    for (const actor of ['sue', 'aud', 'oda'] as const)
      expect((await post(by[actor], `${first}/approve/`, approval)).code).toBe('forbidden')
    expect((await by.oda.get(`${adminPath}/registrations/`)).code).toBe('forbidden')
    expect(await read(by.oda, '')).not.toHaveProperty('registrations')
    const beyond = { organization: 'acme', roles: [{ role: 'support', app_name: 'admin' }] }
    expect((await post(by.pam, `${first}/approve/`, beyond)).code).toBe('validation_failed')
    const approved = (await post(by.pam, `${first}/approve/`, approval)).data as { user_id: string }
    expect(await read(by.pam, `users/${approved.user_id}/`)).toMatchObject({
      state: 'invited',
      roles: [{ role: 'editor', app_name: 'docs', given_by: 'pam Person' }],
    })
    expect((await post(by.pam, `${first}/approve/`, approval)).code).toBe('conflict')
    expect((await server.outbox('first@partner.example'))[0]?.subject).toBe('You are invited')
    expect((await post(by.pam, `${second}/refuse/`, { note: ' ' })).code).toBe('validation_failed')
    expect((await post(by.pam, `${second}/refuse/`, { note: 'We need a contract.' })).status).toBe(
      200,
    )
    expect((await server.outbox('second@partner.example'))[0]?.text).toContain(
      'We need a contract.',
    )
    const refused = await read<Page<ItemOf<'listRegistrations'>>>(
      by.aud,
      'registrations/?state=refused',
    )
    expect(refused.items).toMatchObject([
      { first_name: 'second', decided: { by: 'pam Person', note: 'We need a contract.' } },
    ])
  })

  it('health tells of checks, jobs and settings, and of no secret', async () => {
    const health = await read<ValueFrom<'getHealth'>>(by.aud, 'health/')
    const setting = (name: string) => health.settings.find((one) => one.name === name)
    expect(setting('NOTIFY_EMAIL')).toMatchObject({
      value: 'desk@home.example',
      source: 'environment',
    })
    expect(setting('SESSION_TTL_S')).toMatchObject({ value: null, default: '43200' })
    expect(setting('SECRET_KEY')).toMatchObject({ value: null, is_secret: true })
    expect(health.jobs.map(({ name, state }) => `${name} ${state}`).join(', ')).toBe(
      'housekeeping never, mails never, access_ends never, access_reviews never, audit_seals never',
    )
    const run = (seconds: number, hasFailed: boolean) =>
      server.query(
        `insert into job_runs values ('mails', '${server.clock.now().toISOString()}'::timestamptz - interval '${seconds} s', 20, ${hasFailed})
         on conflict (name) do update set ran_at = excluded.ran_at, has_failed = excluded.has_failed`,
      )
    for (const [seconds, hasFailed, state] of [
      [60, false, 'on_time'],
      [600, false, 'late'],
      [60, true, 'failed'],
    ] as const) {
      await run(seconds, hasFailed)
      expect((await read<ValueFrom<'getHealth'>>(by.aud, 'health/')).jobs[1]?.state).toBe(state)
    }
    const { checks } = await read<ValueFrom<'getHealthChecks'>>(by.sue, 'health/checks/')
    expect(checks.find(({ name }) => name === 'migrations')).toMatchObject({ state: 'ok' })
    expect(checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['database', 'secret key', 'mail', 'disk', 'clock']),
    )
    for (const path of ['health/', 'health/checks/', 'mails/'])
      expect((await by.oda.get(`${adminPath}/${path}`)).code).toBe('forbidden')
    const overview = await read<ValueFrom<'getAdminOverview'>>(by.aud, '')
    expect(overview.mails).toMatchObject({ waiting: 0 })
    expect(overview.jobs).toEqual({ total: 5, failed: 1 })
    expect(overview.changes).toHaveLength(4)
    expect(overview.changes?.[0]).toMatchObject({ who: { id: 'pam' }, event: expect.any(String) })
    expect(overview.sign_ins).toHaveLength(7)
    expect(overview.sign_ins?.at(-1)?.signed_in).toBeGreaterThan(3)
    const own = await read<ValueFrom<'getAdminOverview'>>(by.oda, '')
    for (const part of ['sign_ins', 'mails', 'jobs', 'tickets', 'registrations'])
      expect(own).not.toHaveProperty(part)
    const { items } = await read<Page<ItemOf<'listEvents'>>>(by.oda, 'events/?limit=100')
    const reached = new Set(items.map(({ id }) => id))
    expect(own.changes?.length).toBeGreaterThan(0)
    for (const { id, event } of own.changes ?? [])
      expect([event, reached.has(id)]).toEqual([event, true])
  })
})
