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
  /** The id of the sign-in attempt, which is deleted if the account is disabled. */
  readonly attemptId?: string | undefined
}

/**
 * Runs `pass`, which stores the effect of a right factor, in a transaction. If it throws ApiError `account_disabled`,
 * the transaction is rolled back, so that no code or counter is used up. The sign-in attempt is then deleted, so that
 * it cannot go on once an administrator enables the account, and the refusal is recorded.
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

/**
 * Records that somebody has shown a right factor of a disabled account. Returns the error that the caller must throw.
 */
export async function accountDisabled(
  app: App,
  call: WebCaller,
  { userId, factor }: Omit<Proven, 'attemptId'>,
): Promise<ApiError> {
  const detail = { factor, reason: 'account_disabled' }
  await audit(app, app.db, call, { event: 'sign_in_failed', userId, detail })
  return new ApiError('account_disabled')
}
