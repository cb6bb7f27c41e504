import type { CallName } from '@vestibule/api-client/contract'
import type { CheckedName } from './checked-calls.ts'
import type { ConformanceWorld, Visitor } from './world.ts'

/** One call with the real client, and its expected outcome. */
export interface CallCase {
  readonly name: string
  readonly run: (world: ConformanceWorld) => Promise<unknown>
  /**
   * Expected outcome. Objects must have these keys, and may have more. A function computes it from the accounts file.
   */
  readonly outcome: unknown
  /**
   * `late`: runs after all other cases, because it needs a second mail to an account or changes what others check.
   * `last`: exhausts a rate limit.
   */
  readonly when?: 'late' | 'last'
}

/** `bad` is empty only for calls that cannot be refused, or whose refusals are in `guard-cases.ts`. */
export interface CallCases {
  readonly good: readonly CallCase[]
  readonly bad: readonly CallCase[]
}

/** A case with the name of its call. */
export interface NamedCase {
  readonly call: CheckedName
  readonly one: CallCase
}

export type CasesOf<Names extends CallName> = Readonly<Record<Names, CallCases>>

/** Returns its argument. It only gives TypeScript the type of a function that computes an outcome from the world. */
export function fromFile(outcome: (world: ConformanceWorld) => unknown) {
  return outcome
}

/** Case for calls that need a session: calling them without one is refused. */
export function withoutSession(run: (visitor: Visitor) => Promise<unknown>): CallCase {
  return {
    name: 'without a session',
    run: async ({ visit }) => run(await visit()),
    outcome: { kind: 'notSignedIn' },
  }
}
