import {
  getAuthenticated,
  getProfile,
  getSessionValidity,
  type Client,
} from '@vestibule/api-client'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { SessionEvent } from './session-event.ts'
import { clockSkew, parseSessionEnd } from './session-end.ts'
import type { SessionState } from './session-state.ts'

export interface QuestionOptions {
  readonly client: Client
  readonly clock: Clock
  readonly log: Log
}

type Answer = Extract<
  SessionEvent,
  { type: 'sessionRead' | 'sessionMissing' | 'sessionUnreadable' }
>

/** Asks the server how the session stands. Resolves to what it said; never rejects. */
export type Question = (state: SessionState, isDoubtful: boolean) => Promise<Answer>

export function createQuestion({ client, clock, log }: QuestionOptions): Question {
  let isInvalidLogged = false
  return async (state, isDoubtful) => {
    const { turn, phase } = state
    // The first profile is also what the page shows: one request for both.
    const firstProfile = phase.status === 'unknown' ? getProfile(client) : null
    let userId: string | null = null
    const missing = { type: 'sessionMissing', turn } as const
    const unreadable = () => ({ type: 'sessionUnreadable', turn, userId }) as const

    if (isDoubtful) {
      const answer = await getAuthenticated(client)
      if (answer.kind === 'signedOut') return missing
      if (answer.kind !== 'signedIn') {
        log('Failed to ask whether the user is authenticated', answer.error)
        return unreadable()
      }
    }
    const askedAt = clock.now()
    const validity = await getSessionValidity(client)
    const answeredAt = clock.now()
    if (validity.kind === 'notSignedIn') return missing
    const profile = await firstProfile
    if (profile?.kind === 'loaded') userId = profile.value.id
    if (validity.kind !== 'loaded') {
      log('Failed to fetch session time left', validity.error)
      return unreadable()
    }
    const { maxTtl, serverTimeMs, userId: holder, actingFor } = validity.value
    const endsAt = parseSessionEnd(maxTtl)
    if (endsAt === null && !isInvalidLogged) {
      isInvalidLogged = true
      log('Invalid session TTL', maxTtl)
    }
    const skew = clockSkew(serverTimeMs, askedAt, answeredAt)
    return { type: 'sessionRead', turn, endsAt, skew, userId: holder, actingFor }
  }
}
