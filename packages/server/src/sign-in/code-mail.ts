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
  /** For somebody who is signed in and changes the account. */
  readonly isProof: boolean
  /** Where the account signs in instead, for those whom only a mail may tell. */
  readonly elsewhere: string | null
}

export function codeMail(given: CodeMail): Mail {
  const { to, code, validS, isCodeInSubject, isProof, elsewhere } = given
  const doing = isProof ? 'changing your account' : 'signing in'
  const duration = durationInWords(validS)
  return composeMail({
    to,
    subject: isCodeInSubject ? `${code} is your verification code` : 'Your verification code',
    heading: 'Your verification code',
    preview: isCodeInSubject ? `${code} is valid for ${duration}.` : `It is valid for ${duration}.`,
    paragraphs: [
      `Type this code on the page where you are ${doing}. It is valid for ${duration} and works once, in that browser only.`,
      ...elsewhereInMail(elsewhere),
    ],
    code,
    closing: isProof
      ? 'If you are not changing your account, tell nobody the code, sign in, and sign out the browsers that you do not know. Nobody from our team will ask you for it.'
      : 'If you are not signing in, ignore this mail and tell nobody the code. Nobody from our team will ask you for it.',
  })
}
