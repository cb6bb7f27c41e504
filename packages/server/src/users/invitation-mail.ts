import { authScreen } from '../auth-screens.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

/** Tells somebody of a new account. The link proves nothing: whoever follows it gets a code by mail. */
export function invitationMail(to: string, firstName: string, publicOrigin: string): Mail {
  return composeMail({
    to,
    subject: 'You are invited',
    heading: `Welcome, ${firstName}`,
    preview: 'An account was created for you.',
    paragraphs: [
      'An account was created for you. Sign in with this address: you get a code by mail, and then set up how you sign in.',
    ],
    action: { label: 'Sign in', url: publicOrigin + authScreen('start', { email: to }) },
    closing: 'If you do not expect an invitation, ignore this mail.',
  })
}
