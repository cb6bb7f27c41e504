import { inArray } from 'drizzle-orm'
import { publishTerms, type NewTerms } from '../../access/eulas/publish-terms.ts'
import { datasetKeys, nameOfKey } from '../../access/resources/resource-keys.ts'
import type { Database } from '../../platform/db/database.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { fieldError } from '../../platform/http/api-error.ts'
import type { AdminWorld } from '../admin-world.ts'
import type { AdminCaller } from '../../identity/administrators/administrator.ts'

interface Published extends NewTerms {
  /** Names of the datasets that require the terms. Absent: those of the terms that are replaced, if any, else none. */
  readonly datasets?: readonly string[] | undefined
}

/**
 * Publishes terms for everybody or for datasets, and resolves to their id. Throws ApiError `validation_failed` for an
 * unknown dataset, a wrong start or an unusable text, and `conflict` if the terms that they would replace have been
 * replaced already.
 */
export function publishAnyTerms(
  app: AdminWorld,
  call: AdminCaller,
  { datasets, ...terms }: Published,
): Promise<string> {
  return app.db.transaction(async (tx) => {
    const tied = datasets && (await keysOfDatasets(tx, datasets))
    return publishTerms(app, tx, call, { ...terms, tied, byId: call.administrator.userId })
  })
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
