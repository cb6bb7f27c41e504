import type { App } from '../calls/app.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { StoredTicket } from './ticket-answers.ts'

/** Tells the owner of a ticket that there is an answer. The mail may come later. */
export async function answeredMail(
  { mailQueue, settings }: Pick<App, 'mailQueue' | 'settings'>,
  to: string,
  { id, number, subject, userId }: Pick<StoredTicket, 'id' | 'number' | 'subject' | 'userId'>,
): Promise<void> {
  const title = `Ticket ${number} has an answer`
  const mail = composeMail({
    to,
    subject: title,
    heading: title,
    preview: subject,
    paragraphs: [`The support has answered your ticket "${subject}". You read the answer there.`],
    action: { label: 'Read the answer', url: `${settings.publicOrigin}/support?ticket=${id}` },
    closing: 'If you did not write this ticket, tell your administrator.',
  })
  await mailQueue.add(mail, { kind: 'ticket_answered', userId })
}
