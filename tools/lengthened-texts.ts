/**
 * Lengthens the texts of a catalogue by 40 %, with accents and brackets, to test layouts. Keeps slots such as `{name}`,
 * tags and the `locale`. The function uses nothing outside of itself, so that a test can send its source to a page.
 */
export function lengthened<Texts>(texts: Texts): Texts
export function lengthened(node: unknown, key?: string): unknown
export function lengthened(node: unknown, key = ''): unknown {
  const accents: Record<string, string> = { a: 'å', e: 'ē', i: 'ï', o: 'ö', u: 'ü' }
  const more = ' öf löngēr wörds ånd stïll möre'
  if (typeof node === 'string') {
    if (key === 'locale' || !/\p{L}{2}/u.test(node)) return node
    // Change no letters of a message with plurals or choices: some of its words are syntax.
    const hasForms = /, (plural|select),/.test(node)
    const parts = hasForms ? [node] : node.split(/(\{\w+(?:, number)?\}|<\/?\w+>)/)
    const spoken = parts.map((part) =>
      hasForms || /^[{<]/.test(part)
        ? part
        : part.replaceAll(/[aeiou]/g, (letter) => accents[letter] ?? ''),
    )
    return `⟦${spoken.join('')}${more.repeat(9).slice(0, Math.ceil(node.length * 0.4))}⟧`
  }
  if (typeof node === 'function') {
    const say = node as (...values: unknown[]) => unknown
    return (...values: unknown[]) => {
      const said = say(...values)
      return typeof said === 'string' ? lengthened(said, key) : said
    }
  }
  if (Array.isArray(node)) return node.map((child: unknown) => lengthened(child))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) => [name, lengthened(child, name)]),
  )
}
