import type { ItemOf, ResourceEntry, ValueFrom } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { dataset, requestWorld } from '../../testing/request-world.ts'
import { databases } from '../../testing/databases.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demoPassword, paths } from '../../testing/sign-in-steps.ts'

const own = '/auth_api/v1/access_requests/'
const data = '/auth_api/v1/data/'
const env = { TIME_ZONE: 'Pacific/Kiritimati', GRANT_MAX_DAYS: '400' }

describe.each(databases)('asking for a dataset (%s)', (db) => {
  let server: TestServer
  let pam: TestBrowser
  let amy: TestBrowser
  /** The browser of sue, the data steward of the data partner Tidewater. Lakeside, another partner, has no steward. */
  let sue: TestBrowser
  const clock = fakeClock()

  beforeAll(async () => {
    server = await startTestServer({ db, clock, env, importFile: adminWorld })
    await server.import(requestWorld)
    pam = await signInByPasskey(server, 'pam')
    await giveRole('sue', 'tidewater')
  })
  beforeEach(async () => {
    pam = await signInByPasskey(server, 'pam')
    amy = await signIn(server, addressIn('amy'), demoPassword)
    sue = await signInByPasskey(server, 'sue')
  })
  afterAll(() => server.close())

  const giveRole = (user: string, data_partner: string) =>
    pam.post(`${adminPath}/users/${user}/add_role/`, {
      role: 'data-steward',
      app_name: 'data',
      ...(data_partner !== '' && { data_partner }),
    })
  const ask = (browser: TestBrowser, more: object = {}) =>
    browser.post(own, { resource: 'tides', purpose: 'To compare levels', ...more })
  const mine = async (browser: TestBrowser) =>
    (await browser.get(`${own}me/`)).data as readonly ItemOf<'listOwnRequests'>[]
  const listed = async (browser: TestBrowser, state = 'open') =>
    (
      (await browser.get(`${data}requests/?state=${state}`)).data as {
        items: ValueFrom<'getDataRequest'>[]
      }
    ).items
  const decide = (browser: TestBrowser, id: string, what: string, body: object = {}) =>
    browser.post(`${data}requests/${id}/${what}/`, body)
  const isOpen = async (browser: TestBrowser) =>
    ((await browser.get(paths.resources)).data as ResourceEntry[]).some(
      ({ resource }) => resource.display_name === 'Tides',
    )
  const asked = async (browser: TestBrowser, more: object = {}) =>
    ((await ask(browser, more)).data as { id: string }).id

  it('makes a data steward by the word of a platform-admin, of a partner, and not of oneself', async () => {
    expect((await giveRole('pam', 'tidewater')).envelope.error_info).toMatchObject({
      reason: 'own_account',
    })
    expect((await giveRole('sam', '')).status).toBe(400)
    expect((await giveRole('sam', 'nowhere')).status).toBe(400)
  })

  it('finds what may be found, and nothing of a person', async () => {
    const { items } = (await amy.get('/auth_api/v1/catalogue/')).data as {
      items: ItemOf<'listCatalogue'>[]
    }
    expect(items.map(({ id, open }) => [id, open])).toEqual([
      ['lakes', false],
      ['ponds', true],
      ['tides', false],
    ])
    expect(items[2]).toMatchObject({ partner: { id: 'tidewater', name: 'Tidewater' } })
  })

  it('answers for a hidden dataset as for none', async () => {
    const [hidden, none] = [
      await ask(amy, { resource: 'hidden' }),
      await ask(amy, { resource: 'no-such' }),
    ]
    expect([hidden.status, hidden.text.replace(/"request_id":"[^"]*"/, '')]).toEqual([
      404,
      none.text.replace(/"request_id":"[^"]*"/, ''),
    ])
  })

  it('is asked, returned with a question, answered and approved, and opens at the next request', async () => {
    const until = new Date(clock.now().getTime() + 90 * 86_400_000).toISOString().slice(0, 10)
    const id = await asked(amy, { until, project: 'Sea levels' })
    expect((await ask(amy)).envelope.error_info).toMatchObject({ reason: 'request_open' })
    expect((await server.outbox(addressIn('sue')))[0]).toMatchObject({
      subject: expect.stringMatching(/^Request \d+: access to Tides$/),
      text: expect.stringContaining(`/data/requests/${id}/`),
    })
    expect((await decide(sue, id, 'return', { text: 'Which years?' })).status).toBe(200)
    expect((await mine(amy))[0]).toMatchObject({
      state: 'returned',
      steps: [{}, { text: 'Which years?' }],
    })
    expect((await amy.post(`${own}${id}/answer/`, { text: 'The last ten' })).status).toBe(200)
    expect((await amy.post(`${own}${id}/answer/`, { text: 'Again' })).status).toBe(409)
    const [request] = await listed(sue)
    expect(request).toMatchObject({ id, state: 'submitted', can_decide: true, last_day: until })
    expect(await isOpen(amy)).toBe(false)
    expect((await decide(sue, id, 'approve')).data).toEqual({
      state: 'approved',
      approvals: { given: 1, needed: 1 },
    })
    expect(await isOpen(amy)).toBe(true)
    expect((await mine(amy))[0]).toMatchObject({ state: 'approved', granted_last_day: until })
    expect((await ask(amy)).envelope.error_info).toMatchObject({ reason: 'has_it' })
    const late = await decide(sue, id, 'refuse', { text: 'No' })
    expect([late.status, late.envelope.error_info]).toEqual([
      409,
      expect.objectContaining({
        reason: 'decided',
        changed: { by: 'sue Person', at: expect.any(String) },
      }),
    ])
    const ended = await sue.post(`${data}datasets/tides/end/`, {
      user: 'amy',
      reason: 'Study over',
    })
    expect(ended.status).toBe(200)
    expect(await isOpen(amy)).toBe(false)
    expect((await server.outbox(addressIn('amy')))[0]?.text).toContain('Study over')
  })

  it('is decided once by two at once', async () => {
    const id = await asked(amy)
    const answers = await Promise.all([
      decide(sue, id, 'refuse', { text: 'No' }),
      decide(sue, id, 'refuse', { text: 'No' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  })

  it('is withdrawn by the person alone', async () => {
    const id = await asked(amy)
    const odo = await signIn(server, addressIn('odo'), demoPassword)
    expect((await odo.post(`${own}${id}/withdraw/`)).status).toBe(404)
    expect((await amy.post(`${own}${id}/withdraw/`)).status).toBe(200)
    expect((await decide(sue, id, 'approve')).status).toBe(409)
  })

  it('is seen by no other steward, and by no administrator where a steward can decide', async () => {
    const id = await asked(amy)
    expect((await listed(pam)).map((one) => one.id)).not.toContain(id)
    expect((await decide(pam, id, 'approve')).status).toBe(404)
    expect((await amy.get(`${data}requests/`)).status).toBe(403)
    await amy.post(`${own}${id}/withdraw/`)
    // Lakeside, the data partner of `lakes`, has no data steward: the platform-admin pam decides.
    const other = await asked(amy, { resource: 'lakes' })
    expect((await listed(pam)).map((one) => one.id)).toContain(other)
    expect((await decide(sue, other, 'approve')).status).toBe(404)
    expect((await sue.get(`${data}requests/${other}/`)).status).toBe(404)
    expect((await decide(pam, other, 'approve', { until: null })).status).toBe(400)
    expect((await decide(pam, other, 'refuse', { text: 'No' })).status).toBe(200)
  })

  it('names colleagues of the same organisation, with one answer for whatever is wrong', async () => {
    const refusals = []
    for (const colleague of ['nobody@acme.example', addressIn('oli'), addressIn('amy')]) {
      const { status, envelope } = await ask(amy, { colleagues: [colleague] })
      refusals.push([status, (envelope.error_info as { fields?: object }).fields])
    }
    expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1)
    const odo = await signIn(server, addressIn('odo'), demoPassword)
    const id = await asked(amy, { colleagues: [addressIn('odo')] })
    expect((await mine(odo))[0]).toMatchObject({ id, is_colleague: true, state: 'submitted' })
    expect((await odo.post(`${own}${id}/withdraw/`)).status).toBe(404)
    const until = new Date(clock.now().getTime() + 9 * 86_400_000).toISOString().slice(0, 10)
    expect((await decide(sue, id, 'approve')).envelope.error_info).toMatchObject({
      fields: { until: expect.anything() },
    })
    expect((await decide(sue, id, 'approve', { until })).status).toBe(200)
    expect([await isOpen(amy), await isOpen(odo)]).toEqual([true, true])
    expect((await server.outbox(addressIn('odo')))[0]?.subject).toBe('You can open Tides')
    for (const user of ['amy', 'odo']) {
      await sue.post(`${data}datasets/tides/end/`, { user, reason: 'Over' })
    }
  })

  it('for longer goes to the steward, who extends it', async () => {
    const until = (days: number) =>
      new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const given = { user: addressIn('amy'), until: until(9), reason: 'A pilot' }
    expect((await sue.post(`${data}datasets/tides/give/`, given)).status).toBe(200)
    const renewed = await amy.post('/auth_api/v1/resources/tides/renew/', { reason: 'More time' })
    const { id } = renewed.data as { id: string }
    expect((await server.outbox(addressIn('sue')))[0]?.subject).toMatch(/longer access to Tides$/)
    expect((await listed(sue))[0]).toMatchObject({
      id,
      kind: 'renewal',
      current_last_day: until(9),
    })
    expect((await decide(sue, id, 'approve')).status).toBe(400)
    expect((await decide(sue, id, 'approve', { until: until(90) })).status).toBe(200)
    expect((await mine(amy))[0]).toMatchObject({ state: 'approved', granted_last_day: until(90) })
    await sue.post(`${data}datasets/tides/end/`, { user: 'amy', reason: 'Over' })
  })

  it('is answered by administration that gives the access, with a mail that says so and the end', async () => {
    const id = await asked(amy, { resource: 'lakes' })
    const path = `${adminPath}/resources/DatasetResource:lakes/give/`
    const until = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10)
    const reason = 'Asked for'
    expect((await pam.post(path, { user: 'amy', until, reason })).status).toBe(200)
    expect((await server.outbox(addressIn('amy'))).at(0)?.subject).toBe('You can open Lakes')
    expect((await mine(amy)).find((request) => request.id === id)).toMatchObject({
      state: 'approved',
      granted_last_day: until,
    })
  })

  it('is not kept where an import is made again: what the steward has ended stays ended', async () => {
    const to_users = [addressIn('oda')]
    const oda = await signIn(server, addressIn('oda'), demoPassword)
    const file = { resources: [dataset('tides', 'tidewater', { to_users })] }
    await server.import(file as never)
    expect(await isOpen(oda)).toBe(true)
    expect(
      (await sue.post(`${data}datasets/tides/end/`, { user: 'oda', reason: 'Over' })).status,
    ).toBe(200)
    await server.import(file as never)
    expect(await isOpen(oda)).toBe(false)
  })

  it('a steward can do nothing to their own access, and administrates nothing', async () => {
    const facts = (await sue.get(`${data}me/`)).data as ValueFrom<'getDataSteward'>
    expect(facts).toMatchObject({ partners: [{ id: 'tidewater' }] })
    const give = await sue.post(`${data}datasets/tides/give/`, { user: 'sue', reason: 'Mine' })
    expect(give.envelope.error_info).toMatchObject({ reason: 'own_account' })
    const lakes = await sue.post(`${data}datasets/lakes/give/`, { user: 'amy', reason: 'Other' })
    expect(lakes.status).toBe(404)
    expect((await amy.get(`${data}me/`)).status).toBe(403)
  })
})
