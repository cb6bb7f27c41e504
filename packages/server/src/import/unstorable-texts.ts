type Path = readonly (string | number)[]

/**
 * The places of texts, and of names of fields, that PostgreSQL cannot store: with the character NUL, or with
 * half of one that takes two.
 */
export function unstorableTexts(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path]
  if (Array.isArray(value)) return value.flatMap((item, n) => unstorableTexts(item, [...path, n]))
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  return [
    ...fields.filter(([key]) => !isStorable(key)).map(([key]) => path.concat(key)),
    ...fields.flatMap(([key, item]) => unstorableTexts(item, [...path, key])),
  ]
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
