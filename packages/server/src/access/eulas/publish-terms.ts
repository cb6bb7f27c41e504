import type { TermsSignature } from '@vestibule/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import { audit, type Caller } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { eulas, resourceTerms, type EulaTranslations } from '../../platform/db/schema/eulas.ts'
import { fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { newId } from '../../platform/random.ts'
import { keepTexts } from './eula-text.ts'
import { sanitizeEula } from './sanitize-eula.ts'

/** Terms as an administrator or data steward writes them, with the field names of the contract. */
export interface NewTerms {
  readonly name: string
  readonly content: string
  readonly translations?: EulaTranslations | undefined
  readonly valid_from?: string | undefined
  readonly replaces?: string | undefined
  readonly signature?: TermsSignature | undefined
  readonly reason?: string | undefined
}

interface Published extends NewTerms {
  /** The id of the person who publishes. Null: the operator at the command line. */
  readonly byId: string | null
  /**
   * Ids in `resources` of the datasets that require the terms. Absent: the same datasets as the terms that are
   * replaced, if any.
   */
  readonly tied?: readonly string[] | undefined
}

/**
 * How far in the past the start of new terms may lie, in milliseconds: the time that somebody entered may pass while
 * they fill in the rest of the form.
 */
const mostInPastMs = 60 * 60_000

/**
 * Stores new terms, in place of the terms `replaces` if given, and returns their id. Throws ApiError
 * `validation_failed` for a start more than an hour in the past, a text of which sanitizing leaves nothing, or terms to
 * replace that do not exist or are of the other kind (for the platform, for datasets), and `conflict` if others have
 * replaced them already.
 */
export async function publishTerms(
  app: { readonly clock: Clock },
  tx: Database,
  call: Caller,
  { name, replaces, reason, byId, ...published }: Published,
): Promise<string> {
  const now = app.clock.now()
  const validFrom = published.valid_from === undefined ? now : new Date(published.valid_from)
  if (validFrom.getTime() < now.getTime() - mostInPastMs) {
    throw fieldError('valid_from', 'Terms hold from a day that is still to come', 'past')
  }
  const content = sanitizeEula(published.content).trim()
  if (content === '') throw fieldError('content', 'Nothing of this text is kept', 'unrenderable')
  const translations = sanitized(published.translations ?? {})
  const id = newId()
  const { position, replaced } = await placeFor(tx, replaces)
  const tied = published.tied ?? (replaced ? await keysTiedTo(tx, replaced.id) : [])
  const scope = tied.length > 0 ? 'resources' : 'platform'
  if (replaced && replaced.scope !== scope) {
    throw fieldError('datasets', 'Terms replace others of the same kind', 'mismatch')
  }
  const signature = published.signature ?? replaced?.signature ?? 'accept'
  const [made] = await tx
    .insert(eulas)
    .values({
      id,
      name,
      content,
      translations,
      position,
      version: 1,
      validFrom,
      replacesId: replaces,
      publishedAt: now,
      publishedById: byId,
      scope,
      signature,
    })
    .returning()
  if (made) await keepTexts(tx, made)
  if (tied.length > 0) {
    await tx.insert(resourceTerms).values(tied.map((resourceId) => ({ resourceId, eulaId: id })))
  }
  await audit(app, tx, call, {
    event: 'terms_published',
    userId: null,
    byId: byId ?? 'operator',
    detail: { eula: id },
    after: {
      name,
      valid_from: validFrom.toISOString(),
      replaces: replaces ?? null,
      languages: Object.keys(translations),
      ...(tied.length > 0 && { datasets: tied, signature }),
    },
    reason,
  })
  return id
}

function sanitized(translations: EulaTranslations): EulaTranslations {
  const entries = Object.entries(translations).map(([language, { name, content }]) => {
    const kept = sanitizeEula(content).trim()
    if (kept === '')
      throw fieldError('translations', `Nothing of the text in ${language} is kept`, 'unrenderable')
    return [language, { name, content: kept }] as const
  })
  return Object.fromEntries(entries)
}

async function keysTiedTo(tx: Database, eulaId: string): Promise<string[]> {
  const rows = await tx.select().from(resourceTerms).where(eq(resourceTerms.eulaId, eulaId))
  return rows.map(({ resourceId }) => resourceId)
}

/**
 * Returns the position of new terms in the order in which pages show terms: that of the terms that they replace
 * (returned as `replaced`), or else the one after the last. Throws if there are no such terms to replace, or they were
 * replaced already.
 */
async function placeFor(tx: Database, replaces: string | undefined) {
  if (replaces === undefined) {
    const [last] = await tx
      .select({ position: sql<number>`coalesce(max(${eulas.position}), -1)::int` })
      .from(eulas)
    return { position: (last?.position ?? -1) + 1, replaced: null }
  }
  // Lock the row: of two concurrent requests that replace the same terms, the second waits and then gets `conflict`.
  const [replaced] = await tx.select().from(eulas).where(eq(eulas.id, replaces)).for('update')
  if (replaced === undefined) throw fieldError('replaces', 'There are no such terms', 'unknown')
  if ((await tx.$count(eulas, eq(eulas.replacesId, replaces))) > 0) {
    throw because('conflict', 'terms_replaced')
  }
  return { position: replaced.position, replaced }
}
