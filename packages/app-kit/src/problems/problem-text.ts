import type { ScreenTexts } from '../screens/texts/screen-texts.ts'
import type { Problem } from './problem.ts'

/** A screen's own texts for problems. Texts that are missing are replaced by the general ones. */
export interface ProblemWords {
  /** The server refused without a reason. */
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

/** The text of a problem, except for a rate limit: `ProblemAlert` has that text, with its countdown. */
export function problemText(
  problem: Exclude<Problem, { kind: 'throttled' }>,
  { errors, refusals }: Pick<ScreenTexts, 'errors' | 'refusals'>,
  words: ProblemWords = {},
): string {
  switch (problem.kind) {
    case 'expiredCode':
      return errors.codeExpired
    case 'refused':
      if (problem.code === 'account_disabled') return errors.accountDisabled
      // The client has asked for a new token, and the browser has not kept it.
      if (problem.code === 'csrf_failed' && !document.cookie.includes('csrftoken='))
        return errors.cookiesBlocked
      return refusals[`codes.${problem.code}`] ?? problem.message ?? words.refused ?? errors.unknown
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
