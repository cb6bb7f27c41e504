/**
 * Measures what each component weighs alone, and fails over budget or when a library comes along
 * that the component has no use for. Writes size.md.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { componentNames, type PublicName } from './public-files.ts'
import { budgets, formBudget, ordinary } from './size-budgets.ts'

const root = join(import.meta.dirname, '..')

/** An app has React anyway. */
const external = [/^react(-dom)?($|\/)/u]

/** The packages a budget names; what those need themselves is theirs. */
const libraries = ['@headlessui/react', '@floating-ui/react', 'input-otp', 'qrcode.react']

type Measure = { script: number; style: number; brings: string[] }

const brotli = (text: string) => (text === '' ? 0 : brotliCompressSync(Buffer.from(text)).length)

/** What comes with importing these, script and style, as one file each. */
async function measure(names: PublicName[]): Promise<Measure> {
  const entry = join(root, 'size-entry.ts')
  const source = names.flatMap(({ name, style }) => [
    `export * from './src/${name}/${name}.tsx'`,
    style ? `import './src/${name}/${name}.css'` : '',
  ])
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? entry : undefined),
        load: (id) => (id === entry ? source.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'virtual:entry', external, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  const modules = chunks.flatMap((chunk) => chunk.moduleIds)
  return {
    script: brotli(chunks.map((chunk) => chunk.code.trim()).join('')),
    style: brotli(styles.map((file) => ('source' in file ? String(file.source) : '')).join('')),
    brings: libraries.filter((name) => modules.some((id) => id.includes(`/node_modules/${name}/`))),
  }
}

const problems: string[] = []
const rows: string[] = []

const names = componentNames(root)
for (const name of names) {
  const { limit, brings } = budgets[name.name] ?? ordinary
  const found = await measure([name])
  const extra = found.brings.filter((library) => !brings.includes(library))
  if (found.script > limit) problems.push(`${name.name}: ${found.script} bytes, over ${limit}`)
  if (extra.length > 0) problems.push(`${name.name} brings ${extra.join(' and ')}`)
  rows.push(
    `| ${name.name} | ${found.script} | ${limit} | ${found.style} | ${found.brings.join(', ')} |`,
  )
}

const form = await measure(names.filter(({ name }) => formBudget.names.includes(name)))
if (form.script > formBudget.limit) {
  problems.push(`${formBudget.names.join(' and ')}: ${form.script} over ${formBudget.limit}`)
}

const report = `# What a component weighs

Bytes of each component alone, with all it brings except React: bundled, minified, brotli. What several share counts
once in an app. Written by \`pnpm size\`, which fails over budget, and when a component brings a library it has no use for.

${formBudget.names.join(' and ')} together, as a page with a form needs them: **${form.script}** bytes of at most
${formBudget.limit}, and ${form.style} of styles.

| Component | script | budget | style | brings |
|---|--:|--:|--:|---|
${rows.join('\n')}
`
writeFileSync(join(root, 'size.md'), report)
console.log(report)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
