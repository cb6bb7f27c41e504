import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { securityQuestions } from '../../platform/db/schema/accounts.ts'
import { externalIdentities } from '../../platform/db/schema/identity-providers.ts'
import { passkeys } from '../../platform/db/schema/passkeys.ts'
import { authenticators, recoveryCodes } from '../../platform/db/schema/second-factors.ts'

/** A factor of an account besides its password. `at`: when it was set up; null: unknown. */
export interface OtherFactor {
  readonly kind:
    | 'passkey'
    | 'authenticator'
    | 'recovery_codes'
    | 'security_question'
    | 'organization_sign_in'
  /** Name of a passkey; empty for the others. */
  readonly name: string
  readonly at: Date | null
}

/** Lists the factors of an account besides its password. `since`: only those set up at that time or later. */
export async function listOtherFactors(
  db: Database,
  userId: string,
  since?: Date,
): Promise<OtherFactor[]> {
  const where = rowsOf(userId, since)
  const keys = await db
    .select({ name: passkeys.name, at: passkeys.createdAt })
    .from(passkeys)
    .where(where.passkeys)
    .orderBy(desc(passkeys.createdAt), desc(passkeys.credentialId))
  const device = await db
    .select({ at: authenticators.confirmedAt })
    .from(authenticators)
    .where(where.authenticators)
  const codes = await db
    .select({ at: recoveryCodes.createdAt })
    .from(recoveryCodes)
    .where(and(where.recoveryCodes, isNull(recoveryCodes.usedAt)))
    .limit(1)
  const question = await db
    .select({ at: securityQuestions.setAt })
    .from(securityQuestions)
    .where(where.securityQuestions)
  const identity = await db
    .select({ at: externalIdentities.linkedAt })
    .from(externalIdentities)
    .where(where.externalIdentities)
    .limit(1)
  const unnamed = (kind: OtherFactor['kind'], rows: readonly { at: Date | null }[]) =>
    rows.map(({ at }) => ({ kind, name: '', at }))
  return [
    ...keys.map(({ name, at }) => ({ kind: 'passkey' as const, name, at })),
    ...unnamed('authenticator', device),
    ...unnamed('recovery_codes', codes),
    ...unnamed('security_question', question),
    ...unnamed('organization_sign_in', identity),
  ]
}

/**
 * Removes the factors that {@link listOtherFactors} lists, and returns them. Call it after locking the account, in the
 * same transaction as `endAccess`, which ends the sessions that these factors may have opened.
 */
export async function removeOtherFactors(
  tx: Database,
  userId: string,
  since?: Date,
): Promise<OtherFactor[]> {
  const removed = await listOtherFactors(tx, userId, since)
  const where = rowsOf(userId, since)
  await tx.delete(passkeys).where(where.passkeys)
  await tx.delete(authenticators).where(where.authenticators)
  await tx.delete(recoveryCodes).where(where.recoveryCodes)
  await tx.delete(securityQuestions).where(where.securityQuestions)
  await tx.delete(externalIdentities).where(where.externalIdentities)
  return removed
}

function rowsOf(userId: string, since: Date | undefined) {
  const isOf = (table: { userId: Parameters<typeof eq>[0] }, at: Parameters<typeof gte>[0]) =>
    and(eq(table.userId, userId), since && gte(at, since))
  return {
    passkeys: isOf(passkeys, passkeys.createdAt),
    authenticators: isOf(authenticators, authenticators.confirmedAt),
    recoveryCodes: isOf(recoveryCodes, recoveryCodes.createdAt),
    securityQuestions: isOf(securityQuestions, securityQuestions.setAt),
    externalIdentities: isOf(externalIdentities, externalIdentities.linkedAt),
  }
}
