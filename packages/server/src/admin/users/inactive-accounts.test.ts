import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMailQueue } from '../../platform/mail/mail-queue.ts'
import { MailError, type Mail } from '../../platform/mail/mailer.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { databases } from '../../testing/databases.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { signIn, startTestServer, type TestServer } from '../../testing/index.ts'
import { adminWorld, addressIn } from '../../testing/admin-steps.ts'
import { demoPassword } from '../../testing/sign-in-steps.ts'
import { disableInactive } from './inactive-accounts.ts'

const day = 86_400
const env = { INACTIVE_DAYS: '90', TIME_ZONE: 'Pacific/Kiritimati' }

describe.each(databases)('accounts that nobody uses (%s)', (db) => {
  let server: TestServer
  let clock: ReturnType<typeof fakeClock>
  let sent: Mail[]
  let refused: Set<string>

  beforeEach(async () => {
    clock = fakeClock()
    ;[sent, refused] = [[], new Set()]
    server = await startTestServer({ db, clock, importFile: adminWorld })
    await server.query(`update users set created_at = '${clock.now().toISOString()}'`)
  })
  afterEach(() => server.close())

  const mailer = {
    send: (mail: Mail) => {
      if (refused.has(mail.to)) return Promise.reject(new MailError('No such mailbox'))
      sent.push(mail)
      return Promise.resolve()
    },
  }
  const round = () => {
    const world = { db: server.store.db, clock, settings: readSettings(env) }
    const mailQueue = createMailQueue({ ...world, mailer, log: { error: () => {} } })
    return disableInactive({ ...world, mailQueue }).then(async (done) => {
      await mailQueue.sendDue()
      return done
    })
  }
  /** Lets so many days pass. Runs the job once a week and on the last two days, which takes less time than daily. */
  const days = async (count: number) => {
    for (let n = 1; n <= count; n += 1) {
      clock.advance(day)
      if (n % 7 === 0 || n >= count - 1) await round()
    }
  }
  const to = (id: string) => sent.filter((mail) => mail.to === addressIn(id))
  const disabled = async () =>
    (
      await server.query<{ id: string }>(
        'select id from users where disabled_at is not null order by id',
      )
    ).map(({ id }) => id)

  it('are disabled after two mails, and the audit says why', async () => {
    await days(59)
    expect(sent).toEqual([])
    await days(1)
    expect(to('amy')).toHaveLength(1)
    const end = new Date(clock.now().getTime() + 30 * day * 1000)
    const words = end.toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: env.TIME_ZONE,
    })
    expect(to('amy')[0]?.text).toContain(words)
    await days(22)
    expect(to('amy')).toHaveLength(1)
    await days(1)
    expect(to('amy')).toHaveLength(2)
    await days(6)
    expect(await disabled()).toEqual([])
    await days(1)
    expect(await disabled()).toContain('amy')
    const events = await server.query<{ user: string; by: string; reason: string }>(
      `select user_id as user, detail ->> 'by' as by, reason from audit_events where event = 'account_disabled' and user_id = 'amy'`,
    )
    expect(events).toEqual([{ user: 'amy', by: 'time', reason: 'Not used for 90 days' }])
    expect(to('amy')).toHaveLength(2)
  })

  it('stay where somebody comes back, however late, and where nobody else administers', async () => {
    await days(88)
    expect(to('amy')).toHaveLength(2)
    await signIn(server, addressIn('amy'), demoPassword)
    await days(8)
    const gone = await disabled()
    expect(gone).not.toContain('amy')
    // One platform-admin stays enabled.
    const admins = await server.query<{ id: string; disabled: boolean }>(
      `select users.id, disabled_at is not null as disabled from users join user_roles on user_id = users.id
       where role = 'platform-admin'`,
    )
    expect(admins.filter((one) => !one.disabled)).toHaveLength(1)
    // Somebody who came back and then stops using the account again is warned by mail again.
    await days(60)
    expect(to('amy')).toHaveLength(3)
  })

  it('stay while a session or a token for programs is in use', async () => {
    await server.query(
      `insert into app_tokens (id, token_hash, user_id, name, app, created_at, ends_at, last_used_at)
       values ('t', sha256('t'), 'oli', 'Notebook', 'one', now(), '2099-01-01', '${new Date(clock.now().getTime() + 80 * day * 1000).toISOString()}')`,
    )
    await days(100)
    expect(await disabled()).toContain('amy')
    expect(await disabled()).not.toContain('oli')
  })

  it('stay where people sign in at another site meanwhile, and get no second mail', async () => {
    await days(60)
    await server.query(
      `update users set redirect_url = 'https://elsewhere.example/' where id = 'amy' returning 1`,
    )
    await days(40)
    expect(to('amy')).toHaveLength(1)
    expect(await disabled()).not.toContain('amy')
    expect(await disabled()).toContain('oli')
  })

  it('stay where a mail reached nobody, and are told again a month later', async () => {
    refused.add(addressIn('amy'))
    await days(70)
    const states = await server.query<{ state: string }>(
      `select state from queued_mails where user_id = 'amy' and kind = 'account_inactive'`,
    )
    expect(states).toEqual([{ state: 'given_up' }])
    await days(20)
    expect(await disabled()).not.toContain('amy')
    refused.clear()
    await days(12)
    expect(to('amy')).toHaveLength(1)
    await days(40)
    expect(await disabled()).toContain('amy')
  })

  it('are not disabled before the mails are out, after a server has stood still for long', async () => {
    clock.advance(400 * day)
    await Promise.all([round(), round()])
    expect([to('amy').length, await disabled()]).toEqual([1, []])
    clock.advance(60 * day)
    await Promise.all([round(), round()])
    expect([to('amy').length, await disabled()]).toEqual([2, []])
    clock.advance(7 * day)
    await Promise.all([round(), round()])
    expect(await disabled()).toContain('amy')
  })

  it('begin anew where an administrator has enabled them', async () => {
    await days(100)
    expect(await disabled()).toContain('amy')
    await server.query(`update users set disabled_at = null where id = 'amy'`)
    await days(29)
    expect(await disabled()).not.toContain('amy')
    await days(30)
    expect(await disabled()).toContain('amy')
    expect(to('amy')).toHaveLength(4)
  })
})
