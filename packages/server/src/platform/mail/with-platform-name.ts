import { escapeHtml } from '../http/escape-html.ts'
import type { Mailer } from './mailer.ts'

/**
 * Placeholder for the platform's name until a mail is sent, because the code that composes mails does not know the
 * settings. A private-use character, which no font shows.
 */
export const platformMark = '\u{F5E57}'

/** A mailer that writes the platform's name into the head and the foot of each mail. */
export function withPlatformName<M extends Mailer>(mailer: M, name: string): M {
  return {
    ...mailer,
    send: (mail) =>
      mailer.send({
        ...mail,
        text: mail.text.replaceAll(platformMark, () => name),
        html: mail.html.replaceAll(platformMark, () => escapeHtml(name)),
      }),
  }
}
