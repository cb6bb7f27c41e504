import { composeMail } from '../mail/compose-mail.ts'
import { durationInWords } from '../mail/duration-in-words.ts'
import type { Mail } from '../mail/mailer.ts'
import { elsewhereInMail } from './elsewhere.ts'

interface CodeMail {
  readonly to: string
  readonly code: string
  readonly validS: number
  /** A subject, and the preview beside it, are shown where the phone is locked. */
  readonly isCodeInSubject: boolean
  /** Where the account signs in instead, for those whom only a mail may tell. */
  readonly elsewhere: string | null
}

export function codeMail({ to, code, validS, isCodeInSubject, elsewhere }: CodeMail): Mail {
  const duration = durationInWords(validS)
  return composeMail({
    to,
    subject: isCodeInSubject ? `${code} is your verification code` : 'Your verification code',
    heading: 'Your verification code',
    preview: isCodeInSubject ? `${code} is valid for ${duration}.` : `It is valid for ${duration}.`,
    paragraphs: [
      `Type this code on the page where you are signing in. It is valid for ${duration} and works once, in that browser only.`,
      ...elsewhereInMail(elsewhere),
    ],
    code,
    closing:
      'If you are not signing in, ignore this mail and tell nobody the code. Nobody from our team will ask you for it.',
  })
}
