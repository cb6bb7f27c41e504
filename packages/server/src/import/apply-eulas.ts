import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { eulas, type EulaTranslations } from '../platform/db/schema/eulas.ts'
import { keepTexts } from '../access/eulas/eula-text.ts'
import { sanitizeEula } from '../access/eulas/sanitize-eula.ts'
import type { ImportFile } from './import-schema.ts'
import type { ImportStep } from './import-step.ts'
import { positionsOf } from './positions.ts'

type Entries = ImportFile['eulas']

/**
 * Stores terms of use. Terms whose text has changed get a new version, and people have to accept them again. For terms
 * of resources, a changed translation has the same effect, because people accept the text in the language that they
 * read. A start day, a predecessor or translations that the file leaves out stay unchanged.
 */
export async function applyEulas(step: ImportStep, entries: Entries) {
  const { db } = step
  const ids = entries.map(({ id }) => id)
  const positions = await positionsOf(db, eulas, ids)
  for (const [index, entry] of entries.entries()) {
    const { id, name, valid_from, translations, imported, scope, signature } = entry
    const content = sanitizeEula(entry.content)
    const [stored] = await db.select().from(eulas).where(eq(eulas.id, id))
    const values = {
      name,
      content,
      position: positions[index] ?? index,
      imported,
      scope,
      signature,
      ...(translations !== undefined && { translations: sanitized(translations) }),
      ...(valid_from !== undefined && {
        validFrom: valid_from === null ? null : new Date(valid_from),
      }),
    }
    if (stored === undefined) {
      const [made] = await db
        .insert(eulas)
        .values({ id, ...values, version: 1 })
        .returning()
      if (made) await keepTexts(db, made)
    } else {
      const isChanged =
        stored.content !== content || (scope === 'resources' && isSignedAnew(stored, values))
      const [changed] = await db
        .update(eulas)
        .set({ ...values, version: stored.version + (isChanged ? 1 : 0) })
        .where(eq(eulas.id, id))
        .returning()
      if (changed) await keepTexts(db, changed)
    }
  }
  await replaceOthers(step, entries)
}

/**
 * Whether something other than the text requires people to accept terms of resources again: the terms had another
 * scope, a translation has changed, or a written name is now required.
 */
function isSignedAnew(
  stored: Pick<typeof eulas.$inferSelect, 'translations' | 'signature' | 'scope'>,
  values: Partial<typeof eulas.$inferSelect>,
): boolean {
  const { translations = stored.translations } = values
  return (
    stored.scope !== 'resources' ||
    (stored.signature === 'accept' && values.signature === 'name') ||
    !isDeepStrictEqual(stored.translations, translations)
  )
}

function sanitized(translations: EulaTranslations): EulaTranslations {
  const entries = Object.entries(translations).map(
    ([language, { name, content }]) =>
      [language, { name, content: sanitizeEula(content) }] as const,
  )
  return Object.fromEntries(entries)
}

/**
 * Stores which terms replace which. Call it after all terms are stored, because replaced terms may come later in the
 * file.
 */
async function replaceOthers({ db, mistakes }: ImportStep, entries: Entries) {
  for (const [index, { id, replaces }] of entries.entries()) {
    if (replaces === undefined) continue
    if (replaces !== null) {
      const isKnown = replaces !== id && (await db.$count(eulas, eq(eulas.id, replaces))) > 0
      if (!isKnown) {
        mistakes.add(['eulas', index, 'replaces'], `there is no other eula ${replaces}`)
        continue
      }
    }
    await db.update(eulas).set({ replacesId: replaces }).where(eq(eulas.id, id))
  }
}
