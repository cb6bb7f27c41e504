import type { ErrorCode, FieldCode } from '@vestibule/api-client/contract'

// The texts of failures and refusals.

export const failure = {
  loadHeading: 'Server Error',
  loadBody: 'The sign-in page could not be loaded. Check your connection and try again.',
  settingsHeading: 'Configuration error',
  settingsBody: 'The configuration of this app is not valid: {message}',
  crashHeading: 'An unexpected error occurred.',
  crashBody: 'The error has been reported. If it happens again, please quote the support code.',
}

export const errors = {
  emailInvalid: 'Please enter a valid email',
  fieldEmpty: 'This field cannot be empty',
  accountNotFound: "Account doesn't exist",
  invalidCredentials: 'Invalid Credentials',
  userNotFound: 'User not found',
  somethingWrong: 'Something went wrong',
  generic: 'Something went wrong. Try again later.',
  wrongCode: 'You have entered an incorrect code',
  codeExpired: 'Code is invalid or expired',
  codeExhausted: 'Too many wrong codes. Ask for a new one.',
  unknown: 'An unknown error occurred',
  intercepted:
    'A web page came in place of an answer: something between you and the platform sent it, such as your network’s own sign-in page. Check your connection, then try again.',
  throttled: 'Too many attempts. Try again in {time}.',
  mailsThrottled: 'Enough mails were sent to this address for now. Ask for another in {time}.',
  outOfStep: 'This sign-in was interrupted or has expired.',
  startAgain: 'Start again',
  linkFailed: 'This sign-in link is no longer valid. Please sign in with your email.',
  termsWait: 'Terms of use wait for you to accept them.',
  toTerms: 'Read the terms',
  userChanged: 'Someone else is signed in in this browser now, or acts for another customer.',
  reload: 'Reload this page',
  cookiesBlocked:
    'Your browser blocks cookies for this site, and signing in needs them. Allow cookies for this site in your browser’s settings, then reload the page.',
  nextTooLong:
    'The address that you came from is too long to be returned to. After signing in you start at home.',
  accountDisabled: 'This account is disabled. Ask your administrator.',
  /** Texts by `error_info.code` of a refusal. Empty in English, where the server's own message says more. */
  refusals: {} as Partial<Readonly<Record<ErrorCode, string>>>,
  /** Texts for refused fields, by `error_info.field_codes`. */
  fields: {} as Partial<Readonly<Record<FieldCode, string>>>,
}

export const advice = {
  reset_password: 'With a new password you can go on at once.',
  look_for_mail: 'The latest mail may be among your unwanted ones.',
  use_known_browser: 'You can go on in a browser in which you have signed in before.',
}
