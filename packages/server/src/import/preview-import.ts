import { prepareImport, type ImportWorld } from './apply-import.ts'
import type { ImportReport } from './import-report.ts'
import type { ImportContent } from './read-import.ts'

/** Thrown on purpose to roll back the transaction of a preview. */
class Undone extends Error {
  readonly report: ImportReport

  constructor(report: ImportReport) {
    super()
    this.report = report
  }
}

/**
 * Makes the whole import in a transaction and rolls it back. Resolves to the report that the import would return.
 * Throws ImportError if the import would.
 */
export async function previewImport(
  world: ImportWorld,
  content: ImportContent,
): Promise<ImportReport> {
  const { apply } = await prepareImport(world, content)
  try {
    return await world.db.transaction(async (tx) => {
      throw new Undone(await apply(tx))
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    return error.report
  }
}
