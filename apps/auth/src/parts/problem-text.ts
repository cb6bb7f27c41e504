import type { StartTexts } from '../texts/texts.ts'
import type { Problem } from './problem.ts'

/** A screen's own texts for problems. Without them the general texts are used. */
export interface ProblemWords {
  /** Refused, and the server gave no reason. */
  readonly refused?: string
  /** The server failed. */
  readonly serverFault?: string
  /** No answer came. */
  readonly unreachable?: string
}

/** The same text for every problem, for a screen on which only one thing can fail. */
export function saying(text: string): ProblemWords {
  return { refused: text, serverFault: text, unreachable: text }
}

/** The text of a problem. `ProblemAlert` has the text of a rate limit, with its countdown. */
export function problemText(
  problem: Exclude<Problem, { kind: 'throttled' }>,
  { errors }: Pick<StartTexts, 'errors'>,
  words: ProblemWords = {},
): string {
  switch (problem.kind) {
    case 'expiredCode':
      return errors.codeExpired
    case 'refused':
      if (problem.code === 'account_disabled') return errors.accountDisabled
      return (
        refusalIn(errors.refusals, problem.code) ??
        problem.message ??
        words.refused ??
        errors.unknown
      )
    case 'serverFault':
      return words.serverFault ?? errors.generic
    case 'unreachable':
      return words.unreachable ?? errors.generic
    case 'unreadable':
      return errors.unknown
    default:
      return errors[problem.kind]
  }
}

/** A newer server may refuse by a code that this app does not know. */
function refusalIn(
  refusals: Readonly<Record<string, string>>,
  code: string | undefined,
): string | undefined {
  return code === undefined ? undefined : refusals[code]
}
