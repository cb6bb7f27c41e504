import { hash } from 'node:crypto'

/**
 * A set of texts stored in a few bytes each, whose texts cannot be read back. It recognises every text in it, and
 * wrongly also some others, with a probability chosen when it was built.
 */
export type BloomFilter = Uint8Array

/** Bits that are set for each text: the best number for one false positive in a million. */
const bitsPerText = 20

/** Builds a filter of these texts. `falsePositives`: the share of other texts that it may wrongly recognise. */
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

/** The positions of a text's bits, computed from two parts of one hash (Kirsch and Mitzenmacher). */
function bitsOf(text: string, filter: BloomFilter): number[] {
  const digest = hash('sha256', text, 'buffer')
  const first = digest.readUIntBE(0, 6)
  const step = digest.readUIntBE(6, 6)
  const size = filter.length * 8
  return Array.from({ length: bitsPerText }, (_, n) => (first + n * step) % size)
}

const byteOf = (filter: BloomFilter, bit: number) => filter[bit >> 3] ?? 0
