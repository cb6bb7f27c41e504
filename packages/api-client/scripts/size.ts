/**
 * Measures what an app pays for the built client, and fails over budget. Writes size.md.
 *
 * Each case is bundled and minified by rolldown as an app would be, with ky and valibot, and
 * compressed by brotli.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'

/** Bytes. */
const budget = { oneEndpoint: 12_000, eachFurther: 150 }

const entry = fileURLToPath(new URL('../dist/index.js', import.meta.url))
const client = (await import(entry)) as Record<string, unknown>

/** What is no endpoint, and so is measured on its own or comes with every endpoint. */
const others = new Set([
  'ApiError',
  'createClient',
  'documentPath',
  'fillPath',
  'isApiError',
  'maxNextLength',
  'nextAfterSignIn',
  'queryString',
  'safeNext',
  'shortUrlPath',
  'toFailure',
  'verifyRegistrationPath',
])
const endpoints = Object.keys(client).filter((name) => !others.has(name))

async function bundle(code: string): Promise<string> {
  const build = await rolldown({
    input: 'virtual:app',
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === 'virtual:app' ? id : null),
        load: (id) => (id === 'virtual:app' ? code : null),
      },
    ],
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  })
  const { output } = await build.generate({ format: 'esm', minify: true })
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
}

const using = (names: readonly string[], from = entry) =>
  bundle(
    `import { ${names.join(', ')} } from ${JSON.stringify(from)}\nexport { ${names.join(', ')} }`,
  )
const brotli = (code: string) => brotliCompressSync(code).length

const parts = [
  ['ky alone', brotli(await bundle("export { default } from 'ky'"))],
  ['createClient', brotli(await using(['createClient']))],
  ['safeNext alone', brotli(await using(['safeNext']))],
] as const
const core = brotli(await using(['createClient']))
const withOne: { name: string; size: number; code: string }[] = []
for (const name of endpoints) {
  const code = await using(['createClient', name])
  withOne.push({ name, size: brotli(code), code })
}
const all = brotli(await using(['createClient', ...endpoints]))
const sizes = withOne.map(({ size }) => size).toSorted((x, y) => x - y)
const smallest = sizes[0] ?? NaN
const largest = sizes.at(-1) ?? NaN
const nameOf = (size: number) => withOne.find((one) => one.size === size)?.name
const limits = [
  [`createClient with one endpoint, the largest (${nameOf(largest)})`, largest, budget.oneEndpoint],
  [
    `each further endpoint, mean of ${endpoints.length - 1}`,
    Math.round((all - smallest) / (endpoints.length - 1)),
    budget.eachFurther,
  ],
] as const

const failures = limits
  .filter(([, size, limit]) => !(size <= limit))
  .map(([name, size, limit]) => `${name}: ${size} B, over ${limit} B`)
// Whatever one endpoint does not use must be gone: the paths of the others show what is left.
const paths = (code: string) =>
  new Set(code.match(/\/(?:auth_api|documentation_api|issueapi|ws_admin_panel)\/[\w/:]+/g))
for (const { name, code } of withOne) {
  const left = paths(code)
  // Each client renews its CSRF token by the configuration's path.
  left.delete('/auth_api/v1/config/')
  if (left.size > (name === 'getEnvironment' ? 2 : 1)) {
    failures.push(`A bundle with ${name} alone also holds ${[...left].join(', ')}`)
  }
}

const report = `# What an app pays

Bytes after rolldown, minified, brotli; ky and valibot included. Written by \`pnpm size\`, which fails over budget.

| Bundle | bytes | budget |
|---|--:|--:|
${parts.map(([name, size]) => `| ${name} | ${size} | |`).join('\n')}
${limits.map(([name, size, limit]) => `| ${name} | ${size} | ${limit} |`).join('\n')}
| createClient with all ${endpoints.length} endpoints | ${all} | |

| createClient with | bytes | more than createClient |
|---|--:|--:|
${withOne.map(({ name, size }) => `| ${name} | ${size} | ${size - core} |`).join('\n')}
`
await writeFile(new URL('../size.md', import.meta.url), report)
console.log(report)
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1
