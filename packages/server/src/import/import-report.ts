import type { ImportOutcome } from './import-outcome.ts'

/** The holder of a grant in the import file: the id of an organisation, or the address of a person. */
export type Whose = { readonly organization: string } | { readonly user: string }

/**
 * A grant whose end the import has not changed, because an administrator or data steward gave the grant, or because
 * somebody has changed its end since and the file names no later one.
 */
export type KeptEnd = Whose & {
  readonly resource: string
  /** The end that is kept: the last day, or a moment in ISO 8601. Null: the grant has no end. */
  readonly kept: string | null
  /** The end that the file gives to the grant, as a day or a moment. Null: it gives no end. */
  readonly file: string | null
}

/** A grant to a person in the file that is longer than the administration allows (GRANT_MAX_DAYS). */
export interface LongGrant {
  /** Where the grant is in the file, such as `resources[0].to_users[3]`. */
  readonly place: string
  readonly resource: string
  readonly user: string
  /** The last day of the grant. Null: it has no end. */
  readonly until: string | null
}

/** The result of an import, with warnings for the operator. */
export interface ImportReport {
  readonly outcome: ImportOutcome
  readonly keptEnds: readonly KeptEnd[]
  readonly longGrants: readonly LongGrant[]
}
