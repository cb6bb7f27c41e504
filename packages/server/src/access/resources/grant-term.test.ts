import type {
  DocsDocument,
  EndedResource,
  ItemOf,
  ResourceEntry,
} from '@vestibule/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { adminPath, adminWorld, addressIn, signInByPasskey } from '../../testing/admin-steps.ts'
import { demoPassword, paths } from '../../testing/sign-in-steps.ts'

const ended = '/auth_api/v1/resources/me/ended/'
const dataset = 'DatasetResource:tides'
const day = 86_400

const tides = (grants: object) => ({
  resources: [
    {
      to: [],
      resourcetype: 'DatasetResource' as const,
      resource: { name: 'tides', display_name: 'Tides', data_partner: { id: 'tidewater' } },
      ...grants,
    },
  ],
})

/** In this zone, eight hours behind UTC, a day ends at 08:00 UTC of the next day. */
const env = { TIME_ZONE: 'America/Los_Angeles', GRANT_MAX_DAYS: '60' }

describe.each(databases)('a grant with a beginning and an end (%s)', (db) => {
  let server: TestServer
  let second: TestServer
  let pam: TestBrowser
  let amy: TestBrowser
  /** Amy's browser at `second`, another server on the same database. */
  let amyThere: TestBrowser
  const clock = fakeClock()

  beforeAll(async () => {
    const options = { db, clock, env }
    server = await startTestServer({ ...options, importFile: adminWorld })
    second = await startTestServer({ ...options, shareDatabaseOf: server })
    await server.import({
      documents: [
        { element_id: 'x', app_name: 'shell', mini_content: 'x', data_partners: ['tidewater'] },
      ],
      ...tides({}),
    })
  })
  beforeEach(async () => {
    pam = await signInByPasskey(server, 'pam')
    await enter()
  })
  afterAll(async () => {
    await second.close()
    await server.close()
  })

  /** Signs amy in at both servers, because her earlier sessions may have expired: the tests set the clock ahead. */
  async function enter() {
    amy = await signIn(server, addressIn('amy'), demoPassword)
    amyThere = await signIn(second, addressIn('amy'), demoPassword)
  }
  const give = (body: object) => pam.post(`${adminPath}/resources/${dataset}/give/`, body)
  const extend = (body: object) => pam.post(`${adminPath}/resources/${dataset}/extend/`, body)
  const take = (body: object) => pam.post(`${adminPath}/resources/${dataset}/take/`, body)
  const entries = async (browser: TestBrowser) =>
    ((await browser.get(paths.resources)).data as ResourceEntry[]).filter(
      ({ resource }) => resource.display_name === 'Tides',
    )
  const endedOf = async (browser: TestBrowser) => (await browser.get(ended)).data as EndedResource[]

  /** Whether all ways to the dataset let the browser in, or all refuse it; otherwise the answer of each, by name. */
  async function isOpen(browser: TestBrowser) {
    const body = { element_ids: ['x'], app_name: 'shell' }
    const read = (await browser.post('/documentation_api/v1/documents', body))
      .data as DocsDocument[]
    const doors = {
      list: (await entries(browser)).length === 1,
      dataset: (await browser.get('/auth_api/v1/datasets/tides/')).status === 200,
      documents: read.length === 1,
      recent:
        (await browser.post('/auth_api/v1/users/me/recent/', { app: 'one', dataset: 'tides' }))
          .status === 200,
    }
    const [first] = Object.values(doors)
    return Object.values(doors).every((one) => one === first) ? first : doors
  }
  const until = async () => (await entries(amy))[0]?.access?.until
  const dayFrom = (days: number) =>
    new Date(clock.now().getTime() + days * day * 1000).toISOString().slice(0, 10)

  it('is open from its first day until its last is over, at every door and at both servers', async () => {
    const [from, last] = [dayFrom(2), dayFrom(4)]
    expect((await give({ user: 'amy', from, until: last })).status).toBe(200)
    expect(await isOpen(amy)).toBe(false)
    // Midnight in Los Angeles.
    const begins = Date.parse(`${from}T08:00:00Z`)
    const ends = Date.parse(`${last}T08:00:00Z`) + day * 1000
    const goTo = (time: number) => clock.advance((time - clock.now().getTime()) / 1000)
    goTo(begins - 1000)
    await enter()
    expect([await isOpen(amy), await isOpen(amyThere)]).toEqual([false, false])
    goTo(begins)
    expect([await isOpen(amy), await isOpen(amyThere)]).toEqual([true, true])
    expect((await entries(amy))[0]?.access).toEqual({
      until: new Date(ends).toISOString(),
      last_day: last,
      renewable: true,
    })
    goTo(ends - 1000)
    await enter()
    expect([await isOpen(amy), await isOpen(amyThere)]).toEqual([true, true])
    expect(await endedOf(amy)).toEqual([])
    goTo(ends)
    expect([await isOpen(amy), await isOpen(amyThere)]).toEqual([false, false])
    expect(await endedOf(amyThere)).toEqual([
      {
        id: dataset,
        resourcetype: 'DatasetResource',
        display_name: 'Tides',
        ended_at: new Date(ends).toISOString(),
        last_day: last,
        renewable: true,
      },
    ])
    expect((await amy.get('/auth_api/v1/datasets/tides/')).envelope.error_info).toMatchObject({
      code: 'forbidden',
      ended_at: new Date(ends).toISOString(),
    })
    clock.advance(90 * day)
    await enter()
    expect(await endedOf(amy)).toEqual([])
  })

  it('that has ended can be given anew, be extended, and be taken', async () => {
    expect((await give({ user: 'amy', until: dayFrom(3) })).status).toBe(200)
    expect((await give({ user: 'amy', until: dayFrom(9) })).status).toBe(409)
    expect(await isOpen(amy)).toBe(true)
    const before = await until()
    expect((await extend({ user: 'amy', until: dayFrom(9), reason: 'Longer' })).status).toBe(200)
    expect((await until()) ?? '').toMatch(new RegExp(`^${dayFrom(10)}`))
    const event = (await pam.get(`${adminPath}/events/?resource=${dataset}&limit=1`)).data as {
      items: { event: string; before: object; after: object }[]
    }
    expect(event.items[0]).toMatchObject({
      event: 'access_renewed',
      before: { user: 'amy', until: before },
      after: { user: 'amy', until: await until() },
    })
    expect((await take({ user: 'amy' })).status).toBe(200)
    expect(await isOpen(amy)).toBe(false)
    expect((await extend({ user: 'amy', until: dayFrom(9) })).status).toBe(404)
  })

  it('of a person and of the organisation: the latest end is said, and none where one has none', async () => {
    await give({ organization: 'acme', until: dayFrom(20) })
    await give({ user: 'amy', until: dayFrom(5) })
    expect((await until()) ?? '').toMatch(new RegExp(`^${dayFrom(21)}`))
    expect((await entries(amy)).length).toBe(1)
    // An organisation's grant has no maximum of days, and need not end.
    expect((await extend({ organization: 'acme', until: null })).status).toBe(200)
    expect(await until()).toBeNull()
    await take({ organization: 'acme' })
    expect((await until()) ?? '').toMatch(new RegExp(`^${dayFrom(6)}`))
    await take({ user: 'amy' })
  })

  it.each([
    [{ user: 'amy' }, 'until', 'out_of_range'],
    [{ user: 'amy', until: null }, 'until', 'out_of_range'],
    [{ user: 'amy', until: 61 }, 'until', 'out_of_range'],
    [{ user: 'amy', until: -1 }, 'until', 'past'],
    [{ user: 'amy', from: 9, until: 8 }, 'until', 'past'],
    [{ user: 'amy', until: '2027-02-30' }, 'until', 'invalid'],
    [{ user: 'amy', from: '2027-13-01', until: 3 }, 'from', 'invalid'],
    [{ user: 'amy', until: 'tomorrow' }, 'until', 'invalid'],
    [{ user: 'amy', until: '2027-03-31T12:00' }, 'until', 'invalid'],
  ])('is refused at its field: %j', async (body, field, code) => {
    const written = Object.fromEntries(
      Object.entries(body).map(([key, value]) => [
        key,
        typeof value === 'number' ? dayFrom(value) : value,
      ]),
    )
    const answer = await give(written)
    expect([answer.status, answer.envelope.error_info?.['field_codes']]).toEqual([
      400,
      { [field]: [code] },
    ])
  })

  it('is listed with its end and its reason, and found by how soon it ends', async () => {
    await give({ user: 'amy', until: dayFrom(5), reason: 'Thesis' })
    await give({ user: 'odo', until: dayFrom(40) })
    const list = async (more: string) =>
      (
        (await pam.get(`${adminPath}/grants/?to=user&resource=${dataset}${more}`)).data as {
          items: ItemOf<'listGrants'>[]
        }
      ).items.map(({ user, reason }) => [user?.id, reason])
    expect(await list('')).toEqual([
      ['amy', 'Thesis'],
      ['odo', null],
    ])
    expect(await list('&ends_within=10')).toEqual([['amy', 'Thesis']])
    await take({ user: 'amy' })
    await take({ user: 'odo' })
  })

  it('of a file holds; an end that somebody has set holds until the file names a later one', async () => {
    const file = (last: string) =>
      server.import(tides({ to_users: [{ user: addressIn('amy'), until: last }] }))
    await file(dayFrom(20))
    const first = await until()
    await extend({ user: 'amy', until: dayFrom(10) })
    const set = await until()
    expect(set! < first!).toBe(true)
    await file(dayFrom(9))
    expect(await until()).toBe(set)
    await file(dayFrom(30))
    expect((await until())! > first!).toBe(true)
    await server.import(tides({}))
    expect(await isOpen(amy)).toBe(false)
  })
})
