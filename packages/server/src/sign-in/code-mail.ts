import { durationInWords } from '../languages/duration.ts'
import { fill } from '../languages/fill.ts'
import { mailTexts } from '../languages/mails/mail-texts.ts'
import type { Reader } from '../languages/reader.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'
import { elsewhereInMail } from './elsewhere.ts'

interface CodeMail {
  readonly to: Reader
  readonly code: string
  readonly validS: number
  /** A subject, and the preview beside it, are shown where the phone is locked. */
  readonly isCodeInSubject: boolean
  /** For somebody who is signed in and changes the account. */
  readonly isProof: boolean
  /** Where the account signs in instead, for those whom only a mail may tell. */
  readonly elsewhere: string | null
}

export function codeMail(given: CodeMail): Mail {
  const { to, code, validS, isCodeInSubject, isProof, elsewhere } = given
  const { language } = to
  const texts = mailTexts[language].code
  const values = { code, duration: durationInWords(language, validS) }
  return composeMail({
    language,
    to: to.email,
    subject: isCodeInSubject ? fill(texts.subject, values) : texts.heading,
    heading: texts.heading,
    preview: fill(isCodeInSubject ? texts.preview : texts.previewWithout, values),
    paragraphs: [
      fill(isProof ? texts.changing : texts.signingIn, values),
      ...elsewhereInMail(language, elsewhere),
    ],
    code,
    closing: isProof ? texts.closingOfChange : texts.closing,
  })
}
