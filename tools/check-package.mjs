/**
 * Checks a built package as users get it: packs it, checks that files linked from its README are included, and runs
 * publint and are-the-types-wrong on the tarball.
 *
 *     node ../../tools/check-package.mjs [--exclude-entrypoints styles.css …]
 *
 * Run it in the folder of a built package; further arguments go to are-the-types-wrong.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageEntries } from './package-entries.mjs'
import { run } from './process.mjs'

const bin = fileURLToPath(new URL('../node_modules/.bin', import.meta.url))
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
const folder = mkdtempSync(join(tmpdir(), 'vestibule-pack-'))

async function must(command, args) {
  const code = await run(command, args, { env })
  if (code !== 0) throw new Error(`${command} ${args[0] ?? ''} failed with exit code ${code}`)
}

try {
  await must('pnpm', ['pack', '--pack-destination', folder])
  const [tarball] = readdirSync(folder).map((name) => join(folder, name))
  if (!tarball) throw new Error('pnpm pack made no tarball')
  checkFiles(tarball)
  checkImports(tarball)
  await must('publint', ['run', tarball, '--strict'])
  await must('attw', [
    tarball,
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    ...process.argv.slice(2),
    ...includedByPattern(),
  ])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @throws {Error} if the code imports a package of this repository that users do not get. */
function checkImports(tarball) {
  const {
    dependencies = {},
    peerDependencies = {},
    name,
  } = JSON.parse(readFileSync('package.json', 'utf8'))
  const code = execFileSync('tar', ['-xzOf', tarball, '--wildcards', '*.js', '*.d.ts'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  for (const [, imported] of code.matchAll(/(?:from|import) ?\(?['"](@vestibule\/[\w-]+)/g))
    if (imported !== name && !(imported in { ...dependencies, ...peerDependencies }))
      throw new Error(`${imported} is imported, but is no dependency`)
}

/** @throws {Error} if the tarball lacks a required file, or its README links to a file it lacks. */
function checkFiles(tarball) {
  const list = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
  const files = new Set(list.split('\n').map((path) => path.replace(/^package\//, '')))
  const links = readFileSync('README.md', 'utf8').matchAll(/\]\((?!https?:|#)(?:\.\/)?([^)#]+)/g)
  for (const path of ['LICENSE', 'package.json', ...[...links].map(([, path]) => path)]) {
    if (!files.has(path)) throw new Error(`${path} is missing in the tarball`)
  }
}

/** Entries behind a pattern of the exports map. are-the-types-wrong checks these only if they are named. */
function includedByPattern() {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const exports = manifest.publishConfig?.exports ?? manifest.exports
  const names = packageEntries('.', exports).map(([name]) => name)
  const hidden = names.filter((name) => !(name in exports))
  return hidden.length > 0 ? ['--include-entrypoints', ...hidden] : []
}
