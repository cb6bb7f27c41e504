import type { TermsSignature } from '@vestibule/api-client/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import type { Database } from '../../platform/db/database.ts'
import { eulas, resourceTerms, type EulaTranslations } from '../../platform/db/schema/eulas.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { datasetKeys, nameOfKey } from '../../access/resources/resource-keys.ts'
import { keepTexts } from '../../access/eulas/eula-text.ts'
import { sanitizeEula } from '../../access/eulas/sanitize-eula.ts'
import { fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { newId } from '../../platform/random.ts'
import { recordChange, type AdminCaller } from '../record-change.ts'

interface Published {
  readonly name: string
  readonly content: string
  readonly translations?: EulaTranslations | undefined
  readonly valid_from?: string | undefined
  readonly replaces?: string | undefined
  readonly datasets?: readonly string[] | undefined
  readonly signature?: TermsSignature | undefined
  readonly reason?: string | undefined
}

/** Tolerance for a start time that has passed while the form was open. */
const mostInPastMs = 60 * 60_000

/** Throws ApiError `validation_failed`, or `conflict` if other terms already replace the same ones. */
export async function publishTerms(
  app: AdminWorld,
  call: AdminCaller,
  published: Published,
): Promise<string> {
  const { name, replaces, reason } = published
  const now = app.clock.now()
  const validFrom = published.valid_from === undefined ? now : new Date(published.valid_from)
  if (validFrom.getTime() < now.getTime() - mostInPastMs) {
    throw fieldError('valid_from', 'Terms hold from a day that is still to come', 'past')
  }
  const content = sanitizeEula(published.content).trim()
  if (content === '') throw fieldError('content', 'Nothing of this text is kept', 'unrenderable')
  const translations = sanitized(published.translations ?? {})
  const id = newId()
  await app.db.transaction(async (tx) => {
    const { position, replaced } = await placeFor(tx, replaces)
    const tied = published.datasets
      ? await keysOfDatasets(tx, published.datasets)
      : replaced
        ? await keysTiedTo(tx, replaced.id)
        : []
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
        publishedById: call.administrator.userId,
        scope,
        signature,
      })
      .returning()
    if (made) await keepTexts(tx, made)
    if (tied.length > 0) {
      await tx.insert(resourceTerms).values(tied.map((resourceId) => ({ resourceId, eulaId: id })))
    }
    await recordChange(app, tx, call, {
      event: 'terms_published',
      userId: null,
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

async function keysOfDatasets(tx: Database, names: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: resources.id })
    .from(resources)
    .where(inArray(resources.id, names.flatMap(datasetKeys)))
  const found = new Set(rows.map(({ id }) => nameOfKey(id)))
  const unknown = names.find((name) => !found.has(name))
  if (names.length === 0 || unknown !== undefined) {
    throw fieldError('datasets', `There is no dataset ${unknown ?? ''}`.trim(), 'unknown')
  }
  return rows.map(({ id }) => id)
}

async function keysTiedTo(tx: Database, eulaId: string): Promise<string[]> {
  const rows = await tx.select().from(resourceTerms).where(eq(resourceTerms.eulaId, eulaId))
  return rows.map(({ resourceId }) => resourceId)
}

/** Position in the list: that of the terms that are replaced, otherwise the last. */
async function placeFor(tx: Database, replaces: string | undefined) {
  if (replaces === undefined) {
    const [last] = await tx
      .select({ position: sql<number>`coalesce(max(${eulas.position}), -1)::int` })
      .from(eulas)
    return { position: (last?.position ?? -1) + 1, replaced: null }
  }
  // Row lock: of two requests that replace the same terms, the second gets the conflict below.
  const [replaced] = await tx.select().from(eulas).where(eq(eulas.id, replaces)).for('update')
  if (replaced === undefined) throw fieldError('replaces', 'There are no such terms', 'unknown')
  if ((await tx.$count(eulas, eq(eulas.replacesId, replaces))) > 0) {
    throw because('conflict', 'terms_replaced')
  }
  return { position: replaced.position, replaced }
}
