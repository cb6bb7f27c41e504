const rules: readonly (readonly [RegExp, string])[] = [
  // An address first: what is left of it must not look like something else.
  [/[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g, '[address]'],
  [/(https?:\/\/[^\s?#"')]+)[?#][^\s"')]*/g, '$1'],
  [/\b[A-Za-z0-9_-]{24,}\b/g, '[token]'],
  [/\b\d{6,8}\b/g, '[code]'],
]

/** A text without addresses, queries, tokens and codes, for an error report. */
export function redact(text: string): string {
  return rules.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
}
