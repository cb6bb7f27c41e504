import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Mailbox as MailboxOfFile } from './accounts-file.ts'

interface ReceivedMail {
  /** Unique id of the mail. */
  readonly id: string
  readonly text: string
}

/** The mailbox in which the tested server's mails arrive. */
export interface Mailbox {
  mailsTo(address: string): Promise<readonly ReceivedMail[]>
  close(): Promise<void>
}

/** Opens the mailbox that the file with the test accounts names. Throws if that fails. */
export function openMailbox({ outbox, smtp }: MailboxOfFile, origin: string): Promise<Mailbox> {
  return smtp === undefined ? openOutbox(new URL(outbox ?? '', origin)) : listen(smtp)
}

interface OutboxMail {
  readonly id: unknown
  readonly to: string
  readonly text: string
}

async function openOutbox(url: URL): Promise<Mailbox> {
  const mailsTo = async (address: string) => {
    const query = new URL(url)
    query.searchParams.set('format', 'json')
    query.searchParams.set('to', address)
    const response = await fetch(query, { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`The outbox ${url.href} answers ${response.status}`)
    const mails = (await response.json()) as OutboxMail[]
    return mails
      .filter(({ to }) => isSame(to, address))
      .map(({ id, text }) => ({ id: String(id), text }))
  }
  // Read the outbox once, so that a wrong address fails before any test sends a mail.
  await mailsTo('nobody@nowhere.example')
  return { mailsTo, close: async () => {} }
}

async function listen({ port, host }: { port: number; host: string }): Promise<Mailbox> {
  const mails: { readonly to: readonly string[]; readonly id: string; readonly raw: Buffer }[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { id, envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address)
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push({ to, id: `${id}-${mails.length}`, raw: Buffer.concat(parts) })
        done()
      })
    },
  })
  smtp.listen(port, host)
  await once(smtp.server, 'listening')
  return {
    mailsTo: (address) => {
      const found = mails.filter(({ to }) => to.some((one) => isSame(one, address)))
      return Promise.all(found.map(async ({ id, raw }) => ({ id, text: await textOf(raw) })))
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
}

async function textOf(raw: Buffer): Promise<string> {
  const { text = '' } = await PostalMime.parse(raw)
  return text
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
