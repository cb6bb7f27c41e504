import { hash } from 'node:crypto'

/**
 * A set of texts in a few bytes each, which cannot be listed: it may hold a text that was never put in, with a
 * probability that was chosen when it was built, and never misses one that was.
 */
export type BloomFilter = Uint8Array

/** Bits that each text sets: the best number for one wrong answer in a million. */
const bitsPerText = 20

/** `falsePositives` is the share of other texts that the filter will seem to hold. */
export function buildBloomFilter(texts: readonly string[], falsePositives: number): BloomFilter {
  const bits = (texts.length * -Math.log(falsePositives)) / Math.LN2 ** 2
  const filter = new Uint8Array(Math.ceil(bits / 8))
  for (const text of texts) {
    for (const bit of bitsOf(text, filter))
      filter[bit >> 3] = byteOf(filter, bit) | (1 << (bit & 7))
  }
  return filter
}

export function mayHold(filter: BloomFilter, text: string): boolean {
  return bitsOf(text, filter).every((bit) => (byteOf(filter, bit) & (1 << (bit & 7))) !== 0)
}

/** Two halves of one hash make as many places as are wanted (Kirsch and Mitzenmacher). */
function bitsOf(text: string, filter: BloomFilter): number[] {
  const digest = hash('sha256', text, 'buffer')
  const first = digest.readUIntBE(0, 6)
  const step = digest.readUIntBE(6, 6)
  const size = filter.length * 8
  return Array.from({ length: bitsPerText }, (_, n) => (first + n * step) % size)
}

const byteOf = (filter: BloomFilter, bit: number) => filter[bit >> 3] ?? 0
