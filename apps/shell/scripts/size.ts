/**
 * Measures what the first screen of the built app loads, compressed by brotli, and fails over budget:
 * everything that index.html names, and what those scripts import at once.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const dist = join(import.meta.dirname, '..', 'dist')
/** Bytes. */
const budgets = { js: 130_000, css: 16_000 }

const html = readFileSync(join(dist, 'index.html'), 'utf8')
const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(
  ([, path = '']) => path,
)
const files = new Set(named)
for (const file of files) {
  if (!file.endsWith('.js')) continue
  const code = readFileSync(join(dist, file), 'utf8')
  for (const [, imported = ''] of code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    files.add(`/assets/${imported}`)
  }
}

for (const [kind, budget] of Object.entries(budgets)) {
  const sizes = [...files]
    .filter((file) => file.endsWith(`.${kind}`))
    .map((file) => brotliCompressSync(readFileSync(join(dist, file))).length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const line = `first screen, ${kind}: ${total} bytes in ${sizes.length} files, of ${budget}`
  if (sizes.length === 0 || total > budget) {
    console.error(`${line}: over budget`)
    process.exitCode = 1
  } else console.log(line)
}
