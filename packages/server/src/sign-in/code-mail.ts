import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

export function codeMail(to: string, code: string, validS: number): Mail {
  const minutes = Math.round(validS / 60)
  return composeMail({
    to,
    subject: `${code} is your verification code`,
    heading: 'Your verification code',
    preview: `${code} is valid for ${minutes} minutes.`,
    paragraphs: [
      `Type this code on the page where you are signing in. It is valid for ${minutes} minutes and works once, in that browser only.`,
    ],
    code,
    closing:
      'If you are not signing in, ignore this mail and tell nobody the code. Nobody from our team will ask you for it.',
  })
}
