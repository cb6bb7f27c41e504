const password = 'Quiet-Doorway-26!'

/** Accounts of the demo data whose method is the password alone. */
export const accounts = {
  /** Internal, may edit documentation. */
  docsAdmin: { email: 'dana@vestibule.example', password },
  /** Internal, reads documentation. */
  internal: { email: 'robin@vestibule.example', password },
  /** Staff that may act for a customer. */
  staff: { email: 'sam@vestibule.example', password },
  /** External, of a premium organisation. */
  external: { email: 'ada@northfield.example', password },
  /** External, of an explore organisation. */
  explore: { email: 'oskar@calder.example', password },
} as const
