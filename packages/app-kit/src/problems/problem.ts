import type { ApiError } from '@vestibule/api-client'
import type { ErrorInfo } from '@vestibule/api-client/contract'

/** Why something failed, in the categories for which screens have texts. */
export type Problem =
  /** The code that was typed is wrong or has expired. The screen clears it; every other problem keeps what was typed. */
  | { readonly kind: 'wrongCode' | 'expiredCode' }
  /** The server refused. If it sent no message, the screen has its own. */
  | {
      readonly kind: 'refused'
      readonly message?: string | undefined
      readonly fields?: Readonly<Record<string, readonly string[]>>
      /** `error_info.code`. */
      readonly code?: string | undefined
      /** Further details from the server, such as the reason if the code is too vague. */
      readonly info?: Pick<ErrorInfo, 'field_codes' | 'reason' | 'values'> | undefined
    }
  /** No answer came. */
  | { readonly kind: 'unreachable' }
  /** The server failed. Its log has the support code. */
  | { readonly kind: 'serverFault'; readonly supportCode?: string }
  /** The answer could not be read. */
  | { readonly kind: 'unreadable' }
  /** A web page came in place of the answer, as a network's own sign-in page or a proxy sends it. */
  | { readonly kind: 'intercepted' }
  /** Too many attempts: nothing is sent until `until`. */
  | {
      readonly kind: 'throttled'
      /** Milliseconds since the epoch. */
      readonly until: number
      /** Code of what helps besides waiting. */
      readonly advice?: string | undefined
    }
  /** The server does not know this sign-in or this session any more, or expects another step. */
  | { readonly kind: 'outOfStep' }
  /** The user has to accept terms of use first. */
  | { readonly kind: 'termsWait' }
  /** Nobody has used the session for a while: it waits for a factor, and nothing was done. */
  | { readonly kind: 'sessionLocked' }
  /** Another user has signed in in this browser, or the user acts for another customer. Nothing was done. */
  | { readonly kind: 'userChanged' }

/** The outcome of a call that failed. */
export interface Failure {
  readonly kind: string
  readonly error: ApiError
  readonly retryAfterS?: number
}

const unreadableKinds: ReadonlySet<string> = new Set(['noContent', 'empty', 'malformed', 'invalid'])

// `ssoRequired`: the start screen leads on to the provider of the organisation.
const stepKinds: ReadonlySet<string> = new Set(['stepRequired', 'notSignedIn', 'ssoRequired'])

/** The problem of a failed call. `now`: milliseconds since the epoch. */
export function problemOf({ kind, error, retryAfterS }: Failure, now: number): Problem {
  if (retryAfterS !== undefined) {
    return { kind: 'throttled', until: now + retryAfterS * 1000, advice: error.info?.advice }
  }
  if (kind === 'wrongCode' || kind === 'expiredCode') return { kind }
  if (stepKinds.has(kind) || error.code === 'two_factors_required') return { kind: 'outOfStep' }
  if (kind === 'eulaRequired') return { kind: 'termsWait' }
  if (error.code === 'user_changed') return { kind: 'userChanged' }
  if (error.code === 'session_locked') return { kind: 'sessionLocked' }
  if (error.kind === 'html' && error.status < 400) return { kind: 'intercepted' }
  if (unreadableKinds.has(error.kind) && error.status < 400) return { kind: 'unreadable' }
  const isRefusal = error.kind === 'refused' || (error.status >= 400 && error.status < 500)
  if (isRefusal) {
    const { fields, code, userMessage, info } = error
    return {
      kind: 'refused',
      message: userMessage ?? undefined,
      fields,
      code: code ?? undefined,
      info: info ?? undefined,
    }
  }
  if (error.status < 500) return { kind: 'unreachable' }
  const { requestId } = error
  return { kind: 'serverFault', ...(requestId !== null && { supportCode: requestId }) }
}

/** The effect that waits until a rate limit ends, in milliseconds since the epoch. */
export interface AwaitThrottle {
  readonly type: 'awaitThrottle'
  readonly until: number
}

/** Waits for the end of the rate limit, if that is the problem. */
export function awaitThrottle(problem: Problem): readonly AwaitThrottle[] {
  return problem.kind === 'throttled' ? [{ type: 'awaitThrottle', until: problem.until }] : []
}
