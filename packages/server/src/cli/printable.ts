/** Characters that a terminal obeys in place of showing them, and others that nobody sees. */
const unseen = /\p{C}/gu

/** For one line of a terminal: who may name an account may not steer the screen of those who list it. */
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
