type Path = readonly (string | number)[]

export interface OddText {
  readonly path: Path
  /** What it must not contain. */
  readonly what: string
}

/** Characters that a terminal obeys in place of showing them. Texts of several lines may break them. */
const control = /[^\P{Cc}\t\n\r]/u

/**
 * The places of texts, and of names of fields, that PostgreSQL cannot store (with the character NUL, or with half of
 * one that takes two), or that steer the screen on which they are listed.
 */
export function oddTexts(file: object): OddText[] {
  const found: OddText[] = []
  collect(file, [], found)
  return found
}

function collect(value: unknown, path: (string | number)[], found: OddText[]) {
  if (typeof value === 'string') {
    const what = oddIn(value)
    if (what !== null) found.push({ path: [...path], what })
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    for (const [key, item] of Object.entries(value)) {
      path.push(isList ? Number(key) : key)
      const what = isList ? null : oddIn(key)
      if (what !== null) found.push({ path: [...path], what })
      collect(item, path, found)
      path.pop()
    }
  }
}

function oddIn(text: string): string | null {
  if (text.includes('\0') || !text.isWellFormed()) return 'the character NUL or half of a character'
  return control.test(text) ? 'control characters' : null
}
