import type { ApiError } from './api-error.ts'

/** Sent when the session has ended. */
export interface UnauthorizedEvent {
  /** The refusal that revealed that the session has ended. */
  readonly error: ApiError
}

/** Lets only the first refusal of each sign-in pass. */
export interface UnauthorizedGate {
  /** Number of the current sign-in; each request remembers it. */
  readonly signIn: number
  /** A new sign-in: ignore refusals of earlier requests. */
  arm(): void
  /** The user signed out: ignore later refusals, which are expected. */
  disarm(): void
  /**
   * Whether this is the first refusal since the sign-in under which the request was sent; if so, later ones do not
   * pass.
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
