import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')
const readme = readFileSync(join(app, 'README.md'), 'utf8')
const files = [...readme.matchAll(/`((?:src|e2e)\/[^`]*(?:test|spec)\.[^`]*)`/g)].map(
  ([, file = '']) => file,
)
const named = [...readme.matchAll(/\| `([^`]+\.(?:test|spec)\.tsx?)`: (.+?) +\|$/gm)].map(
  ([, file = '', name = '']) => [file, name] as const,
)

describe('the tables of the README', () => {
  it.each([...new Set(files)])('name a file that exists: %s', (file) => {
    expect(globSync(file, { cwd: app })).not.toEqual([])
  })

  it('name many tests', () => {
    expect(named.length).toBeGreaterThan(20)
  })

  it.each(named)('name a test that exists: %s, %s', (file, name) => {
    expect(readFileSync(join(app, file), 'utf8')).toContain(name)
  })
})
