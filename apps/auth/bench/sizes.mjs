import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds the app and measures the scripts and style sheets that each screen fetches, in bytes after brotli.
 * @returns {Promise<{ firstScreen: Weight, whenIdle: Weight, steps: { name: string, weight: Weight }[] }>}
 * `firstScreen`: what the start screen fetches at once; `whenIdle`: what it fetches while the browser is idle; `steps`:
 * what each later screen fetches in addition to both.
 *
 * @typedef {{ js: number, css: number }} Weight
 */
export async function weighScreens() {
  const built = await build({ root, logLevel: 'warn', build: { write: false } })
  const { output } = [built].flat()[0]
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const assets = new Map(
    output.filter(({ type }) => type === 'asset').map((asset) => [asset.fileName, asset.source]),
  )
  const bytes = (source) => brotliCompressSync(Buffer.from(source)).length
  const weigh = (names) => ({
    js: sum(names, (name) => bytes(chunks.get(name).code)),
    css: sum(styleSheetsOf([...names].map((name) => chunks.get(name))), (name) =>
      bytes(assets.get(name)),
    ),
  })

  const fileOf = (name) => [...chunks.values()].find((chunk) => chunk.name === name).fileName
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  const first = reach([entry.fileName], chunks)
  const prePaint = [...assets.keys()].find((name) => name.includes('pre-paint'))
  const firstScreen = weigh(first)
  firstScreen.js += bytes(assets.get(prePaint))

  const idle = without(reach([fileOf('beyond-start')], chunks), first)
  const before = new Set([...first, ...idle])
  const steps = [...chunks.values()]
    .filter(({ isDynamicEntry, fileName }) => isDynamicEntry && !before.has(fileName))
    .map(({ name, fileName }) => ({
      name,
      weight: weigh(without(reach([fileName], chunks), before)),
    }))
    .toSorted((a, b) => b.weight.js - a.weight.js)
  return { firstScreen, whenIdle: weigh(idle), steps }
}

/** Returns the chunks `names` with every chunk that they import, directly or through others. */
function reach(names, chunks) {
  const reached = new Set(names)
  // The loop also visits elements that are added to the set while it runs.
  for (const name of reached) for (const imported of chunks.get(name).imports) reached.add(imported)
  return reached
}

function styleSheetsOf(chunks) {
  const names = new Set()
  for (const { viteMetadata } of chunks)
    for (const name of viteMetadata.importedCss) names.add(name)
  return names
}

function without(names, known) {
  return new Set([...names].filter((name) => !known.has(name)))
}

function sum(items, of) {
  return [...items].reduce((total, item) => total + of(item), 0)
}
