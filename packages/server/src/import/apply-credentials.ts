import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { after } from '../platform/clock.ts'
import { apiTokens, securityQuestions, userRoles } from '../platform/db/schema/accounts.ts'
import { eulaAcceptances, eulas } from '../platform/db/schema/eulas.ts'
import { authenticators, recoveryCodes } from '../platform/db/schema/second-factors.ts'
import { storedLanguage } from '../platform/languages/reader.ts'
import { hashToken } from '../platform/random.ts'
import {
  codeToStore,
  storedFormsOf,
  type HashedCode,
} from '../identity/second-factor/recovery-code.ts'
import { listStoredCodes } from '../identity/second-factor/recovery-code-queries.ts'
import type { CredentialChange } from '../identity/users/credential-mail.ts'
import { emailKeyOf } from '../platform/mail/email-address.ts'
import { endAccess } from '../identity/users/end-access.ts'
import type { Secrets } from './hash-secrets.ts'
import type { ImportedToken, ImportedUser } from './import-schema.ts'
import type { ImportStep } from './import-step.ts'

interface Imported {
  readonly userId: string
  readonly entry: ImportedUser
  /**
   * The hashed secrets of the user. Undefined if the file gives neither password, security question nor recovery codes.
   */
  readonly secrets: Secrets | undefined
  readonly isNewUser: boolean
  readonly isNewMethod: boolean
}

/**
 * Stores roles, factors, tokens and accepted terms of one user. Lists of recovery codes and of tokens in the file
 * replace the stored ones, roles replace those that an import has given, and accepted terms are only added. If this
 * changes how an existing account signs in, or the file disables the account, its sessions and tokens end.
 */
export async function applyCredentials(
  step: ImportStep,
  { userId, entry, secrets, isNewUser, isNewMethod }: Imported,
) {
  const { db, now } = step
  if (entry.roles !== undefined) {
    // Delete only roles that an import has given: those from an administrator stay.
    await db
      .delete(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.imported, true)))
    for (const { role, app_name, data_partner, imported } of entry.roles) {
      const row = { userId, role, appName: app_name, dataPartnerId: data_partner, imported }
      await db.insert(userRoles).values(row).onConflictDoNothing()
    }
  }
  const answerHash = secrets?.answerHash ?? null
  if (entry.security_question !== undefined && answerHash !== null) {
    const values = { question: entry.security_question.question, answerHash, setAt: null }
    await db
      .insert(securityQuestions)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: securityQuestions.userId, set: values })
  }
  const changes: CredentialChange[] = [
    ...(secrets?.isNewPassword === true ? ['password' as const] : []),
    ...((await applyAuthenticator(step, userId, entry.totp_secret))
      ? ['authenticator' as const]
      : []),
    ...((await applyRecoveryCodes(step, userId, secrets?.recoveryCodes))
      ? ['recovery_codes' as const]
      : []),
    ...(secrets?.isNewQuestion === true ? ['security_question' as const] : []),
    ...(isNewMethod ? ['sign_in_method' as const] : []),
  ]
  if (entry.disabled === true || (changes.length > 0 && !isNewUser)) {
    await endAccess(db, userId, now)
  }
  const isNewQuestion = secrets?.addsQuestion === true
  if (changes.length > 0 || isNewQuestion) {
    const added = isNewQuestion ? (['security_question'] as const) : []
    step.renewed.set(`users ${emailKeyOf(entry.email)}`, [...changes, ...added])
  }
  // Mail only users who had an account before: a new account had no credentials that could change.
  if (!isNewUser && changes.length > 0) {
    const to = { id: userId, email: entry.email, language: await storedLanguage(db, userId) }
    step.told.push(...changes.map((change) => ({ to, change })))
  }
  await applyApiTokens(step, userId, entry.api_tokens)
  await applyAcceptances(step, userId, entry.eulas_accepted)
}

/**
 * Stores the user's authenticator, if the file has its secret. Resolves to whether that is another one than was stored.
 */
async function applyAuthenticator(
  { db, keys, now }: ImportStep,
  userId: string,
  secret?: string,
): Promise<boolean> {
  if (secret === undefined) return false
  const [stored] = await db.select().from(authenticators).where(eq(authenticators.userId, userId))
  if (stored !== undefined && keys.open('totp', userId, stored.sealedSecret) === secret)
    return false
  const values = {
    sealedSecret: keys.seal('totp', userId, secret),
    lastStep: null,
    confirmedAt: now,
  }
  await db
    .insert(authenticators)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: authenticators.userId, set: values })
  return true
}

/**
 * Stores the user's recovery codes, if the file has any list of them. Resolves to whether they differ from the stored
 * ones.
 */
async function applyRecoveryCodes(
  { db, keys, now }: ImportStep,
  userId: string,
  codes?: readonly HashedCode[],
): Promise<boolean> {
  if (codes === undefined) return false
  const stored = (await listStoredCodes(db, userId)).map((form) => Buffer.from(form))
  // Keep the stored form of a code, which may be that of an older version: its row then stays, and a used code stays
  // used.
  const hashes = codes.map((code) => {
    const forms = storedFormsOf(keys, userId, code)
    return (
      stored.find((one) => forms.some((form) => form.equals(one))) ??
      codeToStore(keys, userId, code)
    )
  })
  const gone = hashes.length === 0 ? undefined : notInArray(recoveryCodes.codeHash, hashes)
  const removed = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), gone))
    .returning({ userId: recoveryCodes.userId })
  const rows = hashes.map((codeHash) => ({ userId, codeHash, createdAt: now }))
  if (rows.length === 0) return removed.length > 0
  const added = await db
    .insert(recoveryCodes)
    .values(rows)
    // Leave the row of a stored code unchanged, so that a used code stays used.
    .onConflictDoNothing()
    .returning({ userId: recoveryCodes.userId })
  return removed.length + added.length > 0
}

async function applyApiTokens(
  { db, now }: ImportStep,
  userId: string,
  tokens?: readonly ImportedToken[],
) {
  if (tokens === undefined) return
  const rows = tokens.map((token) => ({ userId, createdAt: now, ...termsOf(token, now) }))
  const hashes = rows.map(({ tokenHash }) => tokenHash)
  const gone = hashes.length === 0 ? undefined : notInArray(apiTokens.tokenHash, hashes)
  // Do not delete rows of ended tokens: importing an older file would make these tokens valid again.
  await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.endedAt), gone))
  // Leave the row of a stored token unchanged, so that no import prolongs it or makes it valid again.
  if (rows.length > 0) await db.insert(apiTokens).values(rows).onConflictDoNothing()
}

/**
 * The columns to store for an API token of the file. A token given as a plain string works any number of times. A token
 * for which the file gives no end expires in 90 days.
 */
function termsOf(token: ImportedToken, now: Date) {
  const inNinetyDays = after(now, 90 * 86_400)
  if (typeof token === 'string') {
    return { tokenHash: hashToken(token), name: '', use: 'many' as const, expiresAt: inNinetyDays }
  }
  const { name, use, expires_at } = token
  const tokenHash =
    'token' in token ? hashToken(token.token) : Buffer.from(token.token_sha256, 'hex')
  const expiresAt = expires_at === undefined ? inNinetyDays : new Date(expires_at)
  return { tokenHash, name, use, expiresAt }
}

async function applyAcceptances({ db, now }: ImportStep, userId: string, ids: readonly string[]) {
  for (const eulaId of ids) {
    const [eula] = await db.select().from(eulas).where(eq(eulas.id, eulaId))
    // Skip terms of datasets: only people themselves may accept those.
    if (eula === undefined || eula.scope === 'resources') continue
    await db
      .insert(eulaAcceptances)
      .values({ userId, eulaId, version: eula.version, acceptedAt: now })
      .onConflictDoNothing()
  }
}
