import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

export function confirmMail(to: string, url: string): Mail {
  return composeMail({
    to,
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    preview: 'The link is valid for 24 hours.',
    paragraphs: [
      'Somebody, probably you, wants to use this address for an account. Follow the link to confirm it. It is valid for 24 hours.',
      'Other browsers are signed out then, and the API tokens of the account end.',
    ],
    action: { label: 'Confirm email address', url },
    closing: 'If you did not ask for this, ignore this mail: nothing will change.',
  })
}

/** To an address that has an account, in place of the link. */
export function takenMail(to: string, url: string): Mail {
  return composeMail({
    to,
    subject: 'Your email address was entered for another account',
    heading: 'Your email address was entered for another account',
    preview: 'Nothing has changed.',
    paragraphs: [
      'Somebody, probably you, wants to use this address for another account. It has an account already, so it cannot be used for a second one.',
    ],
    action: { label: 'Sign in', url },
    closing: 'If you did not ask for this, ignore this mail: nothing has changed.',
  })
}

/** To the old address, when another one is asked for. */
export function undoMail(to: string, email: string, url: string): Mail {
  return composeMail({
    to,
    subject: 'Your email address is about to change',
    heading: 'Your email address is about to change',
    preview: 'If this was not you, act at once.',
    paragraphs: [
      `Somebody, probably you, wants to change the address of your account to ${email}. If it was you, there is nothing to do here.`,
      'Keep this mail: for 72 hours, also after the change, its link restores this address and signs out every browser.',
    ],
    action: { label: 'Keep this address', url },
    closing: 'If this was not you: follow the link, and then choose a new password.',
  })
}

/** To the old address, once the change is done or undone. */
export function doneMail(to: string, what: 'changed' | 'restored'): Mail {
  const subject = `Your email address was ${what}`
  return composeMail({
    to,
    subject,
    heading: subject,
    preview: 'If this was not you, act at once.',
    paragraphs: [
      `The address of your account was ${what}. Other browsers are signed out, and its API tokens have ended.`,
      what === 'changed'
        ? 'For 72 hours the link in the mail before restores this address.'
        : 'Mails go to this address again. Choose a new password now: whoever changed it may know the one you have.',
    ],
    closing: 'If this was not you, tell your administrator at once.',
  })
}
