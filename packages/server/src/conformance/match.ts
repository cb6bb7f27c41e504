/** Stands for a value in an expected outcome: `fits` tests the actual value, and `words` describes the expected one. */
export class Like {
  readonly words: string
  readonly fits: (value: unknown) => boolean
  constructor(words: string, fits: (value: unknown) => boolean) {
    this.words = words
    this.fits = fits
  }
}

export const anyText = new Like('a text', (value) => typeof value === 'string' && value !== '')

/** Matches a list that contains these items, in any order, and possibly others. */
export function including(...items: readonly string[]): Like {
  return new Like(
    `a list with ${items.join(', ')}`,
    (value) => Array.isArray(value) && items.every((item) => value.includes(item)),
  )
}

/** Matches a list of exactly these items, in any order. */
export function exactly(items: readonly string[]): Like {
  return new Like(
    `the list ${items.join(', ')}`,
    (value) =>
      Array.isArray(value) &&
      value.length === items.length &&
      items.every((item) => value.includes(item)),
  )
}

export function between(low: number, high: number): Like {
  const fits = (value: unknown) => typeof value === 'number' && value >= low && value <= high
  return new Like(`${low} to ${high}`, fits)
}

/** Matches an ISO 8601 time within a minute of `time`. */
export function about(time: Date): Like {
  return new Like(`within a minute of ${time.toISOString()}`, (value) => {
    const there = typeof value === 'string' ? Date.parse(value) : Number.NaN
    return Math.abs(there - time.getTime()) <= 60_000
  })
}

/** One difference between the expected and the actual outcome of a test. */
export interface Difference {
  readonly expected: string
  readonly came: string
}

/**
 * Compares the actual outcome of a test with the expected one. Objects must have at least the expected keys; lists must
 * be equally long.
 */
export function differences(expected: unknown, came: unknown, place = ''): Difference[] {
  if (expected instanceof Like) {
    return expected.fits(came) ? [] : [differ(place, expected.words, came)]
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(came)) return [differ(place, 'a list', came)]
    if (expected.length !== came.length) {
      return [differ(place, `${expected.length} items`, `${came.length} items`)]
    }
    return expected.flatMap((item, index) => differences(item, came[index], `${place}[${index}]`))
  }
  if (isRecord(expected)) {
    const keys = Object.keys(expected)
    // An outcome of another kind has other keys: report it as a whole, not key by key.
    const isOther =
      !isRecord(came) ||
      ('kind' in expected && expected['kind'] !== came['kind']) ||
      (keys.length > 0 && !keys.some((key) => key in came))
    if (isOther) return [differ(place, wordsOf(expected), came)]
    return keys.flatMap((key) =>
      differences(expected[key], came[key], place === '' ? key : `${place}.${key}`),
    )
  }
  return Object.is(expected, came) ? [] : [differ(place, wordsOf(expected), came)]
}

function differ(place: string, expected: string, came: unknown): Difference {
  const at = place === '' ? '' : `${place}: `
  return { expected: at + expected, came: at + (typeof came === 'string' ? came : wordsOf(came)) }
}

/** Short description of an outcome: its kind, and the server's error. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string' || value === undefined) return value ?? 'nothing'
  if (!isRecord(value)) return JSON.stringify(value).slice(0, 200)
  const { kind, error, status, code } = value
  if (typeof kind === 'string') return isRecord(error) ? `${kind} (${saidBy(error)})` : kind
  if (typeof status === 'number')
    return typeof code === 'string' ? `${status} ${code}` : `${status}`
  return `{${Object.keys(value).slice(0, 8).join(', ')}}`
}

function saidBy(error: Readonly<Record<string, unknown>>): string {
  const { status, code, message } = error
  return [status, code, message]
    .filter((part) => part !== null && part !== undefined && part !== 0)
    .join(' ')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
