/**
 * Bits that a key has to show at least. 32 random hexadecimal digits show about 115: fewer than 96 once in
 * 10,000 draws, and fewer than 72 practically never.
 */
const leastBits = 72

/**
 * Why a key could be guessed, or null. It recognizes most keys that somebody typed instead of drawing them at
 * random.
 */
export function weaknessOf(key: string): string | null {
  const codes = Array.from(key, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, n) => code - (codes[n] ?? 0))
  const isRepeated = /(.{8,})\1/su.test(key)
  if (!isRepeated && bitsOf(codes) >= leastBits && bitsOf(steps) >= leastBits) return null
  return 'repeats itself and could be guessed: take one from `openssl rand -base64 32`'
}

/** Shannon's entropy of the whole text, by how often each value stands in it. */
function bitsOf(values: readonly number[]): number {
  const counts = Map.groupBy(values, (value) => value).values()
  return [...counts].reduce(
    (bits, { length }) => bits - length * Math.log2(length / values.length),
    0,
  )
}
