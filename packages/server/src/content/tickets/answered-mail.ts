import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { type Reader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { StoredTicket } from './ticket-answers.ts'

/**
 * The mail to a ticket's owner with the answer of support. The mail is in the owner's language, except for the answer
 * itself.
 */
export function answeredMail(
  publicOrigin: string,
  { email, language }: Reader,
  { id, number, subject }: Pick<StoredTicket, 'id' | 'number' | 'subject'>,
  answer: string,
): Mail {
  const texts = mailTexts[language].ticketAnswered
  const title = texts.heading({ number: String(number) })
  return composeMail({
    language,
    to: email,
    heading: title,
    preview: subject,
    paragraphs: [texts.text({ subject })],
    quote: answer,
    action: { label: texts.action, url: `${publicOrigin}/support?ticket=${id}` },
    closing: texts.closing,
  })
}
