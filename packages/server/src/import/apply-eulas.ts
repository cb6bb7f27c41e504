import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { eulas } from '../db/schema/eulas.ts'
import { sanitizeEula } from '../eulas/sanitize-eula.ts'
import type { ImportFile } from './import-schema.ts'

/** A changed text is a new version, which everyone is asked to accept. */
export async function applyEulas(db: Database, entries: ImportFile['eulas']) {
  for (const [position, entry] of entries.entries()) {
    const content = sanitizeEula(entry.content)
    const [stored] = await db.select().from(eulas).where(eq(eulas.id, entry.id))
    if (stored === undefined) {
      await db.insert(eulas).values({ ...entry, content, position, version: 1 })
    } else {
      const version = stored.content === content ? stored.version : stored.version + 1
      await db
        .update(eulas)
        .set({ name: entry.name, content, position, version })
        .where(eq(eulas.id, entry.id))
    }
  }
}
