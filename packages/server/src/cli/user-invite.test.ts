import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { environmentOf, runCommand } from '../testing/run-command.ts'
import { startSmtpReceiver } from '../testing/smtp-receiver.ts'
import { demo } from '../testing/sign-in-steps.ts'

let server: TestServer
let env: Record<string, string>
beforeEach(async () => {
  server = await startTestServer({ db: 'postgres' })
  env = environmentOf(server)
})
afterEach(() => server.close())

const noa = ['noa@halden.example', '--first-name', 'Noa', '--last-name', 'Berg']
const events = (id: string) =>
  server.query<Record<string, unknown>>(
    `select event, detail, before, after from audit_events where user_id = '${id}' order by id`,
  )
const idOf = async (email: string) =>
  (await server.query<{ id: string }>(`select id from users where email = '${email}'`))[0]?.id ?? ''

describe('an invitation by an operator', () => {
  it('waits in the queue while the mail server is down, is listed, and is sent again', async () => {
    const down = { ...env, SMTP_URL: 'smtp://127.0.0.1:9' }
    const invited = await runCommand(['user', 'invite', ...noa, '--organization', 'halden'], down)
    expect(invited.code).toBe(0)
    expect(invited.out).toMatch(
      /^noa@halden\.example has an account\. The invitation waits \(.*refused/,
    )
    const mails = await runCommand(['mails', '--state', 'waiting'], env)
    expect(mails.out).toMatch(/invitation +n••••••@halden\.example +waiting +1 tries/)
    const smtp = await startSmtpReceiver()
    try {
      const again = await runCommand(['user', 'invite-again', 'noa@halden.example'], {
        ...env,
        SMTP_URL: smtp.url,
      })
      expect(again).toMatchObject({ code: 0, err: '' })
      expect(again.out).toBe('noa@halden.example is invited again, and an invitation by mail.')
    } finally {
      await smtp.close()
    }
    expect((await events(await idOf('noa@halden.example'))).map(({ event }) => event)).toEqual([
      'account_invited',
      'invitation_sent',
    ])
    expect(await runCommand(['user', 'invite-again', demo.password], env)).toMatchObject({
      code: 1,
      err: `${demo.password} has set up how to sign in already.`,
    })
  })

  it('takes the sign-in method of the organisation, and is recorded with its values', async () => {
    await server.query(
      `update organizations set sign_in_method = 'email_otp_and_authenticator_based' where id = 'halden'`,
    )
    await runCommand(['user', 'invite', ...noa, '--organization', 'halden', '--no-mail'], env)
    expect(await events(await idOf('noa@halden.example'))).toMatchObject([
      {
        event: 'account_invited',
        detail: { by: 'operator' },
        after: {
          email: 'noa@halden.example',
          organization: 'halden',
          sign_in_method: 'email_otp_and_authenticator_based',
        },
      },
    ])
  })
})
