export type Batches = AsyncIterable<readonly unknown[]>

/** Reads batches until one is empty. `read` gets the last row of the previous batch. */
export async function* inBatches<Row>(read: (last: Row | undefined) => Promise<Row[]>) {
  let rows = await read(undefined)
  while (rows.length > 0) {
    yield rows
    rows = await read(rows.at(-1))
  }
}

/** The value of `imported` in an export: false for entries that administration owns, otherwise missing. */
export const importedMark = (imported: boolean) => (imported ? undefined : false)
