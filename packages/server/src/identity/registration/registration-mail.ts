import { amount } from '../../platform/languages/duration.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import type { Reader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

export function verificationMail({ email, language }: Reader, url: string, days: number): Mail {
  const texts = mailTexts[language].registration
  const valid = texts.valid({ duration: amount(language, days, 'day') })
  return composeMail({
    language,
    to: email,
    heading: texts.heading,
    preview: valid,
    paragraphs: [texts.asked, valid],
    action: { label: texts.action, url },
    closing: texts.closing,
  })
}

/** The mail to somebody who requests access but already has an account. */
export function alreadyRegisteredMail({ email, language }: Reader, url: string): Mail {
  const { signIn, alreadyRegistered: texts } = mailTexts[language]
  return composeMail({
    language,
    to: email,
    heading: texts.heading,
    preview: texts.preview,
    paragraphs: [texts.text],
    action: { label: signIn, url },
    closing: texts.closing,
  })
}

/** The mail that refuses a request for access. `note`: the administrator's text. */
export function refusalMail({ email, language }: Reader, note: string): Mail {
  const texts = mailTexts[language].registrationRefused
  return composeMail({
    language,
    to: email,
    subject: texts.subject,
    heading: texts.heading,
    preview: texts.preview,
    paragraphs: [texts.text, note],
    closing: texts.closing,
  })
}
