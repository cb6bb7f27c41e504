import { expect, it } from 'vitest'
import { createSupportCode } from './support-code.ts'

it('a support code is short, and free of letters that look alike', () => {
  const codes = Array.from({ length: 200 }, () => createSupportCode())
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(codes).size).toBe(200)
})
