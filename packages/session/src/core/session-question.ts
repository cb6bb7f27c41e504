import type { Clock } from '@vestibule/base/clock'
import type { Log } from '@vestibule/base/log'
import {
  checkedSession,
  SessionUnreadableError,
  WrongBackendError,
  type SessionBackend,
} from './session-backend.ts'
import type { SessionEvent } from './session-event.ts'
import type { SessionState } from './session-state.ts'

export interface QuestionOptions {
  readonly backend: SessionBackend
  readonly clock: Clock
  readonly log: Log
}

type Answer = Extract<
  SessionEvent,
  { type: 'sessionRead' | 'sessionLocked' | 'sessionMissing' | 'sessionUnreadable' }
>

/** Asks the backend for the session. Resolves to an event for the state machine; never rejects. */
export type Question = (state: SessionState, checkSessionFirst: boolean) => Promise<Answer>

export function createQuestion({ backend, clock, log }: QuestionOptions): Question {
  /**
   * The last malformed answer that was logged. The backend repeats it with every request, but it is logged only once.
   */
  let logged: string | null = null

  async function ask(turn: number, checkSessionFirst: boolean): Promise<Answer> {
    const missing = { type: 'sessionMissing', turn } as const
    if (checkSessionFirst && backend.isSignedIn && !(await backend.isSignedIn())) return missing
    const askedAt = clock.now()
    const answer = await backend.getSession()
    const answeredAt = clock.now()
    if (answer === null) return missing
    if (answer === 'locked') return { type: 'sessionLocked', turn }
    const session = checkedSession(answer)
    const { userId, endsAtMs, serverTimeMs = null, actingFor = null, locksAtMs } = session
    // A backend that reads the session from a token in the browser may still return it after its end.
    if (endsAtMs <= (serverTimeMs ?? answeredAt)) return missing
    const skewMs = clockSkew(serverTimeMs, askedAt, answeredAt)
    return {
      type: 'sessionRead',
      turn,
      endsAtMs,
      skewMs,
      userId,
      actingFor,
      locksAtMs: locksAtMs ?? null,
    }
  }

  return async ({ turn }, checkSessionFirst) => {
    try {
      return await ask(turn, checkSessionFirst)
    } catch (error) {
      const unreadable = { type: 'sessionUnreadable', turn, userId: null, problem: null } as const
      if (error instanceof WrongBackendError) {
        if (error.message !== logged) log(error.summary, error.detail)
        logged = error.message
        return { ...unreadable, problem: error.message }
      }
      if (error instanceof SessionUnreadableError) {
        log(error.message, error.cause)
        return { ...unreadable, userId: error.userId }
      }
      log('Failed to ask how the session stands', error)
      return unreadable
    }
  }
}

/**
 * How much the server's clock is ahead of this device's, in milliseconds: the time in the answer minus the middle of
 * the request's round trip; 0 if the answer has no time. The time is usually a `Date` header, which is cut to whole
 * seconds, so half a second is added.
 */
export function clockSkew(
  serverTimeMs: number | null,
  askedAt: number,
  answeredAt: number,
): number {
  return serverTimeMs === null ? 0 : serverTimeMs + 500 - (askedAt + answeredAt) / 2
}
