/** Why a passkey did not sign in. A catalogue of its own, as the start screen must not wait for it. */
export const passkeyTexts = {
  unknown: 'This passkey is not known here any more. Sign in with your email.',
  notAccepted: 'This passkey was not accepted. Try again, or sign in with your email.',
  notUsed: 'The passkey could not be used. Try again, or sign in with your email.',
}
