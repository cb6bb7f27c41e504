/**
 * Measures what an app pays for the built package, and fails over budget. Writes size.md.
 *
 * Bundled and minified by rolldown, compressed by brotli. All counts, the state library too, except
 * what an app has anyway: React, its request client, and the parts of the design system.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const folder = join(import.meta.dirname, '..')
const shared = [/^@vestibule\/(api-client|ui)/, /^react(-dom)?($|\/)/]
const core = '@vestibule/session'
const react = '@vestibule/session/react'

const budgets = [
  {
    name: 'The core: `createSession`',
    budget: 4300,
    source: `export { createSession } from '${core}'`,
  },
  {
    name: 'All of the index: access, network, polling',
    budget: 7000,
    source: `export * from '${core}'`,
  },
  {
    name: 'The ten lines of the README',
    budget: 6500,
    source: `export { createSession } from '${core}'; export { SessionExpiry, SessionProvider } from '${react}'`,
  },
  {
    name: 'Everything, React and the styled parts too',
    budget: 12_000,
    source: `export * from '${core}'; export * from '${react}'`,
  },
]

const brotli = (text: string) => brotliCompressSync(Buffer.from(text)).length

async function sizeOf(source: string): Promise<number> {
  const entry = join(folder, 'size-entry.js')
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, external: shared, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  return brotli(output.map((file) => (file.type === 'chunk' ? file.code.trim() : '')).join(''))
}

const rows = []
for (const { name, budget, source } of budgets) {
  rows.push({ name, budget, bytes: await sizeOf(source) })
}
const styles = await readFile(join(folder, 'dist/styles.css'), 'utf8')
rows.push({ name: '`styles.css`', budget: 500, bytes: brotli(styles) })

const table = [
  '| What | bytes | budget |',
  '|---|--:|--:|',
  ...rows.map(({ name, bytes, budget }) => `| ${name} | ${bytes} | ${budget} |`),
].join('\n')
const report = `# What an app pays

Bytes of the built package after rolldown, minified, brotli, with the state library, and without what an app has anyway:
React, \`@vestibule/api-client\` and the parts of \`@vestibule/ui\`. Written by \`npm run size\`, which fails over budget.

${table}
`
await writeFile(join(folder, 'size.md'), report)
console.log(table)

const over = rows.filter(({ bytes, budget }) => bytes > budget)
if (over.length > 0) {
  console.error(`Over budget: ${over.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
