/**
 * Text as people type, paste or dictate it, in the form that is stored and compared. The pages and the server use
 * these functions, so that both read a text alike.
 */

/** Replaces the decimal digits of every script by ASCII digits, and composes what NFKC composes (such as `１`). */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    // Unicode has the ten digits of each script in a row, so the value is the number of digits before this one.
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
    return String(before % 10)
  })
}

/** A code without anything around or between its letters and digits, such as blanks and any kind of hyphen. */
export function typedCode(text: string): string {
  return asciiDigits(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** Invisible characters, which no address contains. */
const invisible = /[\p{Cf}\u034F]/gu

/**
 * A mail address without what a paste brings along: invisible characters, `mailto:`, a name before `<…>`, punctuation
 * after it. Full-width characters, which Japanese keyboards type, become ASCII.
 */
export function typedAddress(text: string): string {
  const address = withoutEnd(
    text
      .replace(invisible, '')
      .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/[。｡]/g, '.'),
  )
  const bare = address.endsWith('>') ? address.slice(address.lastIndexOf('<') + 1, -1) : address
  return withoutEnd(bare.replace(/^\s*mailto:([^?]*).*$/is, '$1'))
}

function withoutEnd(text: string): string {
  let rest = text.trim()
  // Remove one character at a time: a pattern for all of them would take quadratic time on a hostile text.
  while (/[.,;\s]$/.test(rest)) rest = rest.slice(0, -1)
  return rest
}

/**
 * A text without the characters that turn the direction of what follows them, even of texts beside it. The joiners
 * that Persian and the languages of India need stay.
 */
export function withoutDirections(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
}

/**
 * Letters that Unicode does not split into a base letter and marks. An object, not a Map, so that bundlers leave it out
 * if nothing uses it.
 */
const bases: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}

/**
 * A text in the form that searches compare: no accents (nor Arabic vowel signs), lower case, full-width characters as
 * ASCII. `search_form` of the database does the same.
 */
export function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u064B-\u0652\u0670]/g, '')
    .toLowerCase()
    .replace(/[ßæœþøłđðħıς]/g, (letter) => bases[letter] ?? letter)
}

/** A text of one line without what nobody sees: invisible and control characters, blanks around it and in a row. */
export function visibleText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim()
}
