import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/**
 * Files with the code blocks of the READMEs. The compiler checks them with their package, and a test in their
 * folder runs them. The shell has those of ui, and those that need a router or both session and documentation.
 */
const examples = globSync(
  [
    'packages/*/{src,src/internal,test}/readme-example/**/*.{ts,tsx}',
    'apps/shell/src/testing/readme-example/*.{ts,tsx}',
  ],
  { cwd: root },
)
const isTest = (file: string) => /\.test\.tsx?$/u.test(file)
const tests = [
  ...examples.filter(isTest),
  ...globSync('packages/*/{src,test}/readme.test.{ts,tsx}', { cwd: root }),
]
/** The setup file of the tests of all packages, from which the README of ui shows a part. */
const setup = 'tools/jsdom-gaps.ts'

/** The code of a block; of a diff, the resulting lines. */
function codeOf(language: string, text: string): string {
  return language === 'diff' ? text.replaceAll(/^-.*\n/gm, '').replaceAll(/^[+ ]/gm, '') : text
}

/** Trims each line, because the same code may be indented inside a function. */
const lines = (text: string) => text.split('\n').map((line) => line.trim())

/** Whether a file contains the paragraphs of a block in the same order. */
function holds(file: string, block: string): boolean {
  const paragraphs = block.trim().split(/\n{2,}/)
  const text = `\n${lines(read(file)).join('\n')}\n`
  let from = 0
  return paragraphs.every((paragraph) => {
    const found = text.indexOf(`\n${lines(paragraph).join('\n')}\n`, from)
    from = found + 1
    return found !== -1
  })
}

const blocks = ['api-client', 'session', 'docs-panel', 'ui'].flatMap((name) =>
  [
    ...read(`packages/${name}/README.md`).matchAll(/^```(tsx?|jsx?|diff)\b[^\n]*\n(.*?)^```$/gms),
  ].map(([, language = '', text = '']) => {
    const code = codeOf(language, text)
    const title = code.split('\n').find((line) => !/^(?:import|\/\/|'use|$)/u.test(line)) ?? ''
    return { name, title, code }
  }),
)

it('the READMEs have blocks of code', () => {
  expect(new Set(blocks.map(({ name }) => name)).size).toBe(4)
  expect(blocks.length).toBeGreaterThan(25)
})

it.each(blocks)('$name: the block with "$title" stands in a file that is compiled', ({ code }) => {
  expect([...examples, setup].filter((file) => holds(file, code))).not.toEqual([])
})

it.each(examples.filter((file) => !isTest(file) && !file.endsWith('.d.ts')))(
  '%s is run by a test',
  (file) => {
    const importers = [...tests, ...examples].filter(
      (other) =>
        other !== file &&
        [...read(other).matchAll(/(?:from |import\()'(\.[^']+)'/g)].some(
          ([, path = '']) => join(dirname(other), path) === file,
        ),
    )
    expect(importers.length, `nothing imports ${basename(file)}`).toBeGreaterThan(0)
  },
)

it('what the shell repeats of another example is the same there', () => {
  expect(read('apps/shell/src/testing/readme-example/cohort.tsx')).toBe(
    read('packages/docs-panel/src/readme-example/cohort.tsx'),
  )
})

it("the operator's guide imports the role of docs-panel's README", () => {
  const importedIn = (file: string, pattern: RegExp) =>
    JSON.parse(pattern.exec(read(file))?.[1] ?? '') as unknown
  const file = importedIn('packages/docs-panel/README.md', /^```json\n(.*?)^```$/ms)
  expect(importedIn('docs/operating.md', /^cat > roles\.json <<'END'\n(.*?)^END$/ms)).toEqual(file)
})
