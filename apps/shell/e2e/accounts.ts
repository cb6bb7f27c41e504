const password = 'Quiet-Doorway-26!'

/** Accounts of the demo data that sign in by password only. */
export const accounts = {
  /** An internal user who may edit documentation. */
  docsAdmin: { email: 'dana@vestibule.example', password },
  /** An internal user who may only read documentation. */
  internal: { email: 'robin@vestibule.example', password },
  /** A member of the staff, who may act for a customer. */
  staff: { email: 'sam@vestibule.example', password },
  /** A user of a customer with the tier premium. */
  external: { email: 'ada@northfield.example', password },
  /** A user of a customer with the tier explore. */
  explore: { email: 'oskar@calder.example', password },
} as const
