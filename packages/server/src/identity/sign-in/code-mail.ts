import { durationInWords } from '../../platform/languages/duration.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import type { Reader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { elsewhereInMail } from './elsewhere.ts'

interface CodeMail {
  readonly to: Reader
  readonly code: string
  readonly validS: number
  /** Whether the mail's subject contains the code. A locked phone may show the subject to anybody. */
  readonly isCodeInSubject: boolean
  /** Whether the code lets a signed-in user prove again who they are. Otherwise it is for a sign-in. */
  readonly isProof: boolean
  /**
   * The address of another site where the account has to sign in instead, which the mail then names. Null: it names
   * none.
   */
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
    subject: isCodeInSubject ? texts.subject(values) : texts.heading,
    heading: texts.heading,
    preview: isCodeInSubject ? texts.preview(values) : texts.previewWithout(values),
    paragraphs: [
      isProof ? texts.changing(values) : texts.signingIn(values),
      ...elsewhereInMail(language, elsewhere),
    ],
    code,
    closing: isProof ? texts.closingOfChange : texts.closing,
  })
}
