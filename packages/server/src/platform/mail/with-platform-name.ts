import { escapeHtml } from '../http/escape-html.ts'
import type { Mailer } from './mailer.ts'

/**
 * Stands for the platform's name in mails until they are sent, because who composes a mail does not know the settings.
 * A character for private use, which no font shows.
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
