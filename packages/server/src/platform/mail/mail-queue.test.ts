import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMailQueue, type MailQueue } from './mail-queue.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { databases } from '../../testing/databases.ts'
import { adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { freePort } from '../../testing/free-port.ts'
import { startSmtpReceiver } from '../../testing/smtp-receiver.ts'

const from = 'Vestibule <no-reply@vestibule.example>'
const bounced = 'gone@acme.example'

describe.each(databases)('mails that can wait (%s)', (db) => {
  let port: number
  let server: TestServer
  let pam: TestBrowser
  let aud: TestBrowser
  let smtp: Awaited<ReturnType<typeof startSmtpReceiver>> | undefined
  let mailer: ReturnType<typeof createSmtpMailer>
  let queue: MailQueue
  beforeAll(async () => {
    port = await freePort()
    mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, from)
    server = await startTestServer({ db, importFile: adminWorld, mailer })
    queue = createMailQueue({
      db: server.store.db,
      clock: server.clock,
      mailer,
      log: { error: () => {} },
    })
    pam = await signInByPasskey(server, 'pam')
    aud = await signInByPasskey(server, 'aud')
    // Setting up the passkeys of `pam` and `aud` has queued mails, which these tests must not count.
    await server.query('delete from queued_mails')
  })
  afterEach(async () => {
    await smtp?.close()
    smtp = undefined
  })
  afterAll(async () => {
    await server.close()
    mailer.close()
  })

  /** Advances the clock, but keeps sessions valid and proofs fresh. */
  const advance = async (seconds: number) => {
    server.clock.advance(seconds)
    const now = server.clock.now().toISOString()
    await server.query(
      `update sessions set proven_at = '${now}', expires_at = '${now}'::timestamptz + interval '1 year'`,
    )
  }
  const start = async () =>
    (smtp = await startSmtpReceiver(
      {
        onRcptTo: ({ address }, _session, done) =>
          done(
            address === bounced
              ? Object.assign(new Error(`<${bounced}>: no such user`), { responseCode: 550 })
              : null,
          ),
      },
      port,
    ))
  const invite = (email: string) =>
    pam.post(`${adminPath}/users/`, {
      email,
      first_name: 'New',
      last_name: 'Person',
      organization: 'acme',
    })
  const listed = async (state = '') =>
    ((await aud.get(`${adminPath}/mails/${state}`)).data as { items: ItemOf<'listMails'>[] }).items

  it('promise 122: wait while the mail server is down, longer each time, and are sent once it is back', async () => {
    expect((await invite('first@acme.example')).status).toBe(200)
    const [waiting] = await listed()
    expect(waiting).toMatchObject({
      kind: 'invitation',
      state: 'waiting',
      to: 'f••••••@acme.example',
      tries: 1,
      last_answer: 'connection refused',
      sent_at: null,
    })
    const pauses: number[] = []
    for (let n = 0; n < 7; n++) {
      const at = server.clock.now().getTime()
      const next = Date.parse((await listed())[0]?.next_try_at ?? '')
      pauses.push((next - at) / 1000)
      await advance((next - at) / 1000 - 1)
      expect(await queue.sendDue()).toEqual({ sent: 0, failed: 0 })
      await advance(1)
      expect(await queue.sendDue()).toEqual({ sent: 0, failed: 1 })
    }
    expect(pauses).toEqual([15, 30, 60, 120, 240, 300, 300])
    const { mails } = (await aud.get(`${adminPath}/health/`)).data as ValueFrom<'getHealth'>
    expect(mails).toMatchObject({ waiting: 1, last_answer: 'connection refused' })
    expect(mails.waiting_since).toBe(waiting?.created_at)
    const { received } = await start()
    const all = await pam.post(`${adminPath}/mails/send_all/`)
    expect(all.data).toEqual({ waiting: 0 })
    expect(received.map(({ to }) => to)).toEqual([['first@acme.example']])
    expect(received[0]?.raw).toContain(`Message-ID: <${waiting?.id}@vestibule.example>`)
    expect(await listed('?state=waiting')).toEqual([])
    expect(await listed('?state=sent')).toMatchObject([{ tries: 9, last_answer: null }])
  })

  it('promise 122: are sent once, by however many servers', async () => {
    for (let n = 0; n < 10; n++) await invite(`crowd-${n}@acme.example`)
    const { received } = await start()
    await advance(60)
    const other = createMailQueue({
      db: server.store.db,
      clock: server.clock,
      mailer,
      log: { error: () => {} },
    })
    const rounds = await Promise.all([queue.sendDue(), other.sendDue(), queue.sendDue()])
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(10)
    expect(new Set(received.map(({ to }) => to[0])).size).toBe(10)
    expect(received).toHaveLength(10)
  })

  it('are kept without their text once they are sent or given up, and tell of an address that is none', async () => {
    await start()
    await invite(bounced)
    await advance(1)
    await invite('fine@acme.example')
    const [fine, gone] = await listed()
    expect(fine).toMatchObject({ state: 'sent', tries: 1 })
    expect(gone).toMatchObject({
      state: 'given_up',
      next_try_at: null,
      last_answer: expect.stringContaining('<g••••••@acme.example>: no such user') as string,
    })
    await smtp?.close()
    await advance(1)
    await invite('late@acme.example')
    await advance(86_400)
    await queue.sendDue()
    expect((await listed())[0]).toMatchObject({ state: 'given_up', tries: 2 })
    const kept = await server.query(
      'select id from queued_mails where coalesce(subject, text, html) is not null',
    )
    expect(kept).toEqual([])
  })

  it('promise 123: hold no code and no link that signs in', async () => {
    const { received } = await start()
    await server.query('delete from queued_mails')
    expect((await pam.post(`${adminPath}/users/amy/send_reset_link/`)).status).toBe(200)
    expect(received.at(-1)?.raw).toContain('reset-password')
    expect(await listed()).toEqual([])
    await smtp?.close()
    const answer = await pam.post(`${adminPath}/users/oli/send_reset_link/`)
    expect(answer.code).toBe('mail_failed')
    expect(await listed()).toEqual([])
  })

  it('a test mail goes to oneself, and says what the mail server says', async () => {
    const down = await pam.post(`${adminPath}/mails/send_test/`)
    expect([down.code, down.text]).toEqual([
      'mail_failed',
      expect.stringContaining('connection refused'),
    ])
    await advance(60)
    const { received } = await start()
    expect((await pam.post(`${adminPath}/mails/send_test/`)).data).toEqual({
      to: 'pam@home.example',
    })
    expect(received[0]?.to).toEqual(['pam@home.example'])
    for (const action of ['send_all', 'send_test'])
      expect((await aud.post(`${adminPath}/mails/${action}/`)).code).toBe('forbidden')
  })
})
