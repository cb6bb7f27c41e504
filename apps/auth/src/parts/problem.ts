import type { ApiError } from '@vestibule/api-client'

/** Why something did not work, as the screens tell it. */
export type Problem =
  /** Refused with a reason. Without a message of the server the screen has its own. */
  | {
      readonly kind: 'refused'
      readonly message?: string | undefined
      readonly fields?: Readonly<Record<string, readonly string[]>>
      /** `error_info.code`. */
      readonly code?: string | undefined
    }
  /** No answer came. */
  | { readonly kind: 'unreachable' }
  /** The server failed. */
  | { readonly kind: 'serverFault' }
  /** An answer that cannot be read. */
  | { readonly kind: 'unreadable' }
  /** Too many attempts. */
  | {
      readonly kind: 'throttled'
      /** Milliseconds since the epoch. */
      readonly until: number
      /** What helps other than to wait, as the server names it. */
      readonly advice?: string | undefined
    }
  /** The server no longer knows this sign-in attempt or this session, or another step is due. */
  | { readonly kind: 'outOfStep' }
  /** Terms of use have to be accepted first. */
  | { readonly kind: 'termsWait' }
  /** Someone else has signed in in this browser, or the user acts for another customer. Nothing was done. */
  | { readonly kind: 'userChanged' }

/** Why a code was not accepted. A wrong or an expired one is cleared, everything else keeps what was typed. */
export type CodeProblem =
  | { readonly kind: 'wrongCode' }
  | { readonly kind: 'expiredCode' }
  | Problem

/** A call's outcome that is not its success. */
interface Failure {
  readonly kind: string
  readonly error: ApiError
  readonly retryAfterS?: number
}

/** As `problemOf`, for a call that checks a code. */
export function codeProblemOf(failure: Failure, now: number): CodeProblem {
  return failure.kind === 'wrongCode' ? { kind: 'wrongCode' } : problemOf(failure, now)
}

const unreadableKinds: ReadonlySet<string> = new Set([
  'html',
  'noContent',
  'empty',
  'malformed',
  'invalid',
])

const stepKinds: ReadonlySet<string> = new Set(['stepRequired', 'notSignedIn'])

/** The problem that a failed call stands for. `now`: milliseconds since the epoch. */
export function problemOf({ kind, error, retryAfterS }: Failure, now: number): Problem {
  if (retryAfterS !== undefined) {
    return { kind: 'throttled', until: now + retryAfterS * 1000, advice: error.info?.advice }
  }
  if (stepKinds.has(kind)) return { kind: 'outOfStep' }
  if (kind === 'eulaRequired') return { kind: 'termsWait' }
  if (error.code === 'user_changed') return { kind: 'userChanged' }
  if (unreadableKinds.has(error.kind) && error.status < 400) return { kind: 'unreadable' }
  const isRefusal = error.kind === 'refused' || (error.status >= 400 && error.status < 500)
  if (isRefusal) {
    const { fields, code, userMessage } = error
    return {
      kind: 'refused',
      message: userMessage ?? undefined,
      fields,
      code: code ?? undefined,
    }
  }
  return { kind: error.status >= 500 ? 'serverFault' : 'unreachable' }
}
