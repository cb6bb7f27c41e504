import type { Database } from '../db/database.ts'
import type { Keys } from '../keys.ts'
import type { CredentialChange } from '../users/credential-mail.ts'

/** Collects what refers to something that exists neither in the file nor in the database. */
export type Mistakes = string[]

/** What the steps that store users share. */
export interface UserStep {
  readonly db: Database
  readonly keys: Keys
  readonly now: Date
  readonly mistakes: Mistakes
  /** Filled with whom to tell of what, once it is committed. */
  readonly told: Told[]
}

/** A change to an account, and the address that hears of it. */
export interface Told {
  readonly to: string
  readonly change: CredentialChange
}
