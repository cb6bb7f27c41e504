import type { ApiError } from '@vestibule/api-client'
import type { ProofTexts } from './texts/proof-texts.ts'

/**
 * Why a proof of identity was not accepted or could not be sent, or why no code could be mailed. `noPassword`,
 * `noCode`: the user has typed none, or only a part of it. `noPasskey`: the browser gave none. `exhaustedCode`: too
 * many wrong codes were tried.
 */
export type ProofProblem =
  | {
      readonly kind:
        | 'noPassword'
        | 'noCode'
        | 'wrongPassword'
        | 'wrongCode'
        | 'expiredCode'
        | 'exhaustedCode'
        | 'wrongPasskey'
        | 'noPasskey'
        | 'signedOut'
        | 'otherUser'
    }
  /** Too many attempts, or too many mails. `until`: when the next one is possible, in milliseconds since 1970. */
  | { readonly kind: 'throttled' | 'mailThrottled'; readonly until: number }
  | { readonly kind: 'refused'; readonly message: string }
  /** The server failed, or no answer came. */
  | { readonly kind: 'failed'; readonly requestId: string | null }

const kinds: Readonly<
  Record<
    string,
    Exclude<
      ProofProblem,
      { until: number } | { message: string } | { requestId: string | null }
    >['kind']
  >
> = {
  wrongCredentials: 'wrongPassword',
  wrongCode: 'wrongCode',
  expiredCode: 'expiredCode',
  exhaustedCode: 'exhaustedCode',
  passkeyInvalid: 'wrongPasskey',
  passkeyUnknown: 'wrongPasskey',
  notSignedIn: 'signedOut',
}

/**
 * Finds out from the outcome of a failed call why a password, code or passkey was not accepted. `now`: milliseconds
 * since 1970.
 */
export function proofProblemOf(
  outcome: { readonly kind: string; readonly error: ApiError; readonly retryAfterS?: number },
  now: number,
): ProofProblem {
  const { kind, error, retryAfterS } = outcome
  if (retryAfterS !== undefined) return { kind: 'throttled', until: now + retryAfterS * 1000 }
  if (error.code === 'user_changed') return { kind: 'otherUser' }
  const known = kinds[kind]
  if (known !== undefined) return { kind: known }
  return error.userMessage === null
    ? { kind: 'failed', requestId: error.requestId }
    : { kind: 'refused', message: error.userMessage }
}

/** Returns the text of a problem. `time`: how long it takes until another try is possible, formatted. */
export function proofProblemText(
  problem: ProofProblem,
  { errors }: ProofTexts,
  time: string,
): string {
  switch (problem.kind) {
    case 'throttled':
    case 'mailThrottled':
      return errors[problem.kind]({ time })
    case 'refused':
      return problem.message
    case 'failed':
      return problem.requestId === null
        ? errors.failed
        : errors.failedWithCode({ code: problem.requestId })
    default:
      return errors[problem.kind]
  }
}
