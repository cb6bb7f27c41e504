import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminPath, adminWorld, addressIn, signInByPasskey } from '../testing/admin-steps.ts'
import { databases } from '../testing/databases.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../testing/index.ts'

const resource = 'DatasetResource:tides'
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
const amy = addressIn('amy')
const oli = addressIn('oli')

describe.each(databases)('an import (%s)', (db) => {
  let server: TestServer
  let pam: TestBrowser
  const env = { TIME_ZONE: 'America/Los_Angeles', GRANT_MAX_DAYS: '60' }
  beforeAll(async () => {
    server = await startTestServer({ db, env, importFile: adminWorld })
    pam = await signInByPasskey(server, 'pam')
  })
  afterAll(() => server.close())

  const dayFrom = (days: number) =>
    new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const change = async (action: 'give' | 'extend', body: object) => {
    const answer = await pam.post(`${adminPath}/resources/${resource}/${action}/`, body)
    expect(answer.text).toContain('"success":true')
  }
  const lastDayOf = async (to: 'user' | 'organization') => {
    const list = await pam.get(`${adminPath}/grants/?to=${to}&resource=${resource}`)
    return (list.data as { items: { last_day: string | null }[] }).items[0]?.last_day
  }

  it('says which ends it has kept, and whether they are changed again', async () => {
    const file = (user: string | undefined, organization: string | undefined) =>
      server.import(
        tides({
          to: [{ organization: 'acme', until: organization }],
          to_users: [{ user: amy, until: user }],
        }),
      )
    const first = await file(dayFrom(20), dayFrom(20))
    expect([first.keptEnds, first.longGrants]).toEqual([[], []])
    await change('extend', { user: 'amy', until: dayFrom(30) })
    await change('extend', { organization: 'acme', until: null })
    const again = await file(dayFrom(20), dayFrom(20))
    expect(again.keptEnds).toEqual([
      { resource, organization: 'acme', kept: null, file: dayFrom(20) },
      { resource, user: amy, kept: dayFrom(30), file: dayFrom(20) },
    ])
    expect(again.outcome.resources).toEqual({ created: 0, changed: 0, unchanged: 1 })
    expect([await lastDayOf('user'), await lastDayOf('organization')]).toEqual([dayFrom(30), null])
    // Nothing is reported if the file names the end that an administrator has set, or a later one.
    expect((await file(dayFrom(30), undefined)).keptEnds).toEqual([])
    expect((await file(dayFrom(31), undefined)).keptEnds).toEqual([])
    expect(await lastDayOf('user')).toBe(dayFrom(31))
    // The file's later end now counts as the import's own, so the next file may also shorten it.
    expect((await file(dayFrom(10), undefined)).keptEnds).toEqual([])
    expect(await lastDayOf('user')).toBe(dayFrom(10))
  })

  it('says so too of an end that the file does not have, of a moment, and of access given anew', async () => {
    await server.import(tides({ to_users: [{ user: amy, until: dayFrom(20) }] }))
    const noon = `${dayFrom(30)}T12:00:00.000Z`
    await change('extend', { user: 'amy', until: noon })
    await change('give', { user: 'oli', until: dayFrom(5) })
    const { keptEnds } = await server.import(
      tides({ to_users: [amy, { user: oli, until: dayFrom(50) }] }),
    )
    expect(keptEnds).toEqual([
      { resource, user: amy, kept: noon, file: null },
      { resource, user: oli, kept: dayFrom(5), file: dayFrom(50) },
    ])
  })

  it('names what the file gives to people for more days than administrators may give', async () => {
    const { longGrants } = await server.import(
      tides({
        to: ['acme', { organization: 'other', until: dayFrom(200) }],
        to_users: [
          { user: amy, until: dayFrom(60) },
          { user: oli, until: dayFrom(62) },
          { user: addressIn('odo'), from: dayFrom(10), until: dayFrom(69) },
          { user: addressIn('oda'), from: dayFrom(10) },
          addressIn('sue'),
        ],
      }),
    )
    const place = (index: number) => `resources[0].to_users[${index}]`
    expect(longGrants).toEqual([
      { place: place(1), resource, user: oli, until: dayFrom(62) },
      { place: place(3), resource, user: addressIn('oda'), until: null },
      { place: place(4), resource, user: addressIn('sue'), until: null },
    ])
  })
})
