/** People of the demo data, by the way in which they sign in. */
export const accounts = {
  /** The password alone. */
  ada: { email: 'ada@northfield.example', password: 'Quiet-Doorway-26!' },
  /** Password, then mailed code; has a security question. */
  ines: { email: 'ines@vestibule.example', password: 'Quiet-Doorway-26!' },
  /** No password yet: mailed code, then a new password; has accepted no terms. */
  noor: { email: 'noor@aldermoor.example' },
  /** Mailed code, then the authenticator that is set up. */
  tomas: {
    email: 'tomas@northfield.example',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    recoveryCode: 'H4TK-9QWM',
  },
  /** Mailed code, then an authenticator that is not set up yet. */
  mei: { email: 'mei@calder.example' },
  /** Has one set of terms left to accept. */
  priya: { email: 'priya@fenwick.example', password: 'Quiet-Doorway-26!' },
  /** Staff: acts on behalf of customers. */
  sam: { email: 'sam@vestibule.example', password: 'Quiet-Doorway-26!' },
  /** Signs in by a link. */
  robin: { email: 'robin@vestibule.example', token: 'demo-token-3f9c1b7a5e2d48f6' },
} as const

/** Fits the rules for new passwords. */
export const newPassword = 'Meridian-7-Quiet!'
