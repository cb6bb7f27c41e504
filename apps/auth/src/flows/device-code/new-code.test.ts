import { expect, it } from 'vitest'
import { newCode } from './new-code.ts'

it('is six of A–Z and 0–9, all of which occur', () => {
  const codes = Array.from({ length: 2000 }, () =>
    newCode((bytes) => crypto.getRandomValues(bytes)),
  )
  for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{6}$/)
  expect(new Set(codes.join('')).size).toBe(36)
})

it('passes over bytes that would make the first characters more likely', () => {
  const bytes = [252, 255, 253, 254, 252, 255, 0, 35, 36, 71, 251, 26]
  const code = newCode((into) => {
    into.set(bytes.splice(0, into.length))
    return into
  })
  expect(code).toBe('A9A990')
})
