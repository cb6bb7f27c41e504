import { MailError, type Mail } from '../platform/mail/mailer.ts'
import { createOutboxMailer } from '../platform/mail/outbox.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

export interface UnsteadyMail {
  /** Whether the mail server refuses mails. */
  isDown: boolean
  /** The number of refused mails. */
  refused: number
  /** Holds the next mail. Resolves, once a mail is held, to a function that makes it fail. */
  holdNext(): Promise<() => void>
}

/** A test server whose mails reach the outbox while its mail server is up. */
export async function startWithUnsteadyMail(
  options: Omit<TestServerOptions, 'mailer'> = {},
): Promise<{ server: TestServer; mail: UnsteadyMail }> {
  let hold: ((fail: () => void) => void) | null = null
  const send = (message: Mail): Promise<void> => {
    if (hold !== null) {
      const held = Promise.withResolvers<void>()
      hold(() => held.reject(new MailError('The mail server did not answer in time')))
      hold = null
      return held.promise
    }
    if (mail.isDown) {
      mail.refused += 1
      return Promise.reject(new MailError('The mail server refused'))
    }
    return createOutboxMailer({ db: server.store.db, clock: server.clock }).send(message)
  }
  const mail: UnsteadyMail = {
    isDown: false,
    refused: 0,
    holdNext: () => new Promise((resolve) => (hold = resolve)),
  }
  const server = await startTestServer({ ...options, mailer: { send } })
  return { server, mail }
}
