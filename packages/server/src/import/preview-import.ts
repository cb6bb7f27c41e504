import { prepareImport, type ImportWorld } from './apply-import.ts'
import type { ImportOutcome } from './import-outcome.ts'
import type { ImportContent } from './read-import.ts'

/** Thrown to roll back the transaction of a preview. */
class Undone extends Error {
  readonly outcome: ImportOutcome

  constructor(outcome: ImportOutcome) {
    super()
    this.outcome = outcome
  }
}

/**
 * Runs the whole import in a transaction and rolls it back. Resolves to what would be created, changed and left as it
 * is. Throws ImportError if the import would.
 */
export async function previewImport(
  world: ImportWorld,
  content: ImportContent,
): Promise<ImportOutcome> {
  const { apply } = await prepareImport(world, content)
  try {
    return await world.db.transaction(async (tx) => {
      throw new Undone(await apply(tx))
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    return error.outcome
  }
}
