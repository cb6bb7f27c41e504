import { authScreen } from '../auth-screens.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { type Reader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

/**
 * The mail about a new account. Its link signs nobody in: a person who follows it must still sign in, for example with
 * a mailed code.
 */
export function invitationMail(
  { email, language }: Reader,
  firstName: string,
  publicOrigin: string,
): Mail {
  const { signIn, invitation: texts } = mailTexts[language]
  return composeMail({
    language,
    to: email,
    subject: texts.subject,
    heading: texts.heading({ name: firstName }),
    preview: texts.preview,
    paragraphs: [texts.text],
    action: { label: signIn, url: publicOrigin + authScreen('start', { email }) },
    closing: texts.closing,
  })
}
