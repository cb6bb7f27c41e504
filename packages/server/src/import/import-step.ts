import type { Database } from '../platform/db/database.ts'
import type { Keys } from '../platform/keys.ts'
import type { CredentialChange } from '../identity/users/credential-mail.ts'
import type { Tally } from './import-outcome.ts'
import type { KeptEnd, LongGrant } from './import-report.ts'
import type { Mistakes } from './mistakes.ts'

/** Values that the steps of an import share. */
export interface ImportStep {
  readonly db: Database
  readonly keys: Keys
  readonly now: Date
  /** Time zone of the days in the file. */
  readonly timeZone: string
  /** Maximum days for which administrators give access to a person; null: any number. */
  readonly grantMaxDays: number | null
  /** References to entries that are neither in the file nor in the database. */
  readonly mistakes: Mistakes
  /** Filled with the people who get a mail after the commit, and why. */
  readonly told: Told[]
  readonly tally: Tally
  /** Filled with the ends in the file that are ignored because administration has set others. */
  readonly keptEnds: KeptEnd[]
  /** Filled with the grants in the file that are longer than `grantMaxDays`. */
  readonly longGrants: LongGrant[]
  /** Filled with the entries whose secrets have changed, which no export shows: the section and the entry's key. */
  readonly renewed: Map<string, readonly CredentialChange[]>
  /** Request id of the audit events. Null: nothing is recorded. */
  readonly requestId: string | null
}

/** A change to an account, with its owner's address and chosen language. */
export interface Told {
  readonly to: { readonly id: string; readonly email: string; readonly language: string | null }
  readonly change: CredentialChange
}
