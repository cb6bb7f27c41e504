/**
 * Returns a text for searching: without accents and outer white space, in lower case, and with full-width letters as
 * ordinary ones.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
