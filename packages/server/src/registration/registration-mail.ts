import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

export function verificationMail(to: string, url: string, validDays: number): Mail {
  return composeMail({
    to,
    subject: 'Verify your email address',
    heading: 'Verify your email address',
    preview: `The link is valid for ${validDays} days.`,
    paragraphs: [
      'Somebody, probably you, asked for access with this address. Follow the link to verify it.',
      `The link is valid for ${validDays} days.`,
    ],
    action: { label: 'Verify email address', url },
    closing: 'If you did not ask for access, ignore this mail: nothing will be created.',
  })
}

/** The mail to somebody who asks for access and has an account already. */
export function alreadyRegisteredMail(to: string, url: string): Mail {
  return composeMail({
    to,
    subject: 'You already have access',
    heading: 'You already have access',
    preview: 'Sign in with this address.',
    paragraphs: [
      'Somebody, probably you, asked for access with this address. It has an account already.',
    ],
    action: { label: 'Sign in', url },
    closing: 'If you did not ask for access, ignore this mail: nothing has changed.',
  })
}
