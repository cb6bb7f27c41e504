/** Maximum number of mistakes that are listed. Further ones are only counted. */
const shownMistakes = 100

/**
 * Thrown for a file that cannot be imported. The message lists the first hundred mistakes with their places, such as
 * `users[3].email`.
 */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  /** The first hundred mistakes. */
  readonly mistakes: readonly string[]
  constructor(mistakes: readonly string[], count = mistakes.length) {
    const lines = mistakes.map((mistake) => `  ${mistake}`)
    const left = count - lines.length
    if (left > 0) lines.push(`  and ${left} more`)
    super(['Nothing was imported:', ...lines].join('\n'))
    this.mistakes = mistakes
  }
}

export interface Mistake {
  /** Where the mistake is in the file, such as `['users', 3, 'email']`. */
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Collects the first hundred mistakes of an import file, and counts all. */
export class Mistakes {
  readonly #shown: string[] = []
  #count = 0

  get count(): number {
    return this.#count
  }

  add(path: Mistake['path'], message: string) {
    this.#count += 1
    if (this.#count <= shownMistakes) this.#shown.push(`${placeOf(path)}: ${message}`)
  }

  /** Throws an ImportError that lists the mistakes, if there are any. */
  throwIfAny() {
    if (this.#count > 0) throw new ImportError(this.#shown, this.#count)
  }
}

/** Writes the place of a mistake as text: `['users', 3, 'email']` becomes `users[3].email`. */
export function placeOf(path: Mistake['path']): string {
  const text = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
    // Escape control characters: a field's name may contain escape codes that a terminal would execute.
    .replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1))
  return text === '' ? 'file' : text
}
