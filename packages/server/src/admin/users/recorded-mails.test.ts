import { afterEach, describe, expect, it } from 'vitest'
import { createMailQueue } from '../../platform/mail/mail-queue.ts'
import { MailError } from '../../platform/mail/mailer.ts'
import { addressIn, adminPath, adminWorld, signInByPasskey } from '../../testing/admin-steps.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { startWithUnsteadyMail } from '../../testing/unsteady-mail.ts'

let server: TestServer
afterEach(() => server.close())

describe('a mail that an administrator sends', () => {
  it.each([
    ['send_reset_link', 'reset_link_sent'],
    ['invite_again', 'invitation_sent'],
  ])('%s is recorded as often as it was sent', async (action, event) => {
    server = await startTestServer({ db: 'postgres', importFile: adminWorld })
    const pam = await signInByPasskey(server, 'pam')
    await server.query("update users set password_hash = null where id = 'oli'")
    const whom = action === 'invite_again' ? 'oli' : 'amy'
    const send = async () => (await pam.post(`${adminPath}/users/${whom}/${action}/`, {})).code
    expect([await send(), await send()]).toEqual([null, 'rate_limited'])
    expect(await server.query(`select 1 from audit_events where event = '${event}'`)).toHaveLength(
      1,
    )
    expect(await server.outbox(addressIn(whom))).toHaveLength(1)
  })

  it('is not sent twice where all are sent while it is under way', async () => {
    const started = await startWithUnsteadyMail({ db: 'postgres', importFile: adminWorld })
    server = started.server
    const pam = await signInByPasskey(server, 'pam')
    await server.query("update users set password_hash = null where id = 'oli'")
    started.mail.isDown = true
    await pam.post(`${adminPath}/users/oli/invite_again/`, {})
    started.mail.isDown = false
    server.clock.advance(61)
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const other = createMailQueue({
      db: server.store.db,
      clock: server.clock,
      mailer: {
        send() {
          begun.resolve()
          return held.promise
        },
      },
      log: { error: () => {} },
    })
    const round = other.sendDue()
    await begun.promise
    expect((await pam.post(`${adminPath}/mails/send_all/`)).data).toEqual({ waiting: 1 })
    expect(await server.outbox(addressIn('oli'))).toEqual([])
    held.reject(new MailError('The mail server did not answer in time'))
    expect(await round).toMatchObject({ failed: 1 })
  })
})
