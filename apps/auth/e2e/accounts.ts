/** Users of the demo data. They differ in how they sign in. */
export const accounts = {
  /** Signs in by password only. */
  ada: { email: 'ada@northfield.example', password: 'Quiet-Doorway-26!' },
  /** Signs in by password, then by a mailed code. Has a security question. */
  ines: { email: 'ines@vestibule.example', password: 'Quiet-Doorway-26!' },
  /** Signs in by a mailed code, then has to create a password. Has accepted no terms. */
  noor: { email: 'noor@aldermoor.example' },
  /** Signs in by a mailed code, then by an authenticator that is already set up. */
  tomas: {
    email: 'tomas@northfield.example',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    recoveryCode: 'H4TK-9QWM',
  },
  /** Signs in by a mailed code, then has to set up an authenticator. */
  mei: { email: 'mei@calder.example' },
  /** Signs in by password. Has one set of terms left to accept. */
  priya: { email: 'priya@fenwick.example', password: 'Quiet-Doorway-26!' },
  /** A member of the staff, who acts on behalf of customers. */
  sam: { email: 'sam@vestibule.example', password: 'Quiet-Doorway-26!' },
  /** Signs in by a link that contains `token`. */
  robin: { email: 'robin@vestibule.example', token: 'demo-token-3f9c1b7a5e2d48f6' },
} as const

/** A password that fits the rules for new passwords. */
export const newPassword = 'Meridian-7-Quiet!'
