import type { App } from '../http/app.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { MailError, type Mail, type Mailer } from '../mail/mailer.ts'

/** What of an account was changed, by its owner or by an administrator. */
export type CredentialChange =
  | 'password'
  | 'authenticator'
  | 'recovery_codes'
  | 'security_question'
  | 'second_factor_reset'
  | 'sign_in_method'

const texts: Record<CredentialChange, { readonly subject: string; readonly what: string }> = {
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
  second_factor_reset: {
    subject: 'Your second factor was reset',
    what: 'An administrator has removed your authenticator and your recovery codes: you set up a new one at the next sign-in. That was done',
  },
  sign_in_method: {
    subject: 'Your way to sign in was changed',
    what: 'An administrator has changed which factors the sign-in to your account asks for. That was done',
  },
}

interface Change {
  readonly to: string
  readonly change: CredentialChange
}

/** Tells the owner of an account of a change that somebody else may have made. */
function credentialMail({ to, change }: Change, at: Date, publicOrigin: string): Mail {
  const { subject, what } = texts[change]
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
    paragraphs: [
      `${what} on ${when} UTC. Other browsers are signed out, and its API tokens have ended.`,
      'If this was you, there is nothing to do.',
    ],
    action: { label: 'Sign in', url: `${publicOrigin}/auth/signin` },
    closing:
      'If this was not you: choose a new password by "Forgot Password" on the sign-in page, and tell your administrator at once.',
  })
}

interface Teller extends Pick<App, 'clock'> {
  readonly mailer: Mailer
  readonly settings: Pick<App['settings'], 'publicOrigin'>
  readonly log: { error(details: object, text: string): void }
}

/** Mails it. The change stands whether or not the mail can be sent. */
export async function tellOwner(
  { mailer, clock, settings, log }: Teller,
  change: Change,
): Promise<void> {
  try {
    await mailer.send(credentialMail(change, clock.now(), settings.publicOrigin))
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    log.error({ purpose: change.change, reason: error.message }, 'a mail could not be sent')
  }
}
