import { expect, it } from 'vitest'
import { newCode } from './new-code.ts'

it('is six of the letters and digits that nobody mistakes for another, all of which occur', () => {
  const codes = Array.from({ length: 2000 }, () =>
    newCode((bytes) => crypto.getRandomValues(bytes)),
  )
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
  expect(new Set(codes.join('')).size).toBe(32)
})

it('has each character equally often among all bytes', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 256; byte += 1) {
    const character = newCode((bytes) => bytes.fill(byte)).charAt(0)
    counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  expect(new Set(counts.values())).toEqual(new Set([8]))
})
