import { escapeHtml } from '../http/escape-html.ts'
import type { Mailer } from './mailer.ts'

/**
 * Placeholder that is replaced by the platform's name when a mail is sent, because the code that composes mails does
 * not know the settings. It is a private-use character, which no mail contains otherwise.
 */
export const platformMark = '\u{F5E57}'

/** Wraps a mailer so that it writes the platform's name into each mail's header and footer. */
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
