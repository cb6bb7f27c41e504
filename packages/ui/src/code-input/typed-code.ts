/**
 * Returns the text with digits of any script as ASCII digits, full-width letters as ASCII, and each kind of dash as a
 * hyphen.
 */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => {
      // Unicode has the ten digits of each script in a row, so the value is the number of digits before this one.
      const code = digit.codePointAt(0) ?? 0
      let before = 0
      while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
      return String(before % 10)
    })
    .replace(/[\p{Pd}−]/gu, '-')
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Returns only the letters and digits of what was typed, with digits of any script as ASCII digits. */
export function typedCode(text: string): string {
  return bare(plain(text))
}

/**
 * Finds a code of `length` characters in a text, for example in the line of a mail that tells the code. Returns
 * undefined if there is none: the user may have typed or pasted only a part of a code.
 */
export function wholeCode(text: string, length: number): string | undefined {
  const line = plain(text)
  if (bare(line).length === length) return bare(line)
  const half = Math.floor(length / 2)
  const rest = length - half
  const forms = [
    `\\d{${half}}[\\s-]\\d{${rest}}`,
    `[A-Za-z\\d]{${half}}-[A-Za-z\\d]{${rest}}`,
    `[A-Za-z\\d]{${length}}`,
  ]
  const found = line.match(new RegExp(`\\b(?:${forms.join('|')})\\b`, 'g')) ?? []
  // A word of the text may be as long as a code: prefer digits alone, then a word with a digit, then one in capitals.
  const code =
    found.find((each) => !/[A-Za-z]/.test(each)) ??
    found.find((each) => /\d/.test(each)) ??
    found.find((each) => !/[a-z]/.test(each))
  return code && bare(code)
}
