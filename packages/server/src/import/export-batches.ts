export type Batches = AsyncIterable<readonly unknown[]>

/** Reads batches until one is empty. `read` gets the last row of the previous batch. */
export async function* inBatches<Row>(read: (last: Row | undefined) => Promise<Row[]>) {
  let rows = await read(undefined)
  while (rows.length > 0) {
    yield rows
    rows = await read(rows.at(-1))
  }
}

/** Marks what administration owns; everything else belongs to the import. */
export const owner = (imported: boolean) => (imported ? {} : { imported })
