import type { Mistake } from './mistakes.ts'

/** Characters that a terminal obeys in place of showing them. Tabs and line breaks are allowed. */
const control = /[^\P{Cc}\t\n\r]/u

/**
 * Texts, and names of fields, that PostgreSQL cannot store (with the character NUL, or with half of one that takes
 * two), or that steer the screen on which they are listed. `path` is the place of the value in the file.
 */
export function oddTexts(value: object, path: Mistake['path'] = []): Mistake[] {
  const found: Mistake[] = []
  collect(value, [...path], found)
  return found
}

function collect(value: unknown, path: (string | number)[], found: Mistake[]) {
  if (typeof value === 'string') {
    const what = oddIn(value)
    if (what !== null) found.push({ path: [...path], message: `must not contain ${what}` })
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    for (const [key, item] of Object.entries(value)) {
      path.push(isList ? Number(key) : key)
      const what = isList ? null : oddIn(key)
      if (what !== null) found.push({ path: [...path], message: `must not contain ${what}` })
      collect(item, path, found)
      path.pop()
    }
  }
}

function oddIn(text: string): string | null {
  if (text.includes('\0') || !text.isWellFormed()) return 'the character NUL or half of a character'
  return control.test(text) ? 'control characters' : null
}
