import { isRightToLeft } from './locale.ts'

const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufeff]/
const digits = /^\d+$/

/**
 * Isolates a value from the text around it (Unicode FSI and PDI), because it may run in another direction. Values that
 * cannot reorder anything are not isolated: digits alone, and values without right-to-left letters in a left-to-right
 * text.
 */
export function isolateIn(language: string, value: string): string {
  const isApart = isRightToLeft(language) ? !digits.test(value) : rightToLeftLetter.test(value)
  return isApart ? `\u2068${value}\u2069` : value
}
