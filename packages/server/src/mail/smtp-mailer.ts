import { emailPattern } from '@vestibule/api-client/contract'
import { createTransport } from 'nodemailer'
import { MailError, type Mailer } from './mailer.ts'

interface SmtpTimeouts {
  readonly connectMs: number
  readonly totalMs: number
}

/** Sends through an SMTP server. However the server behaves, a send ends within `totalMs`. */
export function createSmtpMailer(
  url: string,
  from: string,
  timeouts: SmtpTimeouts = { connectMs: 5000, totalMs: 15_000 },
): Mailer & { close(): void } {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 4,
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.connectMs,
      socketTimeout: timeouts.totalMs,
      dnsTimeout: timeouts.connectMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ to, subject, text, html }) {
      // A line break in an address would add recipients to the envelope.
      if (!emailPattern.test(to)) throw new MailError('The recipient is not a mail address')
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(
        () => late.reject(new MailError('The mail server did not answer in time')),
        timeouts.totalMs,
      )
      try {
        const headers = { 'Auto-Submitted': 'auto-generated' }
        await Promise.race([
          transport.sendMail({ to: { name: '', address: to }, subject, text, html, headers }),
          late.promise,
        ])
      } catch (cause) {
        throw cause instanceof MailError
          ? cause
          : new MailError('The mail server refused', { cause })
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}
