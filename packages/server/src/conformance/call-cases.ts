import type { CallName } from '@vestibule/api-client/contract'
import type { ConformanceWorld, Visitor } from './world.ts'

/** One call with the real client, and what it has to come to. */
export interface CallCase {
  readonly name: string
  readonly run: (world: ConformanceWorld) => Promise<unknown>
  /** An object has to have these keys, and may have others. As a function: from what the file says. */
  readonly outcome: unknown
  /**
   * `late`: after all other cases, for it needs a second mail of an account or changes what others look at.
   * `last`: it fills a limit.
   */
  readonly when?: 'late' | 'last'
}

/** `bad` stays empty only for calls that cannot be refused. */
export interface CallCases {
  readonly good: readonly CallCase[]
  readonly bad: readonly CallCase[]
}

/** A case, and the call that it is about. */
export interface NamedCase {
  readonly call: CallName
  readonly one: CallCase
}

export type CasesOf<Names extends CallName> = Readonly<Record<Names, CallCases>>

/** The outcome of a case whose world decides what it has to be. */
export function fromFile(outcome: (world: ConformanceWorld) => unknown) {
  return outcome
}

/** The refusal of every call that needs a session. */
export function withoutSession(run: (visitor: Visitor) => Promise<unknown>): CallCase {
  return {
    name: 'without a session',
    run: async ({ visit }) => run(await visit()),
    outcome: { kind: 'notSignedIn' },
  }
}
