import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { documents } from '../db/schema/documents.ts'
import { newId } from '../random.ts'
import type { ImportFile } from './import-schema.ts'

/** A document counts its changes; one that is as it was keeps its version. */
export async function applyDocuments(
  { db, now }: { readonly db: Database; readonly now: Date },
  entries: ImportFile['documents'],
) {
  for (const entry of entries) {
    const content = {
      miniContent: entry.mini_content,
      mainContent: entry.main_content,
      additionalMeta: entry.additional_meta,
      audience: entry.audience,
      environmentType: entry.environment_type,
      sellers: entry.sellers,
      dataPartners: entry.data_partners,
    }
    const key = {
      appName: entry.app_name,
      elementId: entry.element_id,
      dataPartnerId: entry.data_partner_id,
    }
    const [stored] = await db
      .select()
      .from(documents)
      .where(
        and(
          eq(documents.appName, key.appName),
          eq(documents.elementId, key.elementId),
          eq(documents.dataPartnerId, key.dataPartnerId),
        ),
      )
    if (stored === undefined) {
      await db
        .insert(documents)
        .values({ id: newId(), ...key, ...content, version: 1, updatedAt: now })
    } else if (!isDeepStrictEqual({ ...stored, ...content }, stored)) {
      await db
        .update(documents)
        .set({ ...content, version: stored.version + 1, updatedAt: now })
        .where(eq(documents.id, stored.id))
    }
  }
}
