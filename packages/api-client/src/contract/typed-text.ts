/**
 * The functions of this file bring text that people type, paste or dictate into the form that is stored and compared.
 * Pages and server use the same functions, so that both read a text alike.
 */

/**
 * Replaces the decimal digits of every script by ASCII digits, and applies the Unicode normalisation NFKC, which turns
 * `１` into `1`.
 */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    // Unicode has the ten digits of each script in a row, so the value is the number of digits before this one.
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
    return String(before % 10)
  })
}

/**
 * Removes everything but letters and digits that people type around or into a code, such as blanks and any kind of
 * hyphen.
 */
export function typedCode(text: string): string {
  return asciiDigits(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** Invisible characters that come along when people paste a text. */
const invisible = /[\p{Cf}\u034F]/gu

/**
 * Reduces a pasted text to the mail address: removes invisible characters, `mailto:`, a name before `<…>`, and
 * punctuation after the address. Full-width characters, which Japanese keyboards type, become ASCII.
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
 * Removes the characters that change the text direction, which could also turn the text that follows. Keeps the joiners
 * that Persian and the languages of India need.
 */
export function withoutDirections(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
}

/**
 * Base letters for letters that Unicode does not split into a base letter and marks. An object, not a Map, so that
 * bundlers leave it out if nothing uses it.
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
 * Brings a text into the form that searches compare: without accents and Arabic vowel signs, lower case, full-width
 * characters as ASCII. The database function `search_form` does the same.
 */
export function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u064B-\u0652\u0670]/g, '')
    .toLowerCase()
    .replace(/[ßæœþøłđðħıς]/g, (letter) => bases[letter] ?? letter)
}

/**
 * Brings a text into one line: removes invisible and control characters and blanks at the ends, and makes one blank of
 * several.
 */
export function visibleText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim()
}
