import { because } from '../../platform/http/because.ts'
import type { Clock } from '../../platform/clock.ts'
import { isLocked } from './idle-lock.ts'
import type { Session } from './session.ts'

/**
 * Seconds for which a proof of who the user is allows sensitive changes, such as a new password: after that, they must
 * show a factor again.
 */
const freshForS = 900

/** Sign-in methods that do not prove who the user is, because somebody else may hold the code or the token. */
const withoutPerson: ReadonlySet<string> = new Set(['device_code', 'device_code_mfa', 'api_token'])

/**
 * Throws ApiError `step_required` if the user must show a factor again before a sensitive change, such as a new
 * password: the last proof is too old, the session is locked, or it was only opened by factors that do not identify the
 * user.
 */
export function requireFreshProof(clock: Clock, session: Session): void {
  if (!isFreshlyProven(clock, session)) throw because('step_required', 'sign_in_again')
}

/**
 * Whether the session's user has shown a factor within the last 15 minutes, other than a device code or an API token,
 * and the session has not been locked since.
 */
export function isFreshlyProven(clock: Clock, session: Session): boolean {
  const age = (clock.now().getTime() - session.provenAt.getTime()) / 1000
  return isOfPerson(session) && age <= freshForS && !isLocked(clock, session)
}

/**
 * Whether the session was opened with a factor that identifies its user, not only with a device code or an API token.
 */
export function isOfPerson({ factors }: Pick<Session, 'factors'>): boolean {
  return factors.some((factor) => !withoutPerson.has(factor))
}
