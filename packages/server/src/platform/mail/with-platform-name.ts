import { escapeHtml } from '../http/escape-html.ts'
import type { Mailer } from './mailer.ts'

/**
 * Placeholder in mails that `withPlatformName` replaces by the platform's name when they are sent, because
 * `composeMail` does not know the settings. It is a private-use character, which no mail contains otherwise.
 */
export const platformMark = '\u{F5E57}'

/** Wraps a mailer so that it replaces `platformMark` in each mail by the platform's name. */
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
