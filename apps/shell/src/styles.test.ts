import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const sources = ['apps/shell', 'packages/{admin,app-kit,docs-panel,session}'].flatMap((folder) =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.(test|stories)\.|\/testing\/|\/internal\//.test(file),
  ),
)
const all = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
const found = (pattern: RegExp) => new Set([...all.matchAll(pattern)].map(([, name = '']) => name))
const styleOf = (name: string) => {
  try {
    return readFileSync(join(root, `packages/ui/src/${name}/${name}.css`), 'utf8')
  } catch {
    return null
  }
}

it('has the style of every component that its code imports', () => {
  const styled = found(/'@vestibule\/ui\/([a-z-]+)\.css'/g)
  // A file of styles includes those of the components that it contains.
  for (const name of styled)
    for (const [, part = ''] of styleOf(name)?.matchAll(/@import '\.\.\/([a-z-]+)\//g) ?? [])
      styled.add(part)
  const used = [...found(/'@vestibule\/ui\/([a-z-]+)'/g)].filter((name) => styleOf(name) !== null)
  expect(used.filter((name) => !styled.has(name))).toEqual([])
})
