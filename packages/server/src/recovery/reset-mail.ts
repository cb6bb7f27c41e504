import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

export function resetMail(to: string, url: string, validS: number): Mail {
  const minutes = Math.round(validS / 60)
  return composeMail({
    to,
    subject: 'Reset your password',
    heading: 'Reset your password',
    preview: `The link is valid for ${minutes} minutes and works once.`,
    paragraphs: [
      `Follow the link to choose a new password. It is valid for ${minutes} minutes and works once.`,
    ],
    action: { label: 'Reset password', url },
    closing: 'If you did not ask for this, ignore this mail: your password stays as it is.',
  })
}
