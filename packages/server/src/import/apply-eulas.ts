import { eq } from 'drizzle-orm'
import { eulas, type EulaTranslations } from '../platform/db/schema/eulas.ts'
import { sanitizeEula } from '../access/eulas/sanitize-eula.ts'
import type { ImportFile } from './import-schema.ts'
import type { ImportStep } from './import-step.ts'
import { positionsOf } from './positions.ts'

type Entries = ImportFile['eulas']

/**
 * A changed text gets a new version, which everyone is asked to accept; a changed translation does not. A day, a
 * predecessor or translations that the file leaves out stay as they are.
 */
export async function applyEulas(step: ImportStep, entries: Entries) {
  const { db } = step
  const ids = entries.map(({ id }) => id)
  const positions = await positionsOf(db, eulas, ids)
  for (const [index, entry] of entries.entries()) {
    const { id, name, valid_from, translations, imported } = entry
    const content = sanitizeEula(entry.content)
    const [stored] = await db.select().from(eulas).where(eq(eulas.id, id))
    const values = {
      name,
      content,
      position: positions[index] ?? index,
      imported,
      ...(translations !== undefined && { translations: sanitized(translations) }),
      ...(valid_from !== undefined && {
        validFrom: valid_from === null ? null : new Date(valid_from),
      }),
    }
    if (stored === undefined) {
      await db.insert(eulas).values({ id, ...values, version: 1 })
    } else {
      const version = stored.content === content ? stored.version : stored.version + 1
      await db
        .update(eulas)
        .set({ ...values, version })
        .where(eq(eulas.id, id))
    }
  }
  await replaceOthers(step, entries)
}

function sanitized(translations: EulaTranslations): EulaTranslations {
  const entries = Object.entries(translations).map(
    ([language, { name, content }]) =>
      [language, { name, content: sanitizeEula(content) }] as const,
  )
  return Object.fromEntries(entries)
}

/** Sets predecessors after all terms are stored, as a predecessor may come later in the file. */
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
