import { ApiError } from '../http/api-error.ts'
import type { Clock } from '../clock.ts'
import type { Session } from './session.ts'

/** How long ago the user may have proven who they are, for what changes how they sign in. */
const freshForS = 900

/** Ways in that show no factor of the person: whoever holds the code or the token may be someone else. */
const withoutPerson: ReadonlySet<string> = new Set(['device_code', 'api_token'])

/**
 * Throws ApiError `step_required` where the session was opened too long ago to change a factor, or without
 * a factor of its user.
 */
export function requireFreshProof(clock: Clock, session: Session): void {
  if (!isFreshlyProven(clock, session))
    throw new ApiError('step_required', 'Sign in again to change this')
}

/** Whether the user of the session has shown a factor of theirs within 15 minutes. */
export function isFreshlyProven(clock: Clock, session: Session): boolean {
  const age = (clock.now().getTime() - session.provenAt.getTime()) / 1000
  return isOfPerson(session) && age <= freshForS
}

/** Whether the session was opened by a factor of its user. */
export function isOfPerson({ factors }: Pick<Session, 'factors'>): boolean {
  return factors.some((factor) => !withoutPerson.has(factor))
}
