/** Control characters, which a terminal would execute, and other invisible ones. */
const unseen = /\p{C}/gu

/**
 * Escapes a text for one line of a terminal. Names come from users, so control characters in them must not reach the
 * terminal of whoever lists them.
 */
export function printable(text: string): string {
  return text.replace(unseen, escaped)
}

/** Like `printable`, but keeps line breaks. JSON remains valid JSON. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n')
}

/** Escapes as in JSON: two escapes for a character beyond U+FFFF. */
function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')
}
