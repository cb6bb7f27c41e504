import type { ScreenTexts } from '../screens/texts/screen-texts.ts'
import type { Problem } from './problem.ts'

/** A screen's own texts for problems. For a text that is missing, the general text is used. */
export interface ProblemWords {
  /** Shown if the server refused without a reason. */
  readonly refused?: string
  /** Shown if the server failed. */
  readonly serverFault?: string
  /** Shown if no answer came from the server. */
  readonly unreachable?: string
}

/** Returns texts that say the same about every problem, for a screen on which only one thing can fail. */
export function saying(text: string): ProblemWords {
  return { refused: text, serverFault: text, unreachable: text }
}

/** Returns the text of a problem. A rate limit is excluded, because `ProblemAlert` shows its text with a countdown. */
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
      // The client has already tried to fetch a new CSRF token. If the browser still has no cookie for it, the browser
      // blocks cookies.
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
