import type { ApiError } from '@vestibule/api-client'
import type { ErrorInfo } from '@vestibule/api-client/contract'

/** Why something failed, in the kinds for which screens have texts. */
export type Problem =
  /**
   * The code that the user typed is wrong or has expired. The screen clears the code; after every other problem what
   * was typed stays.
   */
  | { readonly kind: 'wrongCode' | 'expiredCode' }
  /** The server refused the call. If it sent no message, the screen shows a text of its own. */
  | {
      readonly kind: 'refused'
      readonly message?: string | undefined
      readonly fields?: Readonly<Record<string, readonly string[]>>
      /** The code of the refusal: `error_info.code` of the server's answer. */
      readonly code?: string | undefined
      /** Further details from the server, such as the reason for the refusal if the code alone is too vague. */
      readonly info?: Pick<ErrorInfo, 'field_codes' | 'reason' | 'values'> | undefined
    }
  /** No answer came from the server. */
  | { readonly kind: 'unreachable' }
  /** The server failed. The support code is also in the server's log. */
  | { readonly kind: 'serverFault'; readonly supportCode?: string }
  /** The server's answer could not be read. */
  | { readonly kind: 'unreadable' }
  /**
   * A web page came instead of the server's answer, for instance the sign-in page of a network, or an error page of a
   * proxy.
   */
  | { readonly kind: 'intercepted' }
  /** Too many attempts: nothing is sent until `until`. */
  | {
      readonly kind: 'throttled'
      /** When the next attempt is possible, in milliseconds since the epoch. */
      readonly until: number
      /** A code for what the user can do instead of waiting, such as `reset_password`. */
      readonly advice?: string | undefined
    }
  /** The server does not know this sign-in or session any more, or expects another step of the sign-in. */
  | { readonly kind: 'outOfStep' }
  /** The user has to accept terms of use first. */
  | { readonly kind: 'termsWait' }
  /**
   * The session is locked because nobody has used it for a while. The server has done nothing; the user must unlock the
   * session first.
   */
  | { readonly kind: 'sessionLocked' }
  /**
   * Another user has signed in in this browser, or the user acts for another customer now. The server has done nothing.
   */
  | { readonly kind: 'userChanged' }

/** The outcome of a call that failed. */
export interface Failure {
  readonly kind: string
  readonly error: ApiError
  readonly retryAfterS?: number
}

const unreadableKinds: ReadonlySet<string> = new Set(['noContent', 'empty', 'malformed', 'invalid'])

// Kinds of outcomes after which the user must sign in anew. For `ssoRequired`, the start screen leads on to the
// provider of the organisation.
const stepKinds: ReadonlySet<string> = new Set(['stepRequired', 'notSignedIn', 'ssoRequired'])

/** Converts a failed call to the problem to show. `now`: milliseconds since the epoch. */
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

/** An effect that waits until a rate limit ends. The time is in milliseconds since the epoch. */
export interface AwaitThrottle {
  readonly type: 'awaitThrottle'
  readonly until: number
}

/** Returns the effect that waits for the end of a rate limit if the problem is a rate limit, otherwise no effect. */
export function awaitThrottle(problem: Problem): readonly AwaitThrottle[] {
  return problem.kind === 'throttled' ? [{ type: 'awaitThrottle', until: problem.until }] : []
}
