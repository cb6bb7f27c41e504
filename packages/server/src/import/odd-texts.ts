import type { Mistake } from './mistakes.ts'

/** Control characters, which a terminal would execute. Tabs and line breaks are allowed. */
const control = /[^\P{Cc}\t\n\r]/u

/**
 * Finds texts and field names that PostgreSQL cannot store (NUL, half a surrogate pair), or that contain control
 * characters, which are dangerous in a terminal. `path` is the place of the value in the file.
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
