import { isolated } from '../languages/reader.ts'
import { mailTexts } from '../languages/mails/mail-texts.ts'
import type { MailTexts } from '../languages/mails/en.ts'
import type { Settings } from '../settings/settings.ts'
import { composeMail } from './compose-mail.ts'
import type { MailQueue } from './mail-queue.ts'

interface World {
  readonly mailQueue: MailQueue
  readonly settings: Settings
}

interface News {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Path of the platform's page on which operators deal with it. */
  readonly path: string
}

/** What writes the text of a mail to operators. `quoted` marks a user's text, so that it cannot be taken for ours. */
interface Words {
  readonly texts: MailTexts['operators']
  readonly quoted: (text: string) => string
}

/**
 * Mails NOTIFY_EMAIL, if set, that something needs attention. The mail is in the first of LANGUAGES, as the reader is
 * unknown. It may be sent later.
 */
export async function notifyOperators(
  { mailQueue, settings }: World,
  newsIn: (words: Words) => News,
): Promise<void> {
  if (settings.notifyEmail === null) return
  const [language] = settings.languages
  const texts = mailTexts[language].operators
  const { subject, paragraphs, path } = newsIn({
    texts,
    quoted: (text) => isolated(language, text),
  })
  const mail = composeMail({
    language,
    to: settings.notifyEmail,
    subject,
    heading: subject,
    preview: paragraphs[0] ?? '',
    paragraphs: [...paragraphs],
    action: { label: texts.action, url: settings.publicOrigin + path },
    closing: texts.closing,
  })
  await mailQueue.add(mail, { kind: 'operators_told' })
}
