/** Characters that a terminal obeys in place of showing them, and others that nobody sees. */
const unseen = /\p{C}/gu

/**
 * Text for one line of a terminal. Names come from users: control characters in them must not reach the terminal of
 * whoever lists them.
 */
export function printable(text: string): string {
  return text.replace(unseen, escaped)
}

/** The same for text that breaks its lines itself. JSON stays the JSON that it was. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n')
}

/** As JSON writes them: two for a character beyond the first plane. */
function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')
}
