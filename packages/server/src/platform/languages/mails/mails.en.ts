import type { Messages } from '@vestibule/base/messages/texts'

export const messages = {
  signIn: 'Sign in',
  'code.heading': 'Your verification code',
  'code.subject': '{code} is your verification code',
  'code.preview': '{code} is valid for {duration}.',
  'code.previewWithout': 'It is valid for {duration}.',
  'code.signingIn':
    'Type this code on the page where you are signing in. It is valid for {duration} and works once, in that browser only.',
  'code.changing':
    'Type this code on the page where you are changing your account. It is valid for {duration} and works once, in that browser only.',
  'code.closing':
    'If you are not signing in, ignore this mail and tell nobody the code. Nobody from our team will ask you for it.',
  'code.closingOfChange':
    'If you are not changing your account, tell nobody the code, sign in, and sign out the browsers that you do not know. Nobody from our team will ask you for it.',
  'code.elsewhere': 'Your organisation has a sign-in page of its own: {url}',
  'reset.heading': 'Reset your password',
  'reset.preview': 'The link is valid for {duration} and works once.',
  'reset.text':
    'Follow the link to choose a new password. It is valid for {duration} and works once.',
  'reset.action': 'Reset password',
  'reset.closing': 'If you did not ask for this, ignore this mail: your password stays as it is.',
  'invitation.subject': 'You are invited',
  'invitation.heading': 'Welcome, {name}',
  'invitation.preview': 'An account was created for you.',
  'invitation.text':
    'An account was created for you. Sign in with this address: you get a code by mail, and then set up how you sign in.',
  'invitation.closing': 'If you do not expect an invitation, ignore this mail.',
  'registration.heading': 'Verify your email address',
  'registration.asked':
    'Somebody, probably you, asked for access with this address. Follow the link to verify it.',
  'registration.valid': 'The link is valid for {duration}.',
  'registration.action': 'Verify email address',
  'registration.closing':
    'If you did not ask for access, ignore this mail: nothing will be created.',
  'alreadyRegistered.heading': 'You already have access',
  'alreadyRegistered.preview': 'Sign in with this address.',
  'alreadyRegistered.text':
    'Somebody, probably you, asked for access with this address. It has an account already.',
  'alreadyRegistered.closing':
    'If you did not ask for access, ignore this mail: nothing has changed.',
  'registrationRefused.subject': 'Your request for access',
  'registrationRefused.heading': 'Your request for access was refused',
  'registrationRefused.preview': 'You can ask again.',
  'registrationRefused.text': 'An administrator has refused your request for access, and writes:',
  'registrationRefused.closing': 'You can ask for access again at any time.',
  'confirmAddress.heading': 'Confirm your new email address',
  'confirmAddress.preview': 'The link is valid for {duration}.',
  'confirmAddress.text':
    'Somebody, probably you, wants to use this address for an account. Follow the link to confirm it. It is valid for {duration}.',
  'confirmAddress.ends':
    'Other browsers are signed out then, and the API tokens of the account end.',
  'confirmAddress.action': 'Confirm email address',
  'confirmAddress.closing': 'If you did not ask for this, ignore this mail: nothing will change.',
  'addressTaken.heading': 'Your email address was entered for another account',
  'addressTaken.preview': 'Nothing has changed.',
  'addressTaken.text':
    'Somebody, probably you, wants to use this address for another account. It has an account already, so it cannot be used for a second one.',
  'addressTaken.closing': 'If you did not ask for this, ignore this mail: nothing has changed.',
  'keepAddress.heading': 'Your email address is about to change',
  'keepAddress.text':
    'Somebody, probably you, wants to change the address of your account to {email}. If it was you, there is nothing to do here.',
  'keepAddress.keep':
    'Keep this mail: for {duration}, also after the change, its link restores this address, signs out every browser, and removes passkeys and other factors that were set up in the meantime.',
  'keepAddress.action': 'Keep this address',
  'keepAddress.closing': 'If this was not you: follow the link, and then choose a new password.',
  'addressChanged.heading': 'Your email address was changed',
  'addressChanged.text':
    'The address of your account was changed. Other browsers are signed out, and its API tokens have ended.',
  'addressChanged.link': 'For {duration} the link in the mail before restores this address.',
  'addressRestored.heading': 'The change of your email address was undone',
  'addressRestored.text':
    'This is the address of your account. Every browser is signed out, and its API tokens have ended.',
  'addressRestored.mails': 'Mails go to this address again.',
  'addressRestored.password':
    'Your password is void, because whoever asked for the change may know it. Sign in with this address: you get a code by mail, and then choose a new one.',
  'addressSet.heading': 'The address of your account was changed',
  'addressSet.preview': 'Sign in with {email} from now on.',
  'addressSet.text':
    'An administrator has changed the address of your account to {email}. Sign in with it from now on. Browsers are signed out, and API tokens have ended.',
  'addressSet.closing': 'If you did not ask for this, tell your administrator at once.',
  'change.preview': 'If this was not you, act at once.',
  'change.tellAtOnce': 'If this was not you, tell your administrator at once.',
  'change.andEnds': '{what} Other browsers are signed out, and its API tokens have ended.',
  'change.formerAddress':
    'This mail also goes to the earlier address of your account, because the address was changed lately.',
  'change.formerClosing':
    'If this was not you: follow the link in the mail "{subject}". It restores this address and removes what was set up in the meantime.',
  'change.nothingToDo': 'If this was you, there is nothing to do.',
  'change.closing':
    'If this was not you: choose a new password by "Forgot Password" on the sign-in page, and tell your administrator at once.',
  'otherFactors.passkey': 'Passkey "{name}", added on {when}',
  'otherFactors.authenticator': 'Authenticator, set up on {when}',
  'otherFactors.recovery_codes': 'Recovery codes, made on {when}',
  'otherFactors.security_question': 'Security question',
  'otherFactors.organization_sign_in':
    'Sign-in of your organisation, used for the first time on {when}',
  'otherFactors.stay':
    'Beside the password, these let somebody into your account. If you do not know one of them, remove it in your account, at "Sign-in & security":',
  'otherFactors.removed': 'These were removed from your account:',
  'ticketAnswered.heading': 'Ticket {number} has an answer',
  'ticketAnswered.text': 'The support has answered your ticket "{subject}":',
  'ticketAnswered.action': 'Open the ticket',
  'ticketAnswered.closing': 'If you did not write this ticket, tell your administrator.',
  'operators.action': 'Open administration',
  'operators.closing': 'This address is NOTIFY_EMAIL of the platform.',
  'operators.registration': 'Somebody asks for access',
  'operators.asks': '{name} ({email}) asks for access, and writes:',
  'operators.ticket': 'Ticket {number}: {subject}',
  'operators.waits': 'Ticket {number} waits for an answer.',
  'test.subject': 'A test mail',
  'test.heading': 'Mails arrive',
  'test.preview': 'You have asked for it in administration.',
  'test.text': 'You have asked for this mail in administration. The mail server has taken it.',
  'test.closing': 'If you did not ask for this, tell your administrator.',
  'credentials.password.subject': 'Your password was changed',
  'credentials.password.what': 'The password of your account was changed on {when} UTC.',
  'credentials.authenticator.subject': 'Your authenticator was changed',
  'credentials.authenticator.what':
    'A new authenticator was set up for your account on {when} UTC.',
  'credentials.recovery_codes.subject': 'New recovery codes were made',
  'credentials.recovery_codes.what':
    'New recovery codes were made for your account, and the older ones are void. That was done on {when} UTC.',
  'credentials.recovery_codes_added.subject': 'Recovery codes were made for your account',
  'credentials.recovery_codes_added.what':
    'Recovery codes were made, by which one can sign in to your account in place of the authenticator. That was done on {when} UTC.',
  'credentials.security_question.subject': 'Your security question was changed',
  'credentials.security_question.what':
    'The security question of your account, or its answer, was changed on {when} UTC.',
  'credentials.security_question_added.subject': 'A security question was set for your account',
  'credentials.security_question_added.what':
    'A security question was set, by which one can ask for a link to a new password of your account. That was done on {when} UTC.',
  'credentials.second_factor_reset.subject': 'Your second factor was reset',
  'credentials.second_factor_reset.what':
    'An administrator has removed your authenticator and your recovery codes: you set up a new one at the next sign-in. That was done on {when} UTC.',
  'credentials.sign_in_method.subject': 'Your way to sign in was changed',
  'credentials.sign_in_method.what':
    'An administrator has changed which factors the sign-in to your account asks for. That was done on {when} UTC.',
  'credentials.passkey_added.subject': 'A passkey was added to your account',
  'credentials.passkey_added.what':
    'A passkey was added, by which one can sign in to your account without a password. That was done on {when} UTC.',
  'credentials.passkey_removed.subject': 'A passkey was removed from your account',
  'credentials.passkey_removed.what': 'A passkey of your account was removed on {when} UTC.',
  'credentials.organization_sign_in.subject': 'You sign in with your organisation now',
  'credentials.organization_sign_in.what':
    'Your account was signed in to with the sign-in of your organisation, and belongs to it from now on. That was done on {when} UTC.',
} as const satisfies Messages
