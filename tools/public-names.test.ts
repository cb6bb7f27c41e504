import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Public names of a package with their declarations, from its API report. */
function publicNames(report: string): [name: string, declaration: string][] {
  const text = readFileSync(join(root, report), 'utf8')
  return [...text.matchAll(/^### `(\w+)`.*?```ts\n(.*?)```/gms)].map(
    ([, name = '', declaration = '']) => [name, declaration],
  )
}

it('no public name of two packages means two things', () => {
  const packagesOf = new Map<string, Map<string, string[]>>()
  const reports = globSync('packages/*/api-report.md', { cwd: root })
  for (const report of reports) {
    for (const [name, declaration] of publicNames(report)) {
      const declarations = packagesOf.get(name) ?? new Map<string, string[]>()
      packagesOf.set(name, declarations)
      declarations.set(declaration, [...(declarations.get(declaration) ?? []), report])
    }
  }
  expect(reports.length).toBeGreaterThanOrEqual(4)
  expect(packagesOf.size).toBeGreaterThan(300)
  const different = [...packagesOf].filter(([, declarations]) => declarations.size > 1)
  expect(different.map(([name]) => name)).toEqual([])
})
