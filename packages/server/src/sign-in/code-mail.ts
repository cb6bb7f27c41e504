import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

interface CodeMail {
  readonly to: string
  readonly code: string
  readonly validS: number
  /** A subject, and the preview beside it, are shown where the phone is locked. */
  readonly isCodeInSubject: boolean
}

export function codeMail({ to, code, validS, isCodeInSubject }: CodeMail): Mail {
  const minutes = Math.round(validS / 60)
  return composeMail({
    to,
    subject: isCodeInSubject ? `${code} is your verification code` : 'Your verification code',
    heading: 'Your verification code',
    preview: isCodeInSubject
      ? `${code} is valid for ${minutes} minutes.`
      : `It is valid for ${minutes} minutes.`,
    paragraphs: [
      `Type this code on the page where you are signing in. It is valid for ${minutes} minutes and works once, in that browser only.`,
    ],
    code,
    closing:
      'If you are not signing in, ignore this mail and tell nobody the code. Nobody from our team will ask you for it.',
  })
}
