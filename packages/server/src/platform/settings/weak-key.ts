/**
 * Minimum entropy of a secret key in bits. A key of 32 random hexadecimal digits has about 115: less than 96 in one of
 * 10,000 cases, and practically never less than 72.
 */
const leastBits = 72

/**
 * Says why a secret key could be guessed, as the end of a sentence about the key. Null: no weakness is seen. Detects
 * most keys that somebody has typed instead of generating them.
 */
export function weaknessOf(key: string): string | null {
  const codes = Array.from(key, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, n) => code - (codes[n] ?? 0))
  const isRepeated = /(.{8,})\1/su.test(key)
  if (!isRepeated && bitsOf(codes) >= leastBits && bitsOf(steps) >= leastBits) return null
  return 'repeats itself and could be guessed: take one from `openssl rand -base64 32`'
}

/** Shannon entropy of a sequence of values in bits, from the frequency of each value in it. */
function bitsOf(values: readonly number[]): number {
  const counts = Map.groupBy(values, (value) => value).values()
  return [...counts].reduce(
    (bits, { length }) => bits - length * Math.log2(length / values.length),
    0,
  )
}
