import { afterEach, describe, expect, it } from 'vitest'
import { auditEvents } from '../db/schema/operations.ts'
import { demo, paths } from '../testing/sign-in-steps.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../testing/index.ts'
import type { TestBrowser } from '../testing/index.ts'

const password = 'Quiet-Doorway-26!'
const path = '/auth_api/v1/accounts/impersonate/organizations/'
const select = (browser: TestBrowser, organization_id: string, next = '/dv/a/') =>
  browser.post(path, { organization_id, next })
const stop = (browser: TestBrowser) =>
  browser.send(path, {
    method: 'DELETE',
    headers: {
      'x-csrftoken': browser.cookies.get('csrftoken') ?? '',
      origin: browser.origin,
      'sec-fetch-site': 'same-origin',
    },
  })

let server: TestServer
afterEach(() => server.close())
const start = (db: 'pglite' | 'postgres' = 'pglite') => startTestServer({ db })

describe.each(['pglite', 'postgres'] as const)('acting for a customer on %s', (db) => {
  it('promise 63: is recorded with both identities, is not nested, and has a way out', async () => {
    server = await start(db)
    const staff = await signIn(server, demo.staff, password)
    const names = ((await staff.get(path)).data as { id: string }[]).map(({ id }) => id)
    expect(names).toContain('calder')
    expect(names).not.toContain('vestibule')
    expect((await staff.post(paths.redirect, { next: '/dv/a/' })).data).toEqual({
      redirect_url: '/auth/impersonate/select-customer?next=%2Fdv%2Fa%2F',
    })

    const before = staff.clone()
    expect((await select(staff, 'calder')).data).toEqual({ redirect_url: '/dv/a/' })
    expect((await before.get(paths.me)).code).toBe('not_authenticated')
    expect((await staff.get(paths.me)).data).toMatchObject({
      email: demo.staff,
      impersonating: { id: 'calder' },
    })
    expect((await select(staff, 'northfield')).code).toBe('conflict')
    await staff.post('/issueapi/v2/tickets', {
      subject: 'For them',
      description: 'On their behalf',
      category: 'question',
    })
    expect((await stop(staff)).status).toBe(200)
    expect((await staff.get(paths.me)).data).toMatchObject({ impersonating: null })
    expect((await stop(staff)).code).toBe('conflict')

    const recorded = await server.store.db.select().from(auditEvents)
    const row = (event: string) => recorded.find((one) => one.event === event)
    expect(row('impersonation_started')?.detail).toEqual({ organization: 'calder' })
    expect(row('ticket_filed')).toMatchObject({ actingForId: 'calder' })
    expect(row('ticket_filed')?.userId).toBe(row('impersonation_started')?.userId)
    expect(row('impersonation_stopped')).toMatchObject({ actingForId: 'calder' })
  })

  it('promise 62: ends when it is allowed no longer', async () => {
    server = await start(db)
    const staff = await signIn(server, demo.staff, password)
    await select(staff, 'calder')
    const theirs = (await staff.get(paths.resources)).data
    await server.import({
      users: [
        {
          email: demo.staff,
          first_name: 'Sam',
          last_name: 'Staff',
          organization: 'vestibule',
          sign_in_method: 'password',
          can_impersonate: false,
        },
      ],
    })
    expect((await staff.get(paths.me)).data).toMatchObject({ impersonating: null })
    expect((await staff.get(paths.resources)).data).not.toEqual(theirs)
  })

  it('begun twice at once begins once', async () => {
    server = await start(db)
    const staff = await signIn(server, demo.staff, password)
    const twin = staff.clone()
    const answers = await Promise.all([select(staff, 'calder'), select(twin, 'northfield')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('acting for a customer', () => {
  it('shows what the customer has, and ends when the session would have', async () => {
    server = await start()
    const staff = await signIn(server, demo.staff, password)
    const validity = async () =>
      (await staff.get('/auth_api/v1/users/session_validity/')).data as { max_ttl: number }
    const { max_ttl } = await validity()
    server.clock.advance(60)
    await select(staff, 'calder')
    expect(await validity()).toMatchObject({ max_ttl, acting_for: { id: 'calder' } })
    const theirs = await signIn(server, 'oskar@calder.example', password)
    expect((await staff.get(paths.resources)).data).toEqual(
      (await theirs.get(paths.resources)).data,
    )
  })

  it('promise 62: is for staff, and for organisations that are customers', async () => {
    server = await start()
    const user = await signIn(server, demo.password, password)
    expect((await user.get(path)).code).toBe('forbidden')
    expect((await select(user, 'calder')).code).toBe('forbidden')
    expect((await (await testBrowser(server)).get(path)).code).toBe('not_authenticated')
    const staff = await signIn(server, demo.staff, password)
    expect((await select(staff, 'vestibule')).code).toBe('forbidden')
    expect((await select(staff, 'nobody')).code).toBe('forbidden')
    expect((await select(staff, 'calder', '//evil.example')).data).toEqual({ redirect_url: '/' })
  })
})
