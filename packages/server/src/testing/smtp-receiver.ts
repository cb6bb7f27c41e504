import type { AddressInfo, Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface SmtpMail {
  readonly from: string
  readonly to: string[]
  readonly raw: string
}

/** A real SMTP server that keeps the mails it receives. */
export async function startSmtpReceiver(options: SMTPServerOptions = {}, port = 0) {
  const received: SmtpMail[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // When the server is closed, wait at most 50 ms for its clients: mailers keep their connections open.
    closeTimeout: 50,
    onData(stream, session, done) {
      let raw = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => (raw += chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        received.push({ from, to: rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
    ...options,
  })
  const listening = await listenOnLoopback(smtp.server, port)
  return {
    received,
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

/** Listens on the loopback. Resolves to the port. */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}
