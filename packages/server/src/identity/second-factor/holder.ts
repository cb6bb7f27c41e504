import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../calls/app.ts'
import { requireFreshProof } from '../sessions/fresh-proof.ts'
import type { Attempt } from '../sign-in/attempt-queries.ts'
import { currentAttempt } from '../sign-in/attempts.ts'
import type { Step } from '../sign-in/attempt.ts'
import { emailKeyOf, type EmailKey } from '../../platform/mail/email-address.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/** The person who shows or sets up a second factor, during a sign-in or in a session. */
export interface Holder {
  readonly userId: string
  readonly email: string
  readonly emailKey: EmailKey
  readonly sessionHash: Buffer
  /** The sign-in attempt of this person. Null if they act in a session. */
  readonly attempt: Attempt | null
}

/**
 * The person behind a call: from a sign-in attempt at one of `steps`, or else from a session whose user has shown a
 * factor recently. Throws ApiError `step_required` if there is neither, or if `email` is not this person's.
 */
export async function requireHolder(
  app: App,
  call: WebCaller,
  email: string | null,
  steps: readonly Step[],
): Promise<Holder> {
  const { session, sessionHash } = call.visitor
  const attempt = await currentAttempt(app, call, email, steps)
  if (sessionHash !== null && attempt !== null && attempt.userId !== null) {
    const { userId, emailKey } = attempt
    return { userId, email: email ?? emailKey, emailKey, sessionHash, attempt }
  }
  if (sessionHash === null || session === null) throw new ApiError('step_required')
  const emailKey = emailKeyOf(session.user.email)
  if (email !== null && emailKeyOf(email) !== emailKey) throw new ApiError('step_required')
  requireFreshProof(app.clock, session)
  const { id: userId, email: stored } = session.user
  return { userId, email: stored, emailKey, sessionHash, attempt: null }
}
