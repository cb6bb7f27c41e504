/** The words of a proof. `{name}` marks a slot. */
export const proofTexts = {
  title: 'Confirm that it is you',
  /** Before what is asked for. `{purpose}` is what the caller wants to do, such as 'change your password'. */
  to: 'To {purpose}, ',
  how: {
    password: 'enter the password you have now.',
    authenticator: 'enter the code your authenticator app shows.',
    email_code: 'enter the code that we mailed to you.',
    passkey: 'use your passkey.',
  },
  label: { password: 'Password', authenticator: 'Code', email_code: 'Code' },
  use: {
    password: 'Use your password',
    authenticator: 'Use a code',
    email_code: 'Use a mailed code',
    passkey: 'Use a passkey',
  },
  confirm: 'Confirm',
  confirmPasskey: 'Continue with your passkey',
  cancel: 'Cancel',
  close: 'Close',
  pleaseWait: 'Please wait...',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  resend: 'Resend code',
  resendIn: 'Resend in {time}',
  newCode: 'New code sent',
  signIn: 'Sign in',
  retry: 'Retry',
  loading: 'Loading',
  nothing: 'you have to sign in again: nothing that you could enter here is enough.',
  errors: {
    wrongPassword: 'This is not your password.',
    wrongCode: 'This code is not right.',
    expiredCode: 'This code has expired or was used. Take a new one.',
    exhaustedCode: 'Too many wrong codes. Ask for a new one.',
    wrongPasskey: 'This passkey does not confirm it. Try another way.',
    noPasskey: 'The passkey could not be used. Try again, or choose another way.',
    throttled: 'Too many attempts. Try again in {time}.',
    mailThrottled: 'Too many mails were sent. Try again in {time}.',
    signedOut:
      'You are no longer signed in here. What you have typed stays until you leave this page.',
    otherUser: 'Someone else is signed in in this browser now. Reload the page.',
    failed: 'Something went wrong. Try again later.',
    failedWithCode: 'Something went wrong. Try again later. Support code {code}',
  },
}

/** The words of a proof, in any language. */
export type ProofTexts = typeof proofTexts
