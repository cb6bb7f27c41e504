/**
 * The colour of a product line, 1 to 4, by its place among all product lines of the user: a filter
 * does not change it. Apps without a product line come after the last.
 */
export function collectionOf(lines: readonly string[], name: string | null): 1 | 2 | 3 | 4 {
  const place = name === null ? lines.length : Math.max(lines.indexOf(name), 0)
  return ((place % 4) + 1) as 1 | 2 | 3 | 4
}
