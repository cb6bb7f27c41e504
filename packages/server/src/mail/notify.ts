import type { App } from '../calls/app.ts'
import { isolated } from '../languages/reader.ts'
import { mailTexts } from '../languages/mails/mail-texts.ts'
import type { MailTexts } from '../languages/mails/en.ts'
import { composeMail } from './compose-mail.ts'

interface News {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Where it is looked after: a path of the platform. */
  readonly path: string
}

/** The words of a mail to operators. `quoted` keeps what somebody has written apart from them. */
interface Words {
  readonly texts: MailTexts['operators']
  readonly quoted: (text: string) => string
}

/**
 * Tells NOTIFY_EMAIL, if it is set, that something waits for somebody: in the first of LANGUAGES, for nobody knows who
 * reads it. The mail may come later.
 */
export async function notifyOperators(
  { mailQueue, settings }: Pick<App, 'mailQueue' | 'settings'>,
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
