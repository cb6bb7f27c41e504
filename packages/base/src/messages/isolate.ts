import { isRightToLeft } from './locale.ts'

const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufeff]/
const digits = /^\d+$/

/**
 * Isolates a value (Unicode FSI and PDI), because it may run in another direction than the text around it. Not isolated
 * are values that can move nothing: digits alone, and what has no letters from right to left in a text from left to right.
 */
export function isolateIn(language: string, value: string): string {
  const isApart = isRightToLeft(language) ? !digits.test(value) : rightToLeftLetter.test(value)
  return isApart ? `\u2068${value}\u2069` : value
}
