import type { ImportOutcome } from './import-outcome.ts'

/** Whom a grant of the file is for: the id of an organisation or the address of a person. */
export type Whose = { readonly organization: string } | { readonly user: string }

/** An end that differs from that of the file, because administration has set it. */
export type KeptEnd = Whose & {
  readonly resource: string
  /** The end that holds: the last day, or a moment in ISO 8601. Null: there is none. */
  readonly kept: string | null
  /** The end in the file. */
  readonly file: string | null
}

/** A grant of the file to a person that lasts longer than administrators may give it. */
export interface LongGrant {
  /** The place in the file, such as `resources[0].to_users[3]`. */
  readonly place: string
  readonly resource: string
  readonly user: string
  /** Null: it has no end. */
  readonly until: string | null
}

/** What an import did, and what its reader should know of it. */
export interface ImportReport {
  readonly outcome: ImportOutcome
  readonly keptEnds: readonly KeptEnd[]
  readonly longGrants: readonly LongGrant[]
}
