import type { ItemOf } from '@vestibule/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailQueue } from '../../platform/mail/mail-queue.ts'
import { createOutboxMailer } from '../../platform/mail/outbox.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { databases } from '../../testing/databases.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { dataset, requestWorld } from '../../testing/request-world.ts'
import { reviewAccess } from './review-rounds.ts'

const data = '/auth_api/v1/data/'
const env = { TIME_ZONE: 'Pacific/Kiritimati', REVIEW_MONTHS: '6' }
const dayS = 86_400
const inFile = {
  resources: [dataset('tides', 'tidewater', { to: ['other'], to_users: [addressIn('oli')] })],
} as never

describe.each(databases)('reviewing access (%s)', (db) => {
  let server: TestServer
  const clock = fakeClock(new Date('2026-01-31T12:00:00Z'))

  beforeAll(async () => {
    server = await startTestServer({ db, clock, env, importFile: adminWorld })
    await server.import(requestWorld)
    await server.import(inFile)
    const pam = await signInByPasskey(server, 'pam')
    for (const user of ['sue', 'sam']) {
      const role = { role: 'data-steward', app_name: 'data', data_partner: 'tidewater' }
      await pam.post(`${adminPath}/users/${user}/add_role/`, role)
    }
    const sue = await signInByPasskey(server, 'sue')
    // No review asks about this grant, because it ends before the review would have to be answered.
    const soon = { user: 'oda', until: '2026-08-10', reason: 'A pilot' }
    await sue.post(`${data}datasets/tides/give/`, soon)
    await sue.post(`${data}datasets/tides/give/`, { user: 'amy', until: null, reason: 'A pilot' })
    await sue.post(`${data}datasets/tides/give/`, { user: 'sam', until: null, reason: 'A pilot' })
  })
  afterAll(() => server.close())

  const round = () => {
    const mailer = createOutboxMailer({ db: server.store.db, clock })
    const log = { error: () => {} }
    const mailQueue = createMailQueue({
      db: server.store.db,
      clock,
      mailer,
      log,
      keys: server.keys,
    } as never)
    return reviewAccess({ clock, settings: readSettings(env), mailQueue })
  }
  let seen = 0
  /** The mails about access since the last call, each as its recipient and subject. */
  const told = async () => {
    const all = (await server.outbox()).toReversed()
    const fresh = all.slice(seen).filter(({ subject }) => /access/i.test(subject))
    seen = all.length
    return fresh.map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`).toSorted()
  }
  const listed = async (user: string, state = 'open') => {
    const browser = await signInByPasskey(server, user)
    const { data: page } = await browser.get(`${data}reviews/?state=${state}`)
    return (page as { items: ItemOf<'listAccessReviews'>[] }).items
  }
  const answer = async (user: string, id: string, what: 'keep' | 'end', reason?: string) =>
    (await signInByPasskey(server, user)).post(`${data}reviews/${id}/${what}/`, { reason })
  const holder = ({ user, organization }: ItemOf<'listAccessReviews'>) =>
    user?.id ?? organization?.id

  it('asks each data steward about others, months after access was given, in one mail', async () => {
    await told()
    expect(await round()).toEqual({ asked: 0, reminded: 0, ended: 0 })
    clock.set(new Date('2026-07-31T11:00:00Z'))
    expect(await round()).toEqual({ asked: 0, reminded: 0, ended: 0 })
    clock.set(new Date('2026-07-31T13:00:00Z'))
    // Reviews of Lakeside, which has no data steward, go to the platform-admins.
    expect(await round()).toMatchObject({ asked: 5 })
    expect(await round()).toMatchObject({ asked: 0 })
    expect(await told()).toEqual([
      'pam: Is 1 access still needed?',
      'pat: Is 1 access still needed?',
      'sam: Are 3 accesses still needed?',
      'sue: Are 4 accesses still needed?',
    ])
    const open = await listed('sue')
    expect(new Set(open.map(holder))).toEqual(new Set(['amy', 'oli', 'other', 'sam']))
    expect(open[0]).toMatchObject({ last_day: '2026-08-31', answer: null, can_answer: true })
    const own = (await listed('sam')).find((one) => holder(one) === 'sam')
    expect(own?.can_answer).toBe(false)
    expect((await answer('sam', own?.id ?? '', 'keep')).envelope.error_info?.reason).toBe(
      'own_account',
    )
    expect((await listed('pam')).map(({ resource }) => resource.name)).toEqual(['Ponds'])
  })

  it('keeps or ends, once, and another partner’s is none of theirs', async () => {
    const open = await listed('sue')
    const of = (name: string) => open.find((one) => holder(one) === name)?.id ?? ''
    expect((await answer('sue', of('oli'), 'keep', 'A long study')).status).toBe(200)
    const again = await answer('sam', of('oli'), 'end', 'No')
    expect(again.status).toBe(409)
    expect(again.envelope.error_info).toMatchObject({ changed: { by: 'sue Person' } })
    expect((await answer('sam', of('amy'), 'end', 'The study is over')).status).toBe(200)
    expect(await told()).toEqual(['amy: Your access to Tides has ended'])
    const [ponds] = await listed('pam')
    expect((await answer('sue', ponds?.id ?? '', 'keep')).status).toBe(404)
    const answered = await listed('sue', 'answered')
    expect(Object.fromEntries(answered.map((one) => [holder(one), one.answer]))).toEqual({
      amy: 'ended',
      oli: 'kept',
    })
    expect(
      await server.query(
        `select event, user_id as user, reason, detail->>'by' as by from audit_events
         where event in ('access_kept', 'access_ended') order by id`,
      ),
    ).toEqual([
      { event: 'access_kept', user: 'oli', reason: 'A long study', by: 'sue' },
      { event: 'access_ended', user: 'amy', reason: 'The study is over', by: 'sam' },
    ])
  })

  it('reminds seven days before the end and tells whose access it is; then it ends', async () => {
    clock.advance(23 * dayS - 60)
    expect(await round()).toMatchObject({ reminded: 0 })
    clock.advance(120)
    // Three reviews have no answer: of the access of organisation `other`, of sam's, and of access to Ponds.
    expect(await round()).toMatchObject({ reminded: 3 })
    expect(await round()).toMatchObject({ reminded: 0 })
    const mails = await told()
    expect(mails).toContain('sue: 2 accesses end soon without your answer')
    expect(mails).toContain('sam: Is your access to Tides still needed?')
    expect(mails).toContain('sam: 1 access ends soon without your answer')
    // Extending access, here without an end, answers its review.
    const sue = await signInByPasskey(server, 'sue')
    await sue.post(`${data}datasets/tides/extend/`, { user: 'sam', until: null, reason: 'Needed' })
    clock.advance(7 * dayS)
    expect(await round()).toMatchObject({ ended: 2 })
    expect(await listed('sue')).toEqual([])
    const answered = await listed('sue', 'answered')
    expect(answered.map((one) => [holder(one), one.answer])).toEqual(
      expect.arrayContaining([
        ['other', 'expired'],
        ['sam', 'kept'],
      ]),
    )
    const isOver = () =>
      server.query(
        `select organization_id as id, ends_at <= '${clock.now().toISOString()}' as over from resource_grants
         where resource_id = 'DatasetResource:tides'`,
      )
    expect(await isOver()).toEqual([{ id: 'other', over: true }])
    // The import does not restore access that a review has ended.
    await server.import(inFile)
    expect(await isOver()).toEqual([{ id: 'other', over: true }])
  })

  it('asks again so many months after the last answer', async () => {
    clock.set(new Date('2027-02-10T12:00:00Z'))
    await round()
    expect((await listed('sue')).map(holder)).toEqual(['oli'])
  })
})
