/** A statement takes 65,535 parameters at most. */
const size = 5000

/** What `work` finds for each part of a list that may be longer than one statement takes. */
export async function inChunks<Item, Found>(
  items: readonly Item[],
  work: (part: readonly Item[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = []
  for (let start = 0; start < items.length; start += size) {
    for (const one of await work(items.slice(start, start + size))) found.push(one)
  }
  return found
}
