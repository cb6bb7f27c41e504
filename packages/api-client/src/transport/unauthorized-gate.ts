import type { ApiError } from './api-error.ts'

/** Sent when a refusal shows that the session has ended. */
export interface UnauthorizedEvent {
  /** The refusal that revealed that the session has ended. */
  readonly error: ApiError
}

/** Decides which refusals send the unauthorized event: only the first one of each sign-in. */
export interface UnauthorizedGate {
  /** Number of the current sign-in. Each request remembers the number under which it was sent. */
  readonly signIn: number
  /** Starts anew for a new sign-in: refusals of requests that were sent before it do not count any more. */
  arm(): void
  /** Records that the user signs out: refusals of later requests are expected and do not count. */
  disarm(): void
  /**
   * Decides whether a refusal sends the event: true for the first refusal of the current sign-in. False for all others,
   * after the user has signed out, and for requests that were sent under an earlier sign-in.
   */
  pass(signIn: number): boolean
}

export function createUnauthorizedGate(): UnauthorizedGate {
  let signIn = 0
  let armed = true
  return {
    get signIn() {
      return signIn
    },
    arm() {
      signIn++
      armed = true
    },
    disarm() {
      armed = false
    },
    pass(sentUnder) {
      if (!armed || sentUnder !== signIn) return false
      armed = false
      return true
    },
  }
}
