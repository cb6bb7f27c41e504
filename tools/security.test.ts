import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** File pattern for each prefix in the column "Shown by". */
const folders: Record<string, string> = {
  auth: 'apps/auth/e2e/NAME.spec.ts',
  server: 'packages/server/e2e/NAME.spec.ts',
  shell: 'apps/shell/{e2e,src/**}/NAME.{spec,test}.{ts,tsx}',
  'api-client': 'packages/api-client/**/NAME.test.{ts,tsx}',
  session: 'packages/session/**/NAME.{test,spec}.{ts,tsx}',
  'docs-panel': 'packages/docs-panel/**/NAME.{test,spec}.{ts,tsx}',
}

const rows = [...page.matchAll(/^\| (\d+) +\|.*\| ([^|]+) \|$/gm)].map(([, number, names]) => ({
  number: Number(number),
  files: [...(names ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => fileOf(name)),
}))

function fileOf(name: string): string {
  const [, folder, rest] = /^([\w-]+):(.+)$/.exec(name) ?? []
  const pattern =
    folder === undefined || rest === undefined
      ? `packages/server/src/{,*/,*/*/}${name}{,.all}.test.ts`
      : (folders[folder]?.replace('NAME', rest) ?? name)
  return globSync(pattern, { cwd: root, exclude: (path) => path === 'node_modules' })[0] ?? name
}

const tests = globSync(
  [
    'packages/*/{src,test,e2e}/**/*.{test,spec}.{ts,tsx}',
    'apps/*/{src,e2e}/**/*.{test,spec}.{ts,tsx}',
  ],
  {
    cwd: root,
    exclude: (path) => path === 'node_modules',
  },
)

/**
 * Numbers of the promises (rows of docs/security.md) that a test file says it shows: `promise 4`, `promises 2 and 4`,
 * `promises 1 to 3`.
 */
function promisesOf(file: string): Set<number> {
  const text = readFileSync(join(root, file), 'utf8')
  const numbers = new Set<number>()
  for (const [, first, word, last] of text.matchAll(/\bpromises? (\d+)(?: (to|and) (\d+))?/g)) {
    const from = Number(first)
    const to = Number(last ?? first)
    if (word === 'to') for (let number = from; number <= to; number++) numbers.add(number)
    else for (const number of [from, to]) numbers.add(number)
  }
  return numbers
}

describe('docs/security.md', () => {
  it('numbers its promises without a gap', () => {
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  })

  it.each(rows)('names tests that show promise $number', ({ number, files }) => {
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      expect(tests).toContain(file)
      expect([...promisesOf(file)]).toContain(number)
    }
  })

  it('lists every promise that a test names, with that test', () => {
    const missing = tests.flatMap((file) =>
      [...promisesOf(file)]
        .filter((number) => !rows.some((row) => row.number === number && row.files.includes(file)))
        .map((number) => `${number}: ${file}`),
    )
    expect(missing).toEqual([])
  })
})
