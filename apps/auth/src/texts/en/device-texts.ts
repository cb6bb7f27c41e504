/** The texts of the device code. */
export const device = {
  heading: 'You have not signed in',
  intro:
    'Enter this code on your desktop to go on. This environment is restricted: it opens when you approve it where you are signed in.',
  address: 'On your desktop, type this address',
  code: 'Enter this code there',
  codeLabel: 'Code',
  verifyingIn: 'Verifying your access in',
  verifying: 'Verifying your access',
  secondsLeft: 'Verifying your access in {seconds} seconds',
  doneAlready: 'Done verification already?',
  clickHere: 'Click Here',
  notRegistered: 'No code could be registered. Try again.',
  expiredHeading: 'Code Expired',
  expired: 'This code was not used in time. Take a new one to go on.',
  refresh: 'Refresh',
  newCode: 'New code: {code}',
  pending: 'This code has not been approved yet.',
  denied: 'The request was denied. Use the new code to ask again.',
  disabled: 'This account is disabled. Ask your administrator.',
}
