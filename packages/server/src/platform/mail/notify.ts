import { mailTexts, type MailTexts } from '../languages/mails/mail-texts.ts'
import type { Database } from '../db/database.ts'
import type { Settings } from '../settings/settings.ts'
import { composeMail } from './compose-mail.ts'
import type { MailBatch } from './mail-queue.ts'

interface News {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Path of the administration page on which operators can act. */
  readonly path: string
}

/**
 * Queues a mail to the address in the setting NOTIFY_EMAIL, if that is set, about something that needs an
 * administrator. The mail is in the first language of the setting LANGUAGES, because that of its reader is unknown.
 */
export async function notifyOperators(
  settings: Settings,
  tx: Database,
  mails: MailBatch,
  newsIn: (texts: MailTexts['operators']) => News,
): Promise<void> {
  if (settings.notifyEmail === null) return
  const [language] = settings.languages
  const texts = mailTexts[language].operators
  const { subject, paragraphs, path } = newsIn(texts)
  const mail = composeMail({
    language,
    to: settings.notifyEmail,
    heading: subject,
    preview: paragraphs[0] ?? '',
    paragraphs: [...paragraphs],
    action: { label: texts.action, url: settings.publicOrigin + path },
    closing: texts.closing,
  })
  await mails.promise(tx, mail, { kind: 'operators_told' })
}
