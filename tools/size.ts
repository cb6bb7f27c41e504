/**
 * Measures how many bytes a package adds to an app, or an app's page loads, and fails over budget:
 *
 *     node ../../tools/size.ts [--write]
 *
 * Run it in the folder of a built package or app. Its scripts/size-budgets.ts says what to measure. Bytes are of
 * minified code after brotli, including all dependencies except React. If that file has an `intro`, there is a size.md:
 * `--write` writes it; without, the command fails if size.md is out of date.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** The default export of a `scripts/size-budgets.ts`. */
export interface SizeBudgets {
  /** Text above the table in size.md. Without it no size.md is written. */
  readonly intro?: string
  readonly cases: readonly (Bundle | Page | BuiltFile | AlikeFiles)[]
  /** Packages that size.md lists by name when a bundle includes them. */
  readonly libraries?: readonly string[]
}

/** An app that uses the package. */
interface Bundle {
  readonly name: string
  /** Source code of the app. Its exports are kept. */
  readonly source: string
  /** Maximum bytes of script that are loaded at once. */
  readonly budget?: number
  /** Code that the app loads later, such as dialogs, in the order of loading. Each step has a budget of its own. */
  readonly steps?: readonly Step[]
  /** Those of `libraries` that the bundle may include. Default: any. */
  readonly brings?: readonly string[]
  /** Returns what is wrong with the bundle, if anything. */
  readonly wrong?: (code: string) => string | undefined
}

interface Step {
  readonly name: string
  /** A name that the step's chunk exports, by which the chunk is found. */
  readonly defines: string
  /** Maximum bytes that this step adds to the steps before. */
  readonly budget: number
}

/** A built HTML page with the scripts it names and those that they import statically. */
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

/** Files of which a page loads one, such as one text file per language. The largest is measured. */
interface AlikeFiles {
  readonly name: string
  readonly folder: string
  readonly names: RegExp
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
  else if ('names' in weighed) rows.push(weighAlike(weighed))
  else rows.push({ ...weighed, bytes: brotli(readFileSync(join(folder, weighed.file), 'utf8')) })
}
for (const { name, bytes, budget = Infinity } of rows)
  if (!(bytes <= budget)) problems.push(`${name}: ${bytes} bytes, over ${budget}`)

const table = tableOf(rows)
console.log(table)
if (intro !== undefined) {
  const file = join(folder, 'size.md')
  const text = `# What it weighs\n\n${intro}\n\n${table}\n`
  if (process.argv.includes('--write')) writeFileSync(file, text)
  else if (!isUpToDate(readFileSync(file, 'utf8'), text))
    problems.push('size.md is out of date: run `size.ts --write` in this folder, and commit it.')
}
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
    // A Set's loop also visits elements that are added while it runs.
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
    sum(
      [...files]
        .filter((file) => file.endsWith(kind))
        .map((file) => brotli(withSteadyHashes(read(file)))),
    )
  return [
    { name: `${name}: scripts`, budget, bytes: weigh('.js') },
    { name: `${name}: styles`, budget: styleBudget, bytes: weigh('.css') },
  ]
}

/**
 * Replaces each hexadecimal hash in the name of a built file by one of the name alone. Hashes of contents compress
 * better or worse by chance, so that after a change of one file another would weigh up to 100 bytes more or less.
 */
function withSteadyHashes(code: string): string {
  return code.replaceAll(/([\w.-]+)-[\da-f]{7}(?=\.(?:js|css)\b)/g, (_, name: string) => {
    const steady = createHash('sha256').update(name).digest('hex').slice(0, 7)
    return `${name}-${steady}`
  })
}

function weighAlike({ name, folder: inside, names, budget }: AlikeFiles): Row {
  const files = readdirSync(join(folder, inside)).filter((file) => names.test(file))
  if (files.length === 0) throw new Error(`${name}: no built file has such a name any more.`)
  const weights = files.map((file) => brotli(readFileSync(join(folder, inside, file), 'utf8')))
  return { name, budget, bytes: Math.max(...weights) }
}

/**
 * Whether a size.md says the same as a new one, except for numbers that differ by at most 2 % or 20 bytes: hashes in the
 * code change a few bytes with each build, and no change should have to commit that.
 */
function isUpToDate(stored: string, now: string): boolean {
  const number = /\d+/g
  const numbers = (text: string) => (text.match(number) ?? []).map(Number)
  const after = numbers(now)
  const isClose = (before: number, at: number) => {
    const difference = Math.abs(before - (after[at] ?? 0))
    return difference <= Math.max(20, before * 0.02)
  }
  return stored.replace(number, '0') === now.replace(number, '0') && numbers(stored).every(isClose)
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
