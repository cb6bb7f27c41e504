import type { ApiError } from './api-error.ts'

/** Says that the session is gone. */
export interface UnauthorizedEvent {
  /** The refusal that showed it. */
  readonly error: ApiError
}

/** Lets the first refusal of each sign-in through, and no other. */
export interface UnauthorizedGate {
  /** The sign-in that a request is sent under. */
  readonly signIn: number
  /** A new sign-in: refusals from before it no longer count. */
  arm(): void
  /** The user signed out: refusals after that are expected. */
  disarm(): void
  /** Whether this is the first refusal since the sign-in that the request was sent under; closes the gate if so. */
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
