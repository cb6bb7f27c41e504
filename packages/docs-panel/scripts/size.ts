/**
 * Measures what a page pays for the built package, and fails over budget. Writes size.md.
 *
 * An app with notes is bundled and minified by rolldown and compressed by brotli. All counts that it
 * brings except React: the parts of the request client, of the design system and of the state
 * library too. Each step counts what the steps before it have not fetched already.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown, type OutputChunk } from 'rolldown'

const folder = join(import.meta.dirname, '..')

/** Each step is the code that defines one name, and what that needs. */
const steps = [
  { name: 'A page with notes, before anything is opened', defines: null, budget: 8192 },
  { name: 'The first tooltip that is asked for', defines: 'NoteTooltip', budget: 23_000 },
  { name: 'The panel, when the first document is opened', defines: 'PanelDrawer', budget: 38_500 },
  { name: 'The editor, when an admin first edits', defines: 'DocumentEditor', budget: 22_000 },
]

const app = `
  export { DocNote, DocsPanel, DocsProvider } from '@vestibule/docs-panel/react'
`
const build = await rolldown({
  input: 'virtual:app',
  cwd: folder,
  logLevel: 'silent',
  external: /^react(-dom)?($|\/)/,
  plugins: [
    {
      name: 'app',
      resolveId: (id) => (id === 'virtual:app' ? id : null),
      load: (id) => (id === 'virtual:app' ? app : null),
    },
  ],
})
const { output } = await build.generate({ format: 'esm', minify: true })
const chunks = new Map<string, OutputChunk>(
  output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
)

function closureOf(fileName: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(fileName)
  if (!chunk || found.has(fileName)) return found
  found.add(fileName)
  for (const imported of chunk.imports) closureOf(imported, found)
  return found
}

function chunkThatDefines(name: string | null): string {
  const isIt = (chunk: OutputChunk) =>
    name === null ? chunk.isEntry : chunk.isDynamicEntry && chunk.exports.includes(name)
  const chunk = [...chunks.values()].find(isIt)
  if (!chunk) throw new Error(`${name ?? 'The app'} is no chunk of its own any more.`)
  return chunk.fileName
}

const brotli = (text: string) => brotliCompressSync(Buffer.from(text)).length

const fetched = new Set<string>()
const rows = steps.map(({ name, defines, budget }) => {
  const added = [...closureOf(chunkThatDefines(defines))].filter((file) => !fetched.has(file))
  for (const file of added) fetched.add(file)
  const bytes = added.reduce((sum, file) => sum + brotli(chunks.get(file)?.code ?? ''), 0)
  return { name, files: added.length, bytes, budget }
})
const styles = await readFile(join(folder, 'dist/styles.css'), 'utf8')
rows.push({ name: 'styles.css', files: 1, bytes: brotli(styles), budget: 2500 })

const table = [
  '| Step | files | bytes | budget |',
  '|---|--:|--:|--:|',
  ...rows.map(({ name, files, bytes, budget }) => `| ${name} | ${files} | ${bytes} | ${budget} |`),
].join('\n')
const report = `# What a page pays

Bytes after rolldown, minified, brotli, of the built package with all that it brings except React. Each step is fetched
when it is needed, and counts what the steps before it have not fetched. Written by \`pnpm size\`, which fails over budget.

${table}
`
await writeFile(join(folder, 'size.md'), report)
console.log(table)

const over = rows.filter(({ bytes, budget }) => bytes > budget)
if (over.length > 0) {
  console.error(`Over budget: ${over.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
