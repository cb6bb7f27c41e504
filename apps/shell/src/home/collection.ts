/**
 * The number, from 1 to 4, of a product line's colour. It depends on the position among all product lines of the user,
 * so that filters do not change it. Apps without a product line get the colour after that of the last line.
 */
export function collectionOf(lines: readonly string[], name: string | null): 1 | 2 | 3 | 4 {
  const place = name === null ? lines.length : Math.max(lines.indexOf(name), 0)
  return ((place % 4) + 1) as 1 | 2 | 3 | 4
}
