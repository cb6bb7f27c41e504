import type { ItemOf } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { databases } from '../../testing/databases.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { dataset, requestWorld } from '../../testing/request-world.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'

const data = '/auth_api/v1/data/'
const report = `${data}datasets/tides/report/`
/** In this zone a day begins at 10:00 UTC of the day before. */
const env = { TIME_ZONE: 'Pacific/Kiritimati' }

describe.each(databases)('the report of a dataset (%s)', (db) => {
  let server: TestServer
  let sue: TestBrowser
  const clock = fakeClock(new Date('2026-03-02T09:00:00Z'))

  beforeAll(async () => {
    server = await startTestServer({ db, clock, env, importFile: adminWorld })
    await server.import(requestWorld)
    const more = { discoverable: 'everyone', to: ['other'], terms: ['tide-terms'] }
    await server.import({
      eulas: [
        { id: 'tide-terms', name: 'Tide Terms', content: '<p>Name us.</p>', scope: 'resources' },
      ],
      resources: [dataset('tides', 'tidewater', more)],
    } as never)
    const pam = await signInByPasskey(server, 'pam')
    const role = { role: 'data-steward', app_name: 'data', data_partner: 'tidewater' }
    await pam.post(`${adminPath}/users/sue/add_role/`, role)
    sue = await signInByPasskey(server, 'sue')
    const amy = await signIn(server, addressIn('amy'), demoPassword)
    const asked = { resource: 'tides', purpose: 'To compare levels' }
    const { id } = (await amy.post('/auth_api/v1/access_requests/', asked)).data as { id: string }
    await sue.post(`${data}requests/${id}/approve/`, { until: '2026-03-31' })
    await amy.post('/auth_api/v1/eula/tide-terms/users/amy/', { version: 1 })
    for (const user of ['oda', 'oli']) {
      await sue.post(`${data}datasets/tides/give/`, { user, reason: 'A pilot', until: null })
    }
    await pam.post(`${adminPath}/resources/DatasetResource:tides/take/`, {
      user: 'oli',
      reason: 'Over',
    })
    await sue.post(`${data}datasets/tides/end/`, { user: 'oda', reason: 'Over' })
    const opened = (
      at: string,
      user: string,
      app: string | null,
      customer = 'null',
      of = 'tides',
    ) =>
      `('${at}', '${app === null ? 'dataset_opened' : 'app_opened'}', '${user}', ${customer}, '', '',
        '${JSON.stringify({ dataset: of, ...(app !== null && { app }) })}')`
    const rows = [
      opened('2026-03-01T09:10Z', 'amy', null),
      opened('2026-03-01T09:20Z', 'amy', 'one'),
      opened('2026-03-01T10:30Z', 'amy', null),
      opened('2026-03-01T10:31Z', 'amy', 'two'),
      opened('2026-03-01T11:30Z', 'amy', null),
      opened('2026-03-01T10:40Z', 'sam', null, `'other'`),
      opened('2026-03-01T10:50Z', 'oli', null, 'null', 'hidden'),
      opened('2025-11-01T10:40Z', 'oli', null),
      opened('2026-03-01T12:00Z', 'gone', null),
    ]
    await server.query(
      `insert into audit_events (at, event, user_id, acting_for_id, ip, request_id, detail) values ${rows.join(', ')}`,
    )
  })
  afterAll(() => server.close())

  const listed = async <Item>(path: string) =>
    ((await sue.get(report + path)).data as { items: Item[] }).items

  it('says who may open it, by which request and terms, and keeps what has ended or was taken', async () => {
    const access = await listed<ItemOf<'listDatasetAccess'>>('')
    expect(
      access.map(({ user, organization, state }) => [user?.id ?? organization?.id, state]),
    ).toEqual(
      expect.arrayContaining([
        ['amy', 'open'],
        ['other', 'open'],
        ['oda', 'ended'],
        ['oli', 'ended'],
      ]),
    )
    expect(access).toHaveLength(4)
    expect(access.find(({ user }) => user?.id === 'amy')).toMatchObject({
      last_day: '2026-03-31',
      given_by: 'sue Person',
      request: { number: 1 },
      terms: [{ name: 'Tide Terms', version: 1, accepted_at: '2026-03-02T09:00:00.000Z' }],
      last_opened_at: '2026-03-01T11:30:00.000Z',
    })
    const ended = await listed<ItemOf<'listDatasetAccess'>>('?state=ended')
    expect(new Set(ended.map(({ user }) => user?.id))).toEqual(new Set(['oda', 'oli']))
    expect(await listed('?q=amy')).toHaveLength(1)
    const first = (await sue.get(`${report}?limit=1`)).data as { next: string; total: number }
    expect(first.total).toBe(4)
    expect(await listed(`?limit=3&after=${first.next}`)).toHaveLength(3)
  })

  it('says who opened it, by the days of the platform and by app, and marks who acted for a customer', async () => {
    const days = await listed<ItemOf<'listOpenedDays'>>('days/')
    const told = days.map(({ day, user, acting_for, apps, hours }) => [
      day,
      user?.id,
      acting_for?.id,
      apps,
      hours,
    ])
    expect(told).toEqual([
      ['2026-03-02', 'sam', 'other', [], 1],
      ['2026-03-02', undefined, undefined, [], 1],
      ['2026-03-02', 'amy', undefined, ['two'], 2],
      ['2026-03-01', 'amy', undefined, ['one'], 1],
    ])
    expect(await listed('days/?until=2026-03-01')).toHaveLength(1)
    expect(await listed('days/?from=2025-11-02&until=2025-11-02')).toHaveLength(1)
    expect(await listed('days/?q=two')).toHaveLength(1)
    expect((await sue.get(`${report}days/?from=2026-02-30`)).status).toBe(400)
    expect((await sue.get(`${report}days/?from=soon`)).status).toBe(400)
  })

  it('is a file, whose export is recorded', async () => {
    const csv = await sue.post(`${report}export/`, { of: 'access', format: 'csv', q: 'amy' })
    const { file, count } = csv.data as { file: string; count: number }
    expect(count).toBe(1)
    expect(file).toContain('Terms accepted')
    expect(file).toContain('Tide Terms 1 2026-03-02T09:00:00.000Z')
    const json = await sue.post(`${report}export/`, { of: 'days', format: 'json' })
    const read = JSON.parse((json.data as { file: string }).file) as {
      items: ItemOf<'listOpenedDays'>[]
    }
    expect(read).toMatchObject({ dataset: 'DatasetResource:tides', of: 'days' })
    expect(read.items).toHaveLength(4)
    expect(
      await server.query(
        `select detail, after from audit_events where event = 'report_exported' order by id`,
      ),
    ).toEqual([
      {
        detail: { resource: 'DatasetResource:tides', by: 'sue' },
        after: { of: 'access', format: 'csv', count: 1, q: 'amy' },
      },
      {
        detail: { resource: 'DatasetResource:tides', by: 'sue' },
        after: { of: 'days', format: 'json', count: 4 },
      },
    ])
  })
})
