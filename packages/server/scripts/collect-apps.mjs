// Copies the built apps and session.js to public/ and compresses their files, so that the server can serve them. Also
// copies the example apps that the demo opens.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
/** Smaller files stay uncompressed: compressed, they would be no smaller on the wire. */
const minBytes = 1024

const root = join(import.meta.dirname, '..')
const target = join(root, 'public')
rmSync(target, { recursive: true, force: true })

for (const app of ['auth', 'shell']) {
  const dist = join(root, '../../apps', app, 'dist')
  if (!existsSync(join(dist, 'index.html'))) {
    console.warn(`WARNING: apps/${app} is not built: the server will have no pages for it.`)
    continue
  }
  cpSync(dist, join(target, app), { recursive: true })
  console.log(`apps/${app}: ${await compressAll(join(target, app))} files compressed`)
}

const script = join(root, '../session/dist/script')
cpSync(script, join(target, 'session'), { recursive: true })
await compressAll(join(target, 'session'))

const examples = join(root, '../../examples')
const explorer = join(examples, 'cohort-explorer/dist')
if (existsSync(join(explorer, 'index.html'))) {
  cpSync(explorer, join(target, 'examples/cohort-explorer'), { recursive: true })
} else {
  console.warn('WARNING: examples/cohort-explorer is not built: no card of the demo opens an app.')
}
cpSync(join(examples, 'behind-the-gate/app.py'), join(target, 'examples/behind-the-gate/app.py'))

async function compressAll(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const compressed = await Promise.all(files.map(compress))
  return compressed.filter(Boolean).length
}

async function compress(file) {
  const bytes = readFileSync(file)
  if (bytes.length < minBytes) return false
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, quality))
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  return true
}
