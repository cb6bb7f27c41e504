import { eq } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import type { App } from '../calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { signInAttempts } from '../../platform/db/schema/sessions.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { WebCaller } from '../sessions/visitor.ts'

interface Proven {
  readonly userId: string
  readonly factor: string
  /** The current sign-in, which is deleted if the account is disabled. */
  readonly attemptId?: string | undefined
}

/**
 * Runs `pass`, the consequence of a proven factor, in a transaction. On ApiError `account_disabled` it is rolled back:
 * no session, no used code or counter is kept. The attempt is deleted, so that it cannot continue once the account is
 * enabled, and the refusal is recorded.
 */
export async function passUnlessDisabled<T>(
  app: App,
  call: WebCaller,
  proven: Proven,
  pass: (tx: Database) => Promise<T>,
): Promise<T> {
  try {
    return await app.db.transaction(pass)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'account_disabled') throw error
    const { attemptId } = proven
    if (attemptId !== undefined) {
      await app.db.delete(signInAttempts).where(eq(signInAttempts.id, attemptId))
    }
    throw await accountDisabled(app, call, proven)
  }
}

/** Records that a factor of a disabled account was proven. Returns the error to throw. */
export async function accountDisabled(
  app: App,
  call: WebCaller,
  { userId, factor }: Omit<Proven, 'attemptId'>,
): Promise<ApiError> {
  const detail = { factor, reason: 'account_disabled' }
  await audit(app, app.db, call, { event: 'sign_in_failed', userId, detail })
  return new ApiError('account_disabled')
}
