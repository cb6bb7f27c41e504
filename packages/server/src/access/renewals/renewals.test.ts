import type { EndedResource, ItemOf, ResourceEntry } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailQueue } from '../../platform/mail/mail-queue.ts'
import { createOutboxMailer } from '../../platform/mail/outbox.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { databases } from '../../testing/databases.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { adminPath, adminWorld, addressIn, signInByPasskey } from '../../testing/admin-steps.ts'
import { demoPassword, paths } from '../../testing/sign-in-steps.ts'
import { tellOfEnds } from './tell-of-ends.ts'

const dataset = 'DatasetResource:tides'
const renewPath = '/auth_api/v1/resources/tides/renew/'
const env = {
  TIME_ZONE: 'Pacific/Kiritimati',
  NOTIFY_EMAIL: 'desk@vestibule.example',
  GRANT_DAYS: '14',
}
const day = 86_400

describe.each(databases)('a grant that ends soon (%s)', (db) => {
  let server: TestServer
  let second: TestServer
  let pam: TestBrowser
  let amy: TestBrowser
  const clock = fakeClock()

  beforeAll(async () => {
    server = await startTestServer({ db, clock, env, importFile: adminWorld })
    second = await startTestServer({ db, clock, env, shareDatabaseOf: server })
    const resource = { name: 'tides', display_name: 'Tides', data_partner: { id: 'tidewater' } }
    await server.import({
      resources: [{ to: [], resourcetype: 'DatasetResource' as const, resource }],
    })
  })
  beforeEach(async () => {
    pam = await signInByPasskey(server, 'pam')
    amy = await signIn(server, addressIn('amy'), demoPassword)
    await take({ user: 'amy' })
    await take({ organization: 'acme' })
    await newMails()
  })
  afterAll(async () => {
    await second.close()
    await server.close()
  })

  const change = (what: string, body: object) =>
    pam.post(`${adminPath}/resources/${dataset}/${what}/`, body)
  const give = (body: object) => change('give', body)
  const extend = (body: object) => change('extend', body)
  const take = (body: object) => change('take', body)
  const renew = (browser: TestBrowser, reason = 'The review takes longer') =>
    browser.post(renewPath, { reason })
  const endIn = (days: number) => new Date(clock.now().getTime() + days * day * 1000).toISOString()
  const entry = async (browser: TestBrowser) =>
    ((await browser.get(paths.resources)).data as ResourceEntry[]).find(
      ({ resource }) => resource.display_name === 'Tides',
    )?.access
  const requests = async (state: string) =>
    (
      (await pam.get(`${adminPath}/access_requests/?state=${state}`)).data as {
        items: ItemOf<'listAccessRequests'>[]
      }
    ).items
  const events = async (event: string) =>
    (
      (await pam.get(`${adminPath}/events/?resource=${dataset}&event=${event}`)).data as {
        items: { whom: object | null; who: object | null }[]
      }
    ).items
  let seen = 0
  /** Mails since the last call. */
  async function newMails() {
    const mails = await server.outbox()
    const news = mails.slice(0, mails.length - seen)
    seen = mails.length
    return news
  }
  const subjects = async () => (await newMails()).map(({ to, subject }) => [to, subject])
  /** Runs the job that sends the mails about access that ends, once at this server. */
  const tell = ({ store }: TestServer) => {
    const world = { db: store.db, clock }
    const log = { error: () => {} }
    const mailQueue = createMailQueue({ ...world, mailer: createOutboxMailer(world), log })
    return tellOfEnds({ ...world, mailQueue, settings: readSettings({ PORT: '0', ...env }) })
  }

  it('is renewable from 30 days before its end, and is asked for once', async () => {
    await give({ user: 'amy', until: endIn(31) })
    expect((await entry(amy))?.renewable).toBe(false)
    expect((await renew(amy)).envelope.error_info).toMatchObject({ reason: 'not_renewable' })
    await extend({ user: 'amy', until: endIn(29) })
    expect((await entry(amy))?.renewable).toBe(true)
    const asked = await renew(amy)
    expect(asked.status).toBe(200)
    expect(await subjects()).toEqual([
      [env.NOTIFY_EMAIL, expect.stringMatching(/^Request \d+: longer access to Tides/)],
    ])
    expect((await entry(amy))?.renewable).toBe(false)
    expect((await renew(amy)).envelope.error_info).toMatchObject({ reason: 'request_open' })
    expect(await requests('open')).toMatchObject([
      { reason: 'The review takes longer', user: { id: 'amy' }, resource: { id: dataset } },
    ])
  })

  it('is proposed for so many days as the operator has set, by the day of the platform', async () => {
    const facts = (await pam.get(`${adminPath}/me/`)).data as { proposed_last_day: string }
    // The proposed day is 14 days ahead (`GRANT_DAYS`), in a time zone that is 14 hours ahead of UTC.
    const there = new Date(clock.now().getTime() + (14 * 24 + 14) * 3_600_000)
    expect(facts.proposed_last_day).toBe(there.toISOString().slice(0, 10))
  })

  it('of which two requests come at once has one', async () => {
    await give({ user: 'amy', until: endIn(5) })
    const statuses = (await Promise.all([renew(amy), renew(amy)])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
  })

  it('that is extended answers the request, tells the person, and is renewable anew later', async () => {
    await give({ user: 'amy', until: endIn(5) })
    await renew(amy)
    await newMails()
    expect((await extend({ user: 'amy', until: endIn(40) })).status).toBe(200)
    expect(await requests('open')).toEqual([])
    expect((await requests('decided'))[0]).toMatchObject({ state: 'approved' })
    expect(await subjects()).toEqual([[addressIn('amy'), 'Your access to Tides was extended']])
    expect((await entry(amy))?.renewable).toBe(false)
  })

  it('is refused with a reason, once, by nobody for themselves', async () => {
    await give({ user: 'amy', until: endIn(5) })
    await renew(amy)
    await newMails()
    const [request] = await requests('open')
    const path = `${adminPath}/access_requests/${request?.id}/refuse/`
    expect((await pam.post(path, { reason: '' })).status).toBe(400)
    expect((await amy.post(path, { reason: 'x' })).status).toBe(403)
    expect((await pam.post(path, { reason: 'The study is over' })).status).toBe(200)
    expect((await pam.post(path, { reason: 'The study is over' })).status).toBe(409)
    const [mail] = await newMails()
    expect(mail).toMatchObject({
      to: addressIn('amy'),
      subject: 'Your request for Tides was refused',
    })
    expect(mail?.text).toContain('The study is over')
    expect((await events('access_refused')).length).toBe(1)
  })

  it('is asked for after its end as well, for 90 days, and not by strangers', async () => {
    await give({ user: 'amy', until: endIn(1) })
    clock.advance(2 * day)
    amy = await signIn(server, addressIn('amy'), demoPassword)
    expect(
      (await amy.get('/auth_api/v1/resources/me/ended/')).data as EndedResource[],
    ).toMatchObject([{ id: dataset, renewable: true }])
    const odo = await signIn(server, addressIn('odo'), demoPassword)
    expect((await renew(odo)).status).toBe(404)
    expect((await renew(amy)).status).toBe(200)
    pam = await signInByPasskey(server, 'pam')
    await extend({ user: 'amy', until: endIn(20) })
    expect(await entry(amy)).toMatchObject({ renewable: true })
    expect((await events('access_requested')).length).toBeGreaterThan(0)
  })

  it('that the organisation has for longer is not renewable, and nobody is told', async () => {
    await give({ organization: 'acme' })
    await give({ user: 'amy', until: endIn(8) })
    expect((await renew(amy)).envelope.error_info).toMatchObject({ reason: 'not_renewable' })
    clock.advance(2 * day)
    expect((await tell(server)).told).toBe(0)
  })

  it('is told of 30, 7 and 1 day before, once with two servers, and its end is recorded once', async () => {
    const recorded = (await events('access_ended')).length
    await give({ user: 'amy', until: endIn(20) })
    const round = async () => {
      await newMails()
      const rounds = await Promise.all([tell(server), tell(second)])
      await tell(server)
      return rounds.reduce((sum, { told }) => sum + told, 0)
    }
    // The end was set only 20 days ahead, so the mail that is due 30 days before it is never sent.
    expect(await round()).toBe(0)
    clock.advance(12.5 * day)
    expect(await round()).toBe(0)
    clock.advance(day)
    expect(await round()).toBe(1)
    const [mail] = await newMails()
    expect(mail).toMatchObject({ to: addressIn('amy'), subject: 'An access of yours ends soon' })
    expect(mail?.text).toContain('Tides: until ')
    expect(await round()).toBe(0)
    clock.advance(5.75 * day)
    expect(await round()).toBe(1)
    clock.advance(day)
    expect(await round()).toBe(0)
    pam = await signInByPasskey(server, 'pam')
    const ends = await events('access_ended')
    expect(ends.length - recorded).toBe(1)
    expect(ends[0]).toMatchObject({ whom: { id: 'amy' }, who: { id: 'time' } })
  })

  it('of an organisation is told its administrators, of several marks only the nearest', async () => {
    await give({ organization: 'acme', until: endIn(35) })
    clock.advance(34.5 * day)
    expect((await tell(server)).told).toBeGreaterThan(0)
    const mails = await newMails()
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set([expect.stringMatching(/^Access of .+ ends soon$/)]),
    )
    expect((await tell(server)).told).toBe(0)
  })

  it('keeps what was told when the same file is imported again', async () => {
    const file = () =>
      server.import({
        resources: [
          {
            to: [],
            to_users: [{ user: addressIn('amy'), until: end }],
            resourcetype: 'DatasetResource' as const,
            resource: { name: 'tides', display_name: 'Tides', data_partner: { id: 'tidewater' } },
          },
        ],
      })
    const end = endIn(9)
    await file()
    clock.advance(3 * day)
    expect((await tell(server)).told).toBe(1)
    await file()
    expect((await tell(server)).told).toBe(0)
  })
})
