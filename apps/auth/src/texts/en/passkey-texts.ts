/** Why a passkey did not sign in. */
export const passkey = {
  unknown: 'This passkey is not known here any more. Sign in with your email.',
  notAccepted: 'This passkey was not accepted. Try again, or sign in with your email.',
  notUsed: 'The passkey could not be used. Try again, or sign in with your email.',
}

/** The texts of the offer to make a passkey. */
export const passkeyOffer = {
  heading: 'Sign in faster next time',
  lead: 'A passkey uses your fingerprint, face or screen lock.',
  reasons: [
    'No password and no code to type.',
    'It works on this site only, never on a fake one.',
    'Your fingerprint or face never leaves your device.',
  ],
  submit: 'Create a passkey',
  again: 'Try again',
  notNow: 'Not now',
  later: 'You can make one later in your account.',
  notMade: 'No passkey was made. Your browser closed the question or it took too long.',
}
