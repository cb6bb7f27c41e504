import { authScreen } from '../auth-screens.ts'
import { amount } from '../../platform/languages/duration.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { type Reader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { factorLines } from '../users/factor-lines.ts'
import type { OtherFactor } from '../users/other-factors.ts'

/**
 * How many hours the links work that are mailed for a change of an account's address: the one to the new address, which
 * confirms the change (`confirmHours`), and the one to the old address, which undoes it (`undoHours`).
 */
export const confirmHours = 24
const undoHours = 72

export function confirmMail({ email, language }: Reader, url: string): Mail {
  const texts = mailTexts[language].confirmAddress
  const values = { duration: amount(language, confirmHours, 'hour') }
  return composeMail({
    language,
    to: email,
    heading: texts.heading,
    preview: texts.preview(values),
    paragraphs: [texts.text(values), texts.ends],
    action: { label: texts.action, url },
    closing: texts.closing,
  })
}

/**
 * The mail to the new address of a requested address change if another account has that address already. It contains no
 * confirmation link, only a link to the sign-in.
 */
export function takenMail({ email, language }: Reader, url: string): Mail {
  const { signIn, addressTaken: texts } = mailTexts[language]
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

/**
 * The mail to the account's old address when a change of the address is requested, with a link that undoes the change.
 */
export function undoMail({ email, language }: Reader, newEmail: string, url: string): Mail {
  const { change, keepAddress: texts } = mailTexts[language]
  return composeMail({
    language,
    to: email,
    heading: texts.heading,
    preview: change.preview,
    paragraphs: [
      texts.text({ email: newEmail }),
      texts.keep({ duration: amount(language, undoHours, 'hour') }),
    ],
    action: { label: texts.action, url },
    closing: texts.closing,
  })
}

/** The mail to the account's old address once the change to a new address is confirmed. */
export function changedMail({ email, language }: Reader): Mail {
  const { change, addressChanged: texts } = mailTexts[language]
  return composeMail({
    language,
    to: email,
    heading: texts.heading,
    preview: change.preview,
    paragraphs: [texts.text, texts.link({ duration: amount(language, undoHours, 'hour') })],
    closing: change.tellAtOnce,
  })
}

/** What undoing an address change has done to the account, as the mail about it says. */
export interface Undone {
  readonly removed: readonly OtherFactor[]
  /** The factors besides the password that stay, because they were set up before the address change was requested. */
  readonly stay: readonly OtherFactor[]
  readonly voidsPassword: boolean
}

/** The mail to the account's old address once the change to a new address was undone. */
export function undoneMail(
  { email, language }: Reader,
  publicOrigin: string,
  { removed, stay, voidsPassword }: Undone,
): Mail {
  const { signIn, change, addressRestored: texts, otherFactors } = mailTexts[language]
  const listed = (heading: string, factors: readonly OtherFactor[]) =>
    factors.length === 0 ? [] : [heading, ...factorLines(language, factors)]
  return composeMail({
    language,
    to: email,
    heading: texts.heading,
    preview: change.preview,
    paragraphs: [
      texts.text,
      texts.mails,
      ...(voidsPassword ? [texts.password] : []),
      ...listed(otherFactors.removed, removed),
      ...listed(otherFactors.stay, stay),
    ],
    action: { label: signIn, url: publicOrigin + authScreen('start', { email }) },
    closing: change.tellAtOnce,
  })
}
