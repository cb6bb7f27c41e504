import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { startChildServer } from '../../testing/child-server.ts'
import { databases } from '../../testing/databases.ts'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { environmentOf } from '../../testing/run-command.ts'
import { demo, demoPassword, login } from '../../testing/sign-in-steps.ts'
import { testBrowser } from '../../testing/test-browser.ts'
import { after } from '../clock.ts'
import { createMailQueue } from './mail-queue.ts'
import { createOutboxMailer } from './outbox.ts'

let server: TestServer
afterEach(() => server.close())

const newPassword = 'Entirely-Other-Door-27!'
const changePassword = (browser: TestBrowser) =>
  browser.put('/auth_api/v1/accounts/password/', {
    password: newPassword,
    confirm_password: newPassword,
  })

describe.each(databases)('a change of which somebody is told, on %s', (db) => {
  it('is not made where its mail cannot be stored', async () => {
    const env = { NOTIFY_EMAIL: 'desk@home.example' }
    server = await startTestServer({ db, importFile: adminWorld, env })
    const pam = await signInByPasskey(server, 'pam')
    const amy = await signIn(server, addressIn('amy'), demoPassword)
    await server.query('alter table queued_mails add constraint broken check (false) not valid')
    const restore = () => server.query('alter table queued_mails drop constraint if exists broken')
    try {
      const answers = [
        await changePassword(amy),
        await amy.post('/issueapi/v2/tickets', {
          subject: 'No access',
          description: 'I cannot open the cohort builder.',
          category: 'access',
          page_url: '/',
        }),
        await pam.post(`${adminPath}/users/`, {
          email: 'new@acme.example',
          first_name: 'New',
          last_name: 'Person',
          organization: 'acme',
        }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([500, 500, 500])
    } finally {
      await restore()
    }
    expect((await login(await testBrowser(server), addressIn('amy'))).status).toBe(200)
    const made = await server.query(
      `select 'ticket' as made from tickets union all
       select 'account' from users where email = 'new@acme.example' union all
       select event from audit_events where event in
         ('password_changed', 'ticket_filed', 'account_invited')`,
    )
    expect(made).toEqual([])
  })
})

it('promise 122: the mail about a change is there when the server is killed right after the change', async () => {
  server = await startTestServer({ db: 'postgres', clock: 'system' })
  const child = await startChildServer({ ...environmentOf(server), PUBLIC_ORIGIN: '' })
  onTestFinished(async () => void (await child.end('SIGKILL')))
  const ada = await signIn(child, demo.password, demoPassword)
  const isChanged = async () => {
    const [row] = await server.query<{ is: boolean }>(
      `select exists (select 1 from audit_events where event = 'password_changed') as is`,
    )
    return row?.is === true
  }

  // Locks the table in which wrong passwords are counted: the server waits there after it has stored the change.
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = server.store.db.transaction(async (tx) => {
    await tx.execute(sql`lock table rate_limits in exclusive mode`)
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const answer = changePassword(ada).catch(() => 'no answer')
  await vi.waitFor(async () => expect(await isChanged()).toBe(true), { timeout: 60_000 })
  await child.end('SIGKILL')
  held.resolve()
  await holding
  expect(await answer).toBe('no answer')

  const later = { now: () => after(new Date(), 61) }
  const { db } = server.store
  const mailer = createOutboxMailer({ db, clock: later })
  const other = createMailQueue({ db, clock: later, mailer, log: { error: () => {} } })
  expect(await other.sendDue()).toEqual({ sent: 1, failed: 0 })
  const [mail] = await server.outbox(demo.password)
  expect(mail?.subject).toBe('Your password was changed')
})
