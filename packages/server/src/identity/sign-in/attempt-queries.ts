import { and, eq, exists, gt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { signInAttempts } from '../../platform/db/schema/sessions.ts'
import { heldAccount } from '../users/accounts.ts'
import type { AttemptState, Flow, Step } from './attempt.ts'
import type { EmailKey } from '../../platform/mail/email-address.ts'

export interface Attempt extends AttemptState {
  readonly id: string
  readonly emailKey: EmailKey
  /** The id of the account. Null for a decoy: an address without an account. */
  readonly userId: string | null
}

export async function findAttempt(
  db: Database,
  sessionHash: Buffer,
  now: Date,
): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(signInAttempts)
    .where(and(eq(signInAttempts.sessionHash, sessionHash), gt(signInAttempts.expiresAt, now)))
  if (row === undefined) return null
  const { id, emailKey, userId } = row
  return { id, emailKey, userId, flow: row.flow as Flow, step: row.step as Step }
}

interface NewAttempt extends Attempt {
  readonly sessionHash: Buffer
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Stores a sign-in attempt in place of the browser's earlier one. */
export async function replaceAttempt(db: Database, attempt: NewAttempt) {
  await db.delete(signInAttempts).where(eq(signInAttempts.sessionHash, attempt.sessionHash))
  await db.insert(signInAttempts).values(attempt)
}

/**
 * Moves a sign-in attempt to the step `to`. Returns false if another request has moved it meanwhile, or the account is
 * deleted or (unless `mayBeDisabled`) disabled.
 */
export async function advanceAttempt(
  db: Database,
  attempt: Attempt & { readonly userId: string },
  to: Step,
  mayBeDisabled: boolean,
): Promise<boolean> {
  const rows = await db
    .update(signInAttempts)
    .set({ step: to })
    .where(
      and(
        eq(signInAttempts.id, attempt.id),
        eq(signInAttempts.step, attempt.step),
        exists(heldAccount(db, attempt.userId, { mayBeDisabled })),
      ),
    )
    .returning({ id: signInAttempts.id })
  return rows.length === 1
}
