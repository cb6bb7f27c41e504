import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')
const root = join(app, '../..')
const readme = readFileSync(join(app, 'README.md'), 'utf8')
const references = [...readme.matchAll(/\| `([^`]+\.(?:test|spec)\.tsx?)`(?:: (.+))? \|$/gm)].map(
  ([, file = '', name]) => [file, name?.trim() ?? ''] as const,
)

describe('the table of the README', () => {
  it('names many tests', () => {
    expect(references.length).toBeGreaterThan(50)
  })

  it.each(references)('names one that exists: %s, %s', (file, name) => {
    const path = join(file.startsWith('packages/') ? root : app, file)
    expect(existsSync(path)).toBe(true)
    expect(readFileSync(path, 'utf8')).toContain(name)
  })
})
