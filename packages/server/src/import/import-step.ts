import type { Database } from '../db/database.ts'
import type { Keys } from '../keys.ts'
import type { CredentialChange } from '../users/credential-mail.ts'
import type { Mistakes } from './mistakes.ts'

/** What the steps of an import share. */
export interface ImportStep {
  readonly db: Database
  readonly keys: Keys
  readonly now: Date
  /** Of references to what exists neither in the file nor in the database. */
  readonly mistakes: Mistakes
  /** Filled with whom to tell of what, once it is committed. */
  readonly told: Told[]
}

/** A change to an account, and who hears of it: the address, and the language that its owner has chosen. */
export interface Told {
  readonly to: { readonly email: string; readonly language: string | null }
  readonly change: CredentialChange
}
