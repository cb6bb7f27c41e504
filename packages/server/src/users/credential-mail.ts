import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

/** What of an account was changed, by its owner or by an administrator. */
export type CredentialChange =
  | 'password'
  | 'authenticator'
  | 'recovery_codes'
  | 'security_question'
  | 'security_question_added'
  | 'second_factor_reset'
  | 'sign_in_method'
  | 'passkey_added'
  | 'passkey_removed'
  | 'organization_sign_in'

interface Texts {
  readonly subject: string
  readonly what: string
  /** Nothing older was replaced, so nobody is signed out. */
  readonly endsNothing?: true
}

const texts: Record<CredentialChange, Texts> = {
  password: {
    subject: 'Your password was changed',
    what: 'The password of your account was changed',
  },
  authenticator: {
    subject: 'Your authenticator was changed',
    what: 'A new authenticator was set up for your account',
  },
  recovery_codes: {
    subject: 'New recovery codes were made',
    what: 'New recovery codes were made for your account, and the older ones are void. That was done',
  },
  security_question: {
    subject: 'Your security question was changed',
    what: 'The security question of your account, or its answer, was changed',
  },
  security_question_added: {
    subject: 'A security question was set for your account',
    what: 'A security question was set, by which one can ask for a link to a new password of your account. That was done',
    endsNothing: true,
  },
  second_factor_reset: {
    subject: 'Your second factor was reset',
    what: 'An administrator has removed your authenticator and your recovery codes: you set up a new one at the next sign-in. That was done',
  },
  sign_in_method: {
    subject: 'Your way to sign in was changed',
    what: 'An administrator has changed which factors the sign-in to your account asks for. That was done',
  },
  passkey_added: {
    subject: 'A passkey was added to your account',
    what: 'A passkey was added, by which one can sign in to your account without a password. That was done',
    endsNothing: true,
  },
  passkey_removed: {
    subject: 'A passkey was removed from your account',
    what: 'A passkey of your account was removed',
  },
  organization_sign_in: {
    subject: 'You sign in with your organization now',
    what: 'Your account was signed in to with the sign-in of your organization, and belongs to it from now on. That was done',
    endsNothing: true,
  },
}

interface Change {
  readonly to: string
  readonly change: CredentialChange
}

/** Tells the owner of an account of a change that somebody else may have made. */
function credentialMail({ to, change }: Change, at: Date, publicOrigin: string): Mail {
  const { subject, what, endsNothing = false } = texts[change]
  const ends = endsNothing ? '' : ' Other browsers are signed out, and its API tokens have ended.'
  const when = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)
  return composeMail({
    to,
    subject,
    heading: subject,
    preview: 'If this was not you, act at once.',
    paragraphs: [`${what} on ${when} UTC.${ends}`, 'If this was you, there is nothing to do.'],
    action: { label: 'Sign in', url: publicOrigin + authScreen('start') },
    closing:
      'If this was not you: choose a new password by "Forgot Password" on the sign-in page, and tell your administrator at once.',
  })
}

interface Teller extends Pick<App, 'clock' | 'mailQueue'> {
  readonly settings: Pick<App['settings'], 'publicOrigin'>
}

/** Mails it. The change stands, and the mail may come later. */
export async function tellOwner(
  { mailQueue, clock, settings }: Teller,
  change: Change,
): Promise<void> {
  const mail = credentialMail(change, clock.now(), settings.publicOrigin)
  await mailQueue.add(mail, { kind: 'account_changed' })
}
