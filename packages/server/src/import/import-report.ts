import type { ImportOutcome } from './import-outcome.ts'

/** The holder of a grant in the file: the id of an organisation or the address of a person. */
export type Whose = { readonly organization: string } | { readonly user: string }

/** An end that differs from that of the file, because administration has set it. */
export type KeptEnd = Whose & {
  readonly resource: string
  /** The stored end: the last day, or a moment in ISO 8601. Null: there is none. */
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
  /** The last day in the file. Null: the grant has no end. */
  readonly until: string | null
}

/** The result of an import, with warnings for the operator. */
export interface ImportReport {
  readonly outcome: ImportOutcome
  readonly keptEnds: readonly KeptEnd[]
  readonly longGrants: readonly LongGrant[]
}
