import type { App } from '../../identity/calls/app.ts'
import { fill } from '../../platform/languages/fill.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { isolated, type Reader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { StoredTicket } from './ticket-answers.ts'

/** Mails the answer to the owner of a ticket, with the words around it in the reader's language. It may be sent later. */
export async function answeredMail(
  { mailQueue, settings }: Pick<App, 'mailQueue' | 'settings'>,
  { email, language }: Reader,
  { id, number, subject, userId }: Pick<StoredTicket, 'id' | 'number' | 'subject' | 'userId'>,
  answer: string,
): Promise<void> {
  const texts = mailTexts[language].ticketAnswered
  const title = fill(texts.heading, { number })
  const mail = composeMail({
    language,
    to: email,
    subject: title,
    heading: title,
    preview: subject,
    paragraphs: [fill(texts.text, { subject: isolated(language, subject) })],
    quote: answer,
    action: { label: texts.action, url: `${settings.publicOrigin}/support?ticket=${id}` },
    closing: texts.closing,
  })
  await mailQueue.add(mail, { kind: 'ticket_answered', userId })
}
