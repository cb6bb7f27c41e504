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
  /**
   * The people who must get a mail, and why. The steps add to this list. The mails are queued in the import's
   * transaction.
   */
  readonly told: Told[]
  readonly tally: Tally
  /**
   * The grants whose end in the file is ignored, because an administrator or data steward gave the grant, or somebody
   * has changed its end since. The steps add to this list.
   */
  readonly keptEnds: KeptEnd[]
  /** The grants in the file that are longer than `grantMaxDays`. The steps add to this list. */
  readonly longGrants: LongGrant[]
  /**
   * Which secrets of an entry the import has changed, by the entry's section and key, such as `users ann@example.org`.
   * Comparing exports before and after the import would not show this, because exports contain no secrets. The steps
   * add to this map.
   */
  readonly renewed: Map<string, readonly CredentialChange[]>
  /** Request id for the audit events. Null: the import is not recorded. */
  readonly requestId: string | null
}

/**
 * A change to the password or a factor of an account, of which its owner gets a mail, with the owner's address and
 * chosen language. `language` is null if none is stored.
 */
export interface Told {
  readonly to: { readonly id: string; readonly email: string; readonly language: string | null }
  readonly change: CredentialChange
}
