/** Matches control characters, which a terminal would execute, and other invisible characters. */
const unseen = /\p{C}/gu

/**
 * Escapes a text for one line of a terminal. Names come from users, and control characters in them would otherwise be
 * executed by the terminal of the operator who lists them.
 */
export function printable(text: string): string {
  return text.replace(unseen, escaped)
}

/** Escapes a text of several lines for a terminal, and keeps the line breaks. JSON remains valid JSON. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n')
}

/** Escapes a character as in JSON. One beyond U+FFFF becomes two escapes, of its surrogates. */
function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')
}
