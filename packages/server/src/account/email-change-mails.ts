import { amount } from '../languages/duration.ts'
import { fill } from '../languages/fill.ts'
import { mailTexts } from '../languages/mails/mail-texts.ts'
import { isolated, type Reader } from '../languages/reader.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

/** How long the link to the new address is good, and the one to the old address. */
export const confirmHours = 24
const undoHours = 72

export function confirmMail({ email, language }: Reader, url: string): Mail {
  const texts = mailTexts[language].confirmAddress
  const values = { duration: amount(language, confirmHours, 'hour') }
  return composeMail({
    language,
    to: email,
    subject: texts.heading,
    heading: texts.heading,
    preview: fill(texts.preview, values),
    paragraphs: [fill(texts.text, values), texts.ends],
    action: { label: texts.action, url },
    closing: texts.closing,
  })
}

/** To an address that has an account, in place of the link. */
export function takenMail({ email, language }: Reader, url: string): Mail {
  const { signIn, addressTaken: texts } = mailTexts[language]
  return composeMail({
    language,
    to: email,
    subject: texts.heading,
    heading: texts.heading,
    preview: texts.preview,
    paragraphs: [texts.text],
    action: { label: signIn, url },
    closing: texts.closing,
  })
}

/** To the old address, when another one is asked for. */
export function undoMail({ email, language }: Reader, newEmail: string, url: string): Mail {
  const { change, keepAddress: texts } = mailTexts[language]
  return composeMail({
    language,
    to: email,
    subject: texts.heading,
    heading: texts.heading,
    preview: change.preview,
    paragraphs: [
      fill(texts.text, { email: isolated(language, newEmail) }),
      fill(texts.keep, { duration: amount(language, undoHours, 'hour') }),
    ],
    action: { label: texts.action, url },
    closing: texts.closing,
  })
}

/** To the old address, once the change is done or undone. */
export function doneMail({ email, language }: Reader, what: 'changed' | 'restored'): Mail {
  const { change, addressChanged, addressRestored } = mailTexts[language]
  const texts = what === 'changed' ? addressChanged : addressRestored
  const duration = amount(language, undoHours, 'hour')
  return composeMail({
    language,
    to: email,
    subject: texts.heading,
    heading: texts.heading,
    preview: change.preview,
    paragraphs: [
      texts.text,
      what === 'changed' ? fill(addressChanged.link, { duration }) : addressRestored.password,
    ],
    closing: change.tellAtOnce,
  })
}
