import { composeMail } from '../mail/compose-mail.ts'
import { durationInWords } from '../mail/duration-in-words.ts'
import type { Mail } from '../mail/mailer.ts'
import { elsewhereInMail } from '../sign-in/elsewhere.ts'

/** `elsewhere`: where the account signs in instead, for those whom only a mail may tell. */
export function resetMail(to: string, url: string, validS: number, elsewhere: string | null): Mail {
  const duration = durationInWords(validS)
  return composeMail({
    to,
    subject: 'Reset your password',
    heading: 'Reset your password',
    preview: `The link is valid for ${duration} and works once.`,
    paragraphs: [
      `Follow the link to choose a new password. It is valid for ${duration} and works once.`,
      ...elsewhereInMail(elsewhere),
    ],
    action: { label: 'Reset password', url },
    closing: 'If you did not ask for this, ignore this mail: your password stays as it is.',
  })
}
