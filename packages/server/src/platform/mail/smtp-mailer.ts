import { emailPattern } from '@vestibule/api-client/contract'
import { createTransport } from 'nodemailer'
import { reasonOf } from '../check-outcome.ts'
import { MailError, type Mailer } from './mailer.ts'

interface SmtpTimeouts {
  readonly connectMs: number
  readonly totalMs: number
}

/** Creates a mailer that sends through an SMTP server. Sending ends within `totalMs`, even if that server hangs. */
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
  // Listen to `error` events of the transport and ignore them: without a listener they would end the process, and
  // `sendMail` rejects as well.
  transport.on('error', () => {})
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ language, to, subject, text, html, id }) {
      // Refuse an invalid address: a line break in it would add recipients to the mail.
      if (!emailPattern.test(to)) throw new MailError('The recipient is not a mail address')
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(
        () => late.reject(new MailError('The mail server did not answer in time')),
        timeouts.totalMs,
      )
      try {
        const mail = {
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
          ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
        }
        await Promise.race([transport.sendMail(mail), late.promise])
      } catch (cause) {
        throw cause instanceof MailError ? cause : mailErrorOf(cause)
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}

/** The fields that nodemailer adds to its errors. */
interface Failure {
  readonly code?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ETIMEDOUT: 'no answer in time',
  EDNS: 'no such host',
  EAUTH: 'the mail server refuses the user name or the password',
}

function mailErrorOf(cause: unknown): MailError {
  const { code = '', command, response, responseCode = 0 } = cause as Failure
  const reason = reasonOf(cause)
  const wording = Object.keys(words).find((name) => code === name || reason.includes(name))
  return new MailError('The mail server refused', {
    cause,
    answer: response ?? (wording === undefined ? reason : words[wording]) ?? reason,
    isRecipientRefused: command === 'RCPT TO' && responseCode >= 500,
  })
}
