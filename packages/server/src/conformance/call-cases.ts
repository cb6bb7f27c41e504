import type { CallName } from '@vestibule/api-client/contract'
import type { CheckedName } from './checked-calls.ts'
import type { ConformanceWorld, Visitor } from './world.ts'

/** A conformance test of a call, with the expected outcome. Most tests make the call by the real client. */
export interface CallCase {
  readonly name: string
  readonly run: (world: ConformanceWorld) => Promise<unknown>
  /**
   * The expected outcome, or a function that computes it, for example from the file with the test accounts. Objects
   * that `run` resolves to may have more keys than the expected ones.
   */
  readonly outcome: unknown
  /**
   * `late`: runs after the tests without `when`, because it needs a second mail to an account or changes what others
   * check. `last`: runs after all others, because it exhausts a rate limit.
   */
  readonly when?: 'late' | 'last'
}

/**
 * The conformance tests of a call: those in which it succeeds (`good`) and in which it is refused (`bad`). `bad` is
 * empty only for calls that cannot be refused, or whose refusals are in `guard-cases.ts`.
 */
export interface CallCases {
  readonly good: readonly CallCase[]
  readonly bad: readonly CallCase[]
}

/** A conformance test with the name of the call that it is about. */
export interface NamedCase {
  readonly call: CheckedName
  readonly one: CallCase
}

export type CasesOf<Names extends CallName> = Readonly<Record<Names, CallCases>>

/**
 * Returns its argument. It only gives TypeScript the type of a function that computes an outcome from a
 * `ConformanceWorld`.
 */
export function fromFile(outcome: (world: ConformanceWorld) => unknown) {
  return outcome
}

/** Makes the test for calls that need a session: without one, the call is refused. */
export function withoutSession(run: (visitor: Visitor) => Promise<unknown>): CallCase {
  return {
    name: 'without a session',
    run: async ({ visit }) => run(await visit()),
    outcome: { kind: 'notSignedIn' },
  }
}
