/** A piece of a message: plain text, or a slot whose text depends on values. The sign `#` is a piece of its own. */
export type Piece = string | Slot

export interface Slot {
  readonly name: string
  /**
   * What the placeholder is: `number`, `plural` or `select`, as the message names it; empty for a plain value; `tag`
   * for `<name>…</name>`.
   */
  readonly kind: string
  /**
   * The texts of which the value chooses one, by plural category (`one`), exact number (`=0`) or value of a `select`. A
   * tag has only the text `other`: what it encloses.
   */
  readonly forms: Readonly<Record<string, readonly Piece[]>>
}

/**
 * Parses a message in ICU MessageFormat: `{name}`, `{n, number}`, `{n, plural, one {…} other {…}}`, `{name, select, a
 * {…} other {…}}` and `<tag>…</tag>`. Unlike in ICU, apostrophes do not quote: an apostrophe is always shown. `npm run
 * texts -- check` refuses messages for which that makes a difference.
 */
export function parseMessage(message: string): readonly Piece[] {
  // After this split, characters with a meaning are at odd places, and the text between them at even places.
  const tokens = message.split(/([{}#]|<\/?\w+>)/)
  let at = 0

  function pieces(): readonly Piece[] {
    const found: Piece[] = []
    for (; at < tokens.length; at += 1) {
      const token = tokens[at] ?? ''
      if (token === '}' || token.startsWith('</')) break
      if (token === '{') {
        at += 1
        found.push(slot())
      } else if (at % 2 === 1 && token !== '#') {
        at += 1
        found.push({ name: token.slice(1, -1), kind: 'tag', forms: { other: pieces() } })
      } else if (token !== '') {
        found.push(token)
      }
    }
    return found
  }

  /** Parses a slot up to the bracket that closes it. */
  function slot(): Slot {
    const [name = '', kind = '', firstForm = ''] = next().split(',')
    const forms: Record<string, readonly Piece[]> = {}
    for (let form = firstForm; tokens[at] === '{'; form = next()) {
      at += 1
      forms[form.trim()] = pieces()
      at += 1
    }
    return { name: name.trim(), kind: kind.trim(), forms }
  }

  function next(): string {
    at += 1
    return tokens[at - 1] ?? ''
  }

  return pieces()
}
