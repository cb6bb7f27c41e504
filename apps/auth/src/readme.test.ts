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

  it('have no row twice', () => {
    const rows = readme.split('\n').filter((line) => /^\| (?!-)/.test(line))
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([])
  })

  it('name many tests', () => {
    expect(named.length).toBeGreaterThan(20)
  })

  it.each(named)('name a test that exists: %s, %s', (file, name) => {
    expect(readFileSync(join(app, file), 'utf8')).toContain(name)
  })
})

describe('the walks of the README', () => {
  const section = readme.split('## What may happen beside a flow')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  )
  const events = rows[0]?.slice(1) ?? []
  const flows = rows
    .filter((row) => row.length === events.length + 1 && !row[0]?.startsWith('-'))
    .slice(1)
  const cells = flows.flatMap(([flow = '', ...row]) =>
    row.map((cell, at) => ({ walk: `${flow}: ${events[at]}`, cell })),
  )

  it('are steps of a test where they say so, and all those are listed', () => {
    const source = globSync('e2e/walks*.spec.ts', { cwd: app })
      .map((file) => readFileSync(join(app, file), 'utf8'))
      .join('\n')
    const listed = cells.filter(({ cell }) => cell === 'w').map(({ walk }) => walk)
    const steps = [...source.matchAll(/'([^'\n]+: [^'\n]+)'/g)].map(([, name = '']) => name)
    const own = steps.filter((name) => events.some((event) => name.endsWith(`: ${event}`)))
    expect(flows).toHaveLength(15)
    expect(own.toSorted()).toEqual(listed.toSorted())
  })

  it('have a test elsewhere', () => {
    const told = rows.filter((row) => row.length === 2).map(([number = '']) => number)
    const used = new Set(cells.map(({ cell }) => cell).filter((cell) => cell !== 'w'))
    expect([...used].toSorted()).toEqual(told.filter((one) => /^\d+$/.test(one)).toSorted())
  })
})
