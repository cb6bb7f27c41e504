/**
 * The locale with which numbers, plurals, dates and lists of a language are formatted. English dates are British.
 * Arabic numbers have Latin digits, because codes and fixed numbers in Arabic texts have them too.
 */
export function localeOf(language: string): string {
  if (language === 'en') return 'en-GB'
  return language === 'ar' ? 'ar-u-nu-latn' : language
}

/** Whether a text in this language runs from right to left. */
export function isRightToLeft(language: string): boolean {
  return /^(ar|fa|he|ur)\b/.test(language)
}
