/** Normalizes a text for searching: ignores case, accents, width and outer white space. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
