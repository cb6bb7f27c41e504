export type Batches = AsyncIterable<readonly unknown[]>

/** Reads rows in batches until a batch is empty. `read` gets the last row of the previous batch. */
export async function* inBatches<Row>(read: (last: Row | undefined) => Promise<Row[]>) {
  let rows = await read(undefined)
  while (rows.length > 0) {
    yield rows
    rows = await read(rows.at(-1))
  }
}

/** The field `imported` of an exported entry: false if no import manages the entry, otherwise absent. */
export const importedMark = (imported: boolean) => (imported ? undefined : false)
