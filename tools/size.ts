/**
 * Weighs what an app pays for a package, or a page for an app, and fails over budget:
 *
 *     node ../../tools/size.ts
 *
 * Run it in the folder of a built package or app. What is weighed stands in its scripts/size-budgets.ts. All bytes are
 * those of minified code after brotli, with everything that comes along but React. For a package it writes size.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** The default export of a `scripts/size-budgets.ts`. */
export interface SizeBudgets {
  /** What size.md says above its table. Without it none is written. */
  readonly intro?: string
  readonly cases: readonly (Bundle | Page | BuiltFile)[]
  /** Packages that are named where they come along. */
  readonly libraries?: readonly string[]
}

/** An app that uses the package. */
interface Bundle {
  readonly name: string
  /** The code of the app. What it exports is kept. */
  readonly source: string
  /** Bytes of script that are fetched at once. */
  readonly budget?: number
  /** What is fetched later, one step after the other. */
  readonly steps?: readonly Step[]
  /** The libraries that may come along. Default: any. */
  readonly brings?: readonly string[]
  /** Says what is wrong with the bundle. */
  readonly wrong?: (code: string) => string | undefined
}

interface Step {
  readonly name: string
  /** A name that the code exports. */
  readonly defines: string
  /** Bytes that come in addition to the steps before. */
  readonly budget: number
}

/** A built page: what it names, and what its scripts import at once. */
interface Page {
  readonly name: string
  readonly page: string
  /** The path at which the app is served. Default: `/`. */
  readonly base?: string
  readonly budget: number
  readonly styleBudget: number
}

interface BuiltFile {
  readonly name: string
  readonly file: string
  readonly budget: number
}

interface Row {
  readonly name: string
  readonly bytes: number
  readonly budget?: number | undefined
  readonly style?: number | undefined
  readonly brings?: readonly string[] | undefined
}

const folder = process.cwd()
const problems: string[] = []
const brotli = (text: string) => (text === '' ? 0 : brotliCompressSync(Buffer.from(text)).length)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const module: unknown = await import(pathToFileURL(join(folder, 'scripts/size-budgets.ts')).href)
const { intro, cases, libraries } = (module as { default: SizeBudgets }).default
const rows: Row[] = []
for (const weighed of cases) {
  if ('source' in weighed) rows.push(...(await weighBundle(weighed)))
  else if ('page' in weighed) rows.push(...weighPage(weighed))
  else rows.push({ ...weighed, bytes: brotli(readFileSync(join(folder, weighed.file), 'utf8')) })
}
for (const { name, bytes, budget = Infinity } of rows)
  if (!(bytes <= budget)) problems.push(`${name}: ${bytes} bytes, over ${budget}`)

const table = tableOf(rows)
console.log(table)
if (intro !== undefined)
  writeFileSync(join(folder, 'size.md'), `# What it weighs\n\n${intro}\n\n${table}\n`)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

async function weighBundle({ name, source, budget, steps = [], brings, wrong }: Bundle) {
  const output = await bundle(source)
  const chunks = output.filter((file) => file.type === 'chunk')
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  const problem = wrong?.(chunks.map(({ code }) => code).join(''))
  if (problem !== undefined) problems.push(`${name}: ${problem}`)
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  const found = libraries?.filter((library) =>
    modules.some((id) => id.includes(`/node_modules/${library}/`)),
  )
  const extra = brings && found?.filter((library) => !brings.includes(library))
  if (extra && extra.length > 0) problems.push(`${name} brings ${extra.join(' and ')}`)

  const fetched = new Set<Rolldown.OutputChunk>()
  const fetch = (isFirst: (chunk: Rolldown.OutputChunk) => boolean): number => {
    const before = fetched.size
    const first = chunks.find(isFirst)
    if (!first) throw new Error(`${name}: a part is no chunk of its own any more.`)
    fetched.add(first)
    // The loop also visits what is added to the set while it runs.
    for (const { imports } of fetched)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) fetched.add(chunk)
    return sum([...fetched].slice(before).map(({ code }) => brotli(code.trim())))
  }
  const atOnce: Row = {
    name,
    budget,
    bytes: fetch(({ isEntry }) => isEntry),
    style: libraries && sum(styles.map(brotli)),
    brings: found,
  }
  const later = steps.map((step): Row => {
    const isFirst = (chunk: Rolldown.OutputChunk) =>
      chunk.isDynamicEntry && chunk.exports.includes(step.defines)
    return { name: step.name, budget: step.budget, bytes: fetch(isFirst) }
  })
  return [atOnce, ...later]
}

async function bundle(source: string): Promise<Rolldown.RolldownOutput['output']> {
  const entry = join(folder, 'size-entry.ts')
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'allow-extension',
      },
    },
  })) as Rolldown.RolldownOutput
  return output
}

function weighPage({ name, page, base = '/', budget, styleBudget }: Page): Row[] {
  const path = join(folder, page)
  const read = (file: string) => readFileSync(join(dirname(path), file), 'utf8')
  const named = readFileSync(path, 'utf8').matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)
  const files = new Set([...named].map(([, address = '']) => address.slice(base.length)))
  for (const file of files) {
    if (!file.endsWith('.js')) continue
    const imports = read(file).matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)
    for (const [, imported] of imports) files.add(`assets/${imported}`)
  }
  const weigh = (kind: string) =>
    sum([...files].filter((file) => file.endsWith(kind)).map((file) => brotli(read(file))))
  return [
    { name: `${name}: scripts`, budget, bytes: weigh('.js') },
    { name: `${name}: styles`, budget: styleBudget, bytes: weigh('.css') },
  ]
}

function tableOf(all: readonly Row[]): string {
  const columns: {
    title: string
    rule: string
    cell: (row: Row) => string | number | undefined
  }[] = [
    { title: 'What', rule: '---', cell: ({ name }) => name },
    { title: 'bytes', rule: '--:', cell: ({ bytes }) => bytes },
    { title: 'budget', rule: '--:', cell: ({ budget }) => budget },
    { title: 'style', rule: '--:', cell: ({ style }) => style },
    { title: 'brings', rule: '---', cell: ({ brings }) => brings?.join(', ') },
  ]
  const used = columns.filter(({ cell }) => all.some((row) => cell(row) !== undefined))
  const line = (cells: readonly (string | number | undefined)[]) =>
    `| ${cells.map((cell) => cell ?? '').join(' | ')} |`
  return [
    line(used.map(({ title }) => title)),
    `|${used.map(({ rule }) => rule).join('|')}|`,
    ...all.map((row) => line(used.map(({ cell }) => cell(row)))),
  ].join('\n')
}
