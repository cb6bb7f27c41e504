import { and, eq, notInArray } from 'drizzle-orm'
import { apiTokens, securityQuestions, userRoles } from '../db/schema/accounts.ts'
import { eulaAcceptances, eulas } from '../db/schema/eulas.ts'
import { authenticators, recoveryCodes } from '../db/schema/second-factors.ts'
import { hashToken } from '../random.ts'
import { recoveryCodeHash } from '../second-factor/recovery-code.ts'
import type { Secrets, UserStep } from './apply-users.ts'
import type { ImportedUser } from './import-schema.ts'

/** What belongs to one user. A list that the file gives replaces the stored one. */
export async function applyCredentials(
  step: UserStep,
  userId: string,
  entry: ImportedUser,
  { answerHash }: Secrets,
) {
  const { db } = step
  if (entry.roles !== undefined) {
    await db.delete(userRoles).where(eq(userRoles.userId, userId))
    for (const { role, app_name, data_partner } of entry.roles) {
      const row = { userId, role, appName: app_name, dataPartnerId: data_partner }
      await db.insert(userRoles).values(row).onConflictDoNothing()
    }
  }
  if (entry.security_question !== undefined && answerHash !== null) {
    const values = { question: entry.security_question.question, answerHash }
    await db
      .insert(securityQuestions)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: securityQuestions.userId, set: values })
  }
  await applyAuthenticator(step, userId, entry.totp_secret)
  await applyRecoveryCodes(step, userId, entry.recovery_codes)
  await applyApiTokens(step, userId, entry.api_tokens)
  await applyAcceptances(step, userId, entry.eulas_accepted)
}

async function applyAuthenticator({ db, keys, now }: UserStep, userId: string, secret?: string) {
  if (secret === undefined) return
  const [stored] = await db.select().from(authenticators).where(eq(authenticators.userId, userId))
  if (stored !== undefined && keys.open('totp', userId, stored.sealedSecret) === secret) return
  const values = {
    sealedSecret: keys.seal('totp', userId, secret),
    lastStep: null,
    confirmedAt: now,
  }
  await db
    .insert(authenticators)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: authenticators.userId, set: values })
}

async function applyRecoveryCodes(
  { db, keys, now }: UserStep,
  userId: string,
  codes?: readonly string[],
) {
  if (codes === undefined) return
  const hashes = codes.map((code) => recoveryCodeHash(keys, userId, code))
  const gone = hashes.length === 0 ? undefined : notInArray(recoveryCodes.codeHash, hashes)
  await db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), gone))
  const rows = hashes.map((codeHash) => ({ userId, codeHash, createdAt: now }))
  // A code that was used stays used.
  if (rows.length > 0) await db.insert(recoveryCodes).values(rows).onConflictDoNothing()
}

async function applyApiTokens({ db, now }: UserStep, userId: string, tokens?: readonly string[]) {
  if (tokens === undefined) return
  const hashes = tokens.map(hashToken)
  const gone = hashes.length === 0 ? undefined : notInArray(apiTokens.tokenHash, hashes)
  await db.delete(apiTokens).where(and(eq(apiTokens.userId, userId), gone))
  const rows = hashes.map((tokenHash) => ({ userId, tokenHash, createdAt: now }))
  if (rows.length > 0) await db.insert(apiTokens).values(rows).onConflictDoNothing()
}

async function applyAcceptances({ db, now }: UserStep, userId: string, ids: readonly string[]) {
  for (const eulaId of ids) {
    const [eula] = await db.select().from(eulas).where(eq(eulas.id, eulaId))
    if (eula === undefined) continue
    await db
      .insert(eulaAcceptances)
      .values({ userId, eulaId, version: eula.version, acceptedAt: now })
      .onConflictDoNothing()
  }
}
