import type { Widened } from '../widened.ts'

/** What the mails say. `{name}` marks a slot. */
export const en = {
  signIn: 'Sign in',
  code: {
    heading: 'Your verification code',
    subject: '{code} is your verification code',
    preview: '{code} is valid for {duration}.',
    previewWithout: 'It is valid for {duration}.',
    signingIn:
      'Type this code on the page where you are signing in. It is valid for {duration} and works once, in that browser only.',
    changing:
      'Type this code on the page where you are changing your account. It is valid for {duration} and works once, in that browser only.',
    closing:
      'If you are not signing in, ignore this mail and tell nobody the code. Nobody from our team will ask you for it.',
    closingOfChange:
      'If you are not changing your account, tell nobody the code, sign in, and sign out the browsers that you do not know. Nobody from our team will ask you for it.',
    elsewhere: 'Your organization has a sign-in page of its own: {url}',
  },
  reset: {
    heading: 'Reset your password',
    preview: 'The link is valid for {duration} and works once.',
    text: 'Follow the link to choose a new password. It is valid for {duration} and works once.',
    action: 'Reset password',
    closing: 'If you did not ask for this, ignore this mail: your password stays as it is.',
  },
  invitation: {
    subject: 'You are invited',
    heading: 'Welcome, {name}',
    preview: 'An account was created for you.',
    text: 'An account was created for you. Sign in with this address: you get a code by mail, and then set up how you sign in.',
    closing: 'If you do not expect an invitation, ignore this mail.',
  },
  registration: {
    heading: 'Verify your email address',
    asked:
      'Somebody, probably you, asked for access with this address. Follow the link to verify it.',
    valid: 'The link is valid for {duration}.',
    action: 'Verify email address',
    closing: 'If you did not ask for access, ignore this mail: nothing will be created.',
  },
  alreadyRegistered: {
    heading: 'You already have access',
    preview: 'Sign in with this address.',
    text: 'Somebody, probably you, asked for access with this address. It has an account already.',
    closing: 'If you did not ask for access, ignore this mail: nothing has changed.',
  },
  registrationRefused: {
    subject: 'Your request for access',
    heading: 'Your request for access was refused',
    preview: 'You can ask again.',
    text: 'An administrator has refused your request for access, and writes:',
    closing: 'You can ask for access again at any time.',
  },
  confirmAddress: {
    heading: 'Confirm your new email address',
    preview: 'The link is valid for {duration}.',
    text: 'Somebody, probably you, wants to use this address for an account. Follow the link to confirm it. It is valid for {duration}.',
    ends: 'Other browsers are signed out then, and the API tokens of the account end.',
    action: 'Confirm email address',
    closing: 'If you did not ask for this, ignore this mail: nothing will change.',
  },
  addressTaken: {
    heading: 'Your email address was entered for another account',
    preview: 'Nothing has changed.',
    text: 'Somebody, probably you, wants to use this address for another account. It has an account already, so it cannot be used for a second one.',
    closing: 'If you did not ask for this, ignore this mail: nothing has changed.',
  },
  keepAddress: {
    heading: 'Your email address is about to change',
    text: 'Somebody, probably you, wants to change the address of your account to {email}. If it was you, there is nothing to do here.',
    keep: 'Keep this mail: for {duration}, also after the change, its link restores this address, signs out every browser, and removes passkeys and other factors that were set up in the meantime.',
    action: 'Keep this address',
    closing: 'If this was not you: follow the link, and then choose a new password.',
  },
  addressChanged: {
    heading: 'Your email address was changed',
    text: 'The address of your account was changed. Other browsers are signed out, and its API tokens have ended.',
    link: 'For {duration} the link in the mail before restores this address.',
  },
  addressRestored: {
    heading: 'The change of your email address was undone',
    text: 'This is the address of your account. Every browser is signed out, and its API tokens have ended.',
    mails: 'Mails go to this address again.',
    password:
      'Your password is void, because whoever asked for the change may know it. Sign in with this address: you get a code by mail, and then choose a new one.',
  },
  addressSet: {
    heading: 'The address of your account was changed',
    preview: 'Sign in with {email} from now on.',
    text: 'An administrator has changed the address of your account to {email}. Sign in with it from now on. Browsers are signed out, and API tokens have ended.',
    closing: 'If you did not ask for this, tell your administrator at once.',
  },
  /** For mails about any change that somebody else may have made. */
  change: {
    preview: 'If this was not you, act at once.',
    tellAtOnce: 'If this was not you, tell your administrator at once.',
    andEnds: '{what} Other browsers are signed out, and its API tokens have ended.',
    formerAddress:
      'This mail also goes to the earlier address of your account, because the address was changed lately.',
    formerClosing:
      'If this was not you: follow the link in the mail "{subject}". It restores this address and removes what was set up in the meantime.',
    nothingToDo: 'If this was you, there is nothing to do.',
    closing:
      'If this was not you: choose a new password by "Forgot Password" on the sign-in page, and tell your administrator at once.',
  },
  /** What lets somebody into an account beside the password. One line each, below `stay` or `removed`. */
  otherFactors: {
    passkey: 'Passkey "{name}", added on {when}',
    authenticator: 'Authenticator, set up on {when}',
    recovery_codes: 'Recovery codes, made on {when}',
    security_question: 'Security question',
    organization_sign_in: 'Sign-in of your organization, used for the first time on {when}',
    stay: 'Beside the password, these let somebody into your account. If you do not know one of them, remove it in your account, at "Sign-in & security":',
    removed: 'These were removed from your account:',
  },
  ticketAnswered: {
    heading: 'Ticket {number} has an answer',
    text: 'The support has answered your ticket "{subject}":',
    action: 'Open the ticket',
    closing: 'If you did not write this ticket, tell your administrator.',
  },
  operators: {
    action: 'Open administration',
    closing: 'This address is NOTIFY_EMAIL of the platform.',
    registration: 'Somebody asks for access',
    asks: '{name} ({email}) asks for access, and writes:',
    ticket: 'Ticket {number}: {subject}',
    waits: 'Ticket {number} waits for an answer.',
  },
  test: {
    subject: 'A test mail',
    heading: 'Mails arrive',
    preview: 'You have asked for it in administration.',
    text: 'You have asked for this mail in administration. The mail server has taken it.',
    closing: 'If you did not ask for this, tell your administrator.',
  },
  /** Mails about a change to an account: `what` was changed, and when. */
  credentials: {
    password: {
      subject: 'Your password was changed',
      what: 'The password of your account was changed on {when} UTC.',
    },
    authenticator: {
      subject: 'Your authenticator was changed',
      what: 'A new authenticator was set up for your account on {when} UTC.',
    },
    recovery_codes: {
      subject: 'New recovery codes were made',
      what: 'New recovery codes were made for your account, and the older ones are void. That was done on {when} UTC.',
    },
    recovery_codes_added: {
      subject: 'Recovery codes were made for your account',
      what: 'Recovery codes were made, by which one can sign in to your account in place of the authenticator. That was done on {when} UTC.',
    },
    security_question: {
      subject: 'Your security question was changed',
      what: 'The security question of your account, or its answer, was changed on {when} UTC.',
    },
    security_question_added: {
      subject: 'A security question was set for your account',
      what: 'A security question was set, by which one can ask for a link to a new password of your account. That was done on {when} UTC.',
    },
    second_factor_reset: {
      subject: 'Your second factor was reset',
      what: 'An administrator has removed your authenticator and your recovery codes: you set up a new one at the next sign-in. That was done on {when} UTC.',
    },
    sign_in_method: {
      subject: 'Your way to sign in was changed',
      what: 'An administrator has changed which factors the sign-in to your account asks for. That was done on {when} UTC.',
    },
    passkey_added: {
      subject: 'A passkey was added to your account',
      what: 'A passkey was added, by which one can sign in to your account without a password. That was done on {when} UTC.',
    },
    passkey_removed: {
      subject: 'A passkey was removed from your account',
      what: 'A passkey of your account was removed on {when} UTC.',
    },
    organization_sign_in: {
      subject: 'You sign in with your organization now',
      what: 'Your account was signed in to with the sign-in of your organization, and belongs to it from now on. That was done on {when} UTC.',
    },
  },
} as const

/** A catalogue in another language is an object of this type: a text that is missing does not compile. */
export type MailTexts = Widened<typeof en>
