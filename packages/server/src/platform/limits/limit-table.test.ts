import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageRoot } from '../package-root.ts'
import { limits } from './limit-table.ts'
import type { Limit } from './rate-limits.ts'

const page = readFileSync(join(packageRoot, '../../docs/security.md'), 'utf8')
const rows = new Map(
  page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', , , max = '', window = '', , reads = '']) => [
      name,
      { max, window, reads },
    ]),
)
const seconds: Record<string, number> = { s: 1, min: 60, h: 3600 }
const secondsOf = (text: string) => {
  const [count = '', unit = ''] = text.split(' ')
  return Number(count) * (seconds[unit] ?? Number.NaN)
}

it.each(Object.values<Limit>(limits))('docs/security.md says what $name allows', (limit) => {
  const row = rows.get(`\`${limit.name}\``)
  expect([Number(row?.max), secondsOf(row?.window ?? '')]).toEqual([limit.max, limit.windowS])
  const isSilent = ['the same', 'nothing'].some((word) => row?.reads.startsWith(word))
  expect(`${row?.reads}.`).toContain(isSilent ? '' : limit.says)
})

it('docs/security.md has no other row', () => {
  expect(rows.size).toBe(Object.keys(limits).length)
})
