// The texts of the codes and of the authenticator.

export const emailCode = {
  heading: 'Check your mail for verification code',
  sent: 'We sent a 6-digit code to {email}. It is valid for {duration}.',
  used: 'Your last code was used. Ask for a new one at {email}.',
  unsure:
    'A 6-digit code may be on its way to {email}. It works only in the browser that asked for it.',
  elsewhere:
    'A code was sent to {email} a moment ago, but it works only where it was asked for. To go on here, send a new one with Resend Code.',
  exhausted: 'The code that we sent to {email} no longer works.',
  notSent: 'We could not send a code to {email}.',
  sending: 'We send a 6-digit code to {email}. It is valid for {duration}.',
  label: 'Verification code',
  submit: 'Verify',
  nothingYet: 'Nothing yet?',
  resend: 'Resend Code',
  resendIn: 'Resend Code in {time}',
  resent: 'A new code is on its way.',
  resendReady: 'You can resend the code now.',
  verified: 'Email verified successfully',
}

/** Replaces the texts above if the platform does not reveal who has an account. */
export const emailCodeIfAny = {
  sending:
    'If there is an account for {email}, we send it a 6-digit code. It is valid for {duration}.',
  sent: 'If there is an account for {email}, we sent it a 6-digit code. It is valid for {duration}.',
  elsewhere:
    'If there is an account for {email}, a code was sent to it a moment ago, but it works only where it was asked for. To go on here, send a new one with Resend Code.',
  exhausted: 'No code for {email} works any longer.',
  resent: 'If there is an account for this address, a new code is on its way.',
}

export const twoFactor = {
  heading: 'Two-factor Authentication',
  authenticatorIntro: 'Enter the 6-digit code from your authenticator app.',
  recoveryIntro: 'Enter one of the 8-character recovery codes you saved. It will not work again.',
  authenticatorLabel: 'Authentication code',
  recoveryLabel: 'Recovery code',
  useRecovery: 'Use Recovery codes instead',
  useAuthenticator: 'Use Authentication code instead',
  usePasskey: 'Use a passkey instead',
  submit: 'Verify',
  verified: 'Code verified successfully',
  lostDeviceHeading: 'Did you lose your device?',
  lostDevice:
    'You signed in with a recovery code. If you no longer have your authenticator, set up a new device now.',
  setUpDevice: 'Set up a new device',
  continue: 'Continue without',
}

export const totpSetup = {
  heading: 'Set up Authenticator app',
  replaceIntro:
    'When you enter its code, it takes the place of your authenticator. Your other sessions will end, and your API tokens and your recovery codes stop working.',
  intro: 'It adds a second lock to your account: a code that only your phone can show.',
  qrLabel: 'QR code for authenticator setup',
  openApp: 'Open your authenticator app and add an account.',
  scan: 'Scan the QR code, or enter the {setupKey} by hand.',
  notLoaded: 'The QR code could not be loaded. Try again.',
  setupKey: 'setup key',
  enterCode: 'Enter the 6-digit code it shows.',
  openOnThisDevice: 'Open in an authenticator app on this device',
  copyFailed: 'Not copied',
  label: 'Code from the app',
  submit: 'Verify',
}

export const recoveryCodes = {
  heading: 'Save Your Recovery Code',
  intro:
    'If you lose your phone, one of these codes signs you in. Each works once, and this is the only time they are shown.',
  notMade: 'Your recovery codes could not be made. Try again.',
  listLabel: 'Recovery codes',
  copyFailed: 'Not copied',
  downloadFailed: 'Not saved',
  print: 'Print',
  next: 'Next',
  notKept:
    'You have not copied, downloaded or printed these codes. If you lose your phone, you cannot sign in without one. Choose Next again to go on without them.',
  shownOnce:
    'Your codes were shown before this page was loaded again, and they are not shown twice. If you did not save them, make new ones: those shown before stop working, your other sessions will end, and so will your API tokens.',
  makeNew: 'Make new codes',
  saved: 'I have saved my codes',
}
