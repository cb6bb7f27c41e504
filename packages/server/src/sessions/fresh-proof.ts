import { ApiError } from '../http/api-error.ts'
import type { Clock } from '../clock.ts'
import type { Session } from './session.ts'

/** How long ago the user may have proven who they are, for what changes how they sign in. */
const freshForS = 900

/** Throws ApiError `step_required` where the session was opened too long ago to change a factor. */
export function requireFreshProof(clock: Clock, session: Session): void {
  const age = (clock.now().getTime() - session.provenAt.getTime()) / 1000
  if (age > freshForS) throw new ApiError('step_required', 'Sign in again to change this')
}
