import type { Texts } from '../texts/en.ts'
import type { Problem } from './problem.ts'

/** A screen's own words for what failed on it; without them the general ones are used. */
export interface ProblemWords {
  /** Refused, and the server gave no reason. */
  readonly refused?: string
  /** The server failed. */
  readonly serverFault?: string
  /** No answer came. */
  readonly unreachable?: string
}

/** Words for a screen on which one thing can fail, whyever it did. */
export function saying(text: string): ProblemWords {
  return { refused: text, serverFault: text, unreachable: text }
}

/** What a problem is called on the screen. The countdown of a throttle is `ProblemAlert`'s. */
export function problemText(
  problem: Exclude<Problem, { kind: 'throttled' }>,
  { errors }: Pick<Texts, 'errors'>,
  words: ProblemWords = {},
): string {
  switch (problem.kind) {
    case 'refused':
      return problem.message ?? words.refused ?? errors.unknown
    case 'serverFault':
      return words.serverFault ?? errors.generic
    case 'unreachable':
      return words.unreachable ?? errors.generic
    case 'unreadable':
      return errors.unknown
    case 'outOfStep':
      return errors.outOfStep
    case 'termsWait':
      return errors.termsWait
    case 'userChanged':
      return errors.userChanged
  }
}
