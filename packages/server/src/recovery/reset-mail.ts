import { composeMail } from '../mail/compose-mail.ts'
import { durationInWords } from '../mail/duration-in-words.ts'
import type { Mail } from '../mail/mailer.ts'

export function resetMail(to: string, url: string, validS: number): Mail {
  const duration = durationInWords(validS)
  return composeMail({
    to,
    subject: 'Reset your password',
    heading: 'Reset your password',
    preview: `The link is valid for ${duration} and works once.`,
    paragraphs: [
      `Follow the link to choose a new password. It is valid for ${duration} and works once.`,
    ],
    action: { label: 'Reset password', url },
    closing: 'If you did not ask for this, ignore this mail: your password stays as it is.',
  })
}
