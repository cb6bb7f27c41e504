import { afterEach, describe, expect, it } from 'vitest'
import { auditEvents } from '../../platform/db/schema/operations.ts'
import { databases } from '../../testing/databases.ts'
import { demo, paths } from '../../testing/sign-in-steps.ts'
import { signIn, startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import type { TestBrowser } from '../../testing/index.ts'

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

describe.each(databases)('acting for a customer on %s', (db) => {
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

  it('promise 84: shows nothing that is for internal users, until it stops', async () => {
    server = await start()
    await server.import({
      organizations: [{ id: 'explorers', name: 'Explorers', is_internal: false, tier: 'explore' }],
      users: [
        {
          email: 'root@vestibule.example',
          first_name: 'Root',
          last_name: 'Vale',
          organization: 'vestibule',
          sign_in_method: 'password',
          password,
          can_impersonate: true,
          roles: [{ role: 'docs-admin' }],
          eulas_accepted: ['terms-of-use', 'data-use-agreement'],
        },
      ],
      documents: [
        { app_name: 'shell', element_id: 'inside', mini_content: 'x', audience: ['internal'] },
        { app_name: 'shell', element_id: 'outside', mini_content: 'x', audience: ['external'] },
      ],
    })
    const staff = await signIn(server, 'root@vestibule.example', password)
    const docs = '/documentation_api/v1'
    const note = { element_id: 'outside', app_name: 'shell', mini_content: 'Changed' }
    const seen = async () => {
      const element_ids = ['inside', 'outside']
      const found = await staff.post(`${docs}/documents`, { element_ids, app_name: 'shell' })
      const profile = (await staff.get(paths.me)).data as {
        organization_info: { is_internal: boolean; tier: string }
        is_external_user: boolean
      }
      return {
        cohorts: (await staff.get('/ws_admin_panel/v1/vcs/profiles')).code,
        sellers: (await staff.get(`${docs}/sellers`)).code,
        documents: (found.data as { element_id: string }[]).map(({ element_id }) => element_id),
        page: (await staff.get(`${docs}/document/shell/inside/index.html`)).status,
        preview: (await staff.post(`${docs}/preview`, { content: 'x' })).code,
        update: (await staff.patch(`${docs}/update_document`, note)).code,
        roles: ((await staff.get(`${paths.me}roles/`)).data as unknown[]).length,
        internal: profile.organization_info.is_internal && !profile.is_external_user,
        tier: profile.organization_info.tier,
      }
    }
    const own = {
      cohorts: null,
      sellers: null,
      documents: ['inside', 'outside'],
      page: 200,
      preview: null,
      update: null,
      roles: 1,
      internal: true,
      tier: 'premium',
    }
    expect(await seen()).toEqual(own)
    await select(staff, 'explorers')
    expect(await seen()).toEqual({
      cohorts: 'forbidden',
      sellers: 'forbidden',
      documents: ['outside'],
      page: 404,
      preview: 'forbidden',
      update: 'forbidden',
      roles: 0,
      internal: false,
      tier: 'explore',
    })
    await stop(staff)
    expect(await seen()).toEqual(own)
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
