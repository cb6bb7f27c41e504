import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

/** Tells somebody of a new account. The link proves nothing: whoever follows it gets a code by mail. */
export function invitationMail(to: string, firstName: string, publicOrigin: string): Mail {
  const query = new URLSearchParams({ email: to })
  return composeMail({
    to,
    subject: 'You are invited',
    heading: `Welcome, ${firstName}`,
    preview: 'An account was created for you.',
    paragraphs: [
      'An account was created for you. Sign in with this address: you get a code by mail, and then set up how you sign in.',
    ],
    action: { label: 'Sign in', url: `${publicOrigin}/auth/signin?${query.toString()}` },
    closing: 'If you do not expect an invitation, ignore this mail.',
  })
}
