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
  /** Time zone of the calendar days in the file. */
  readonly timeZone: string
  /** Maximum days of a grant from an administrator to a person. Null: no maximum. */
  readonly grantMaxDays: number | null
  /** The mistakes found so far, such as references to entries that are neither in the file nor stored. */
  readonly mistakes: Mistakes
  /** The people who must get a mail after the commit, and why. The steps add to this list. */
  readonly told: Told[]
  readonly tally: Tally
  /** The grants whose end in the file is ignored, because somebody has set another one. The steps add to this list. */
  readonly keptEnds: KeptEnd[]
  /** The grants in the file that are longer than `grantMaxDays`. The steps add to this list. */
  readonly longGrants: LongGrant[]
  /**
   * The secrets that have changed, which exports do not contain, by section and key of the entry. The steps add to this
   * map.
   */
  readonly renewed: Map<string, readonly CredentialChange[]>
  /** Request id for the audit events. Null: the import is not recorded. */
  readonly requestId: string | null
}

/** The changed credentials of an account, with its owner's address and chosen language. */
export interface Told {
  readonly to: { readonly id: string; readonly email: string; readonly language: string | null }
  readonly change: CredentialChange
}
