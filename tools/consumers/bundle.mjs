// Checks the build of a test app: one copy of each package, dialogs loaded late, and the size in bytes.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, makeBare } from './apps.mjs'
import { single } from './dependencies.mjs'

/** @throws {Error} if the built scripts contain more than one copy of a package; names them */
export function checkBundle(folder, { output }) {
  const sources = scriptsOf(folder, output).flatMap((script) => script.sources)
  if (!sources.some((source) => source.includes('node_modules/@vestibule/session/'))) {
    throw new Error(`The source maps in ${output} do not name @vestibule/session`)
  }
  for (const name of single) {
    const root = new RegExp(`^.*node_modules/(?:next/dist/compiled/)?${name}/`)
    const roots = new Set(sources.map((source) => root.exec(source)?.[0]).filter(Boolean))
    if (roots.size > 1) throw new Error(`${name} is bundled twice: ${[...roots].join(', ')}`)
  }
}

/** @throws {Error} if the page loads the session's dialogs before they are needed, or no script has them */
export function checkLateDialogs(folder, app) {
  const dialogs = scriptsOf(folder, app.output).filter(({ sources }) =>
    sources.some((source) => /@vestibule\/session\/dist\/surfaces-/.test(source)),
  )
  if (dialogs.length === 0) throw new Error('No script holds the dialogs of the session')
  const first = firstScripts(folder, app)
  const early = dialogs.filter(({ file }) => first.includes(file))
  if (early.length > 0) throw new Error(`${early[0].file} holds the dialogs and is loaded at once`)
}

/** Prints how many bytes our packages add to a page's scripts; builds the page again without them. */
export async function measure(folder, app, env) {
  const bytes = bytesAtOnce(folder, app)
  makeBare(app, folder)
  await build(folder, env)
  const bare = bytesAtOnce(folder, app)
  console.log(`  ${app.name}: ${bytes - bare} bytes of ours beside ${bare}, by brotli`)
}

function bytesAtOnce(folder, app) {
  const sizes = firstScripts(folder, app).map(
    (file) => brotliCompressSync(readFileSync(file)).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The scripts that a page loads at once: those that its HTML names, including preloaded imports. */
function firstScripts(folder, { output, page, publicPath = '/' }) {
  const html = readFileSync(join(folder, page), 'utf8')
  const links = html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.js)[^"]*"[^>]*>/g)
  const addresses = Array.from(links)
    .filter(([tag]) => !tag.includes('noModule'))
    .map(([, address]) => address)
  return [...new Set(addresses)].map((address) =>
    join(folder, output, address.slice(publicPath.length)),
  )
}

/** Every built script with the source files that its source map names. */
function scriptsOf(folder, output) {
  return globSync(join(folder, output, '**/*.js')).flatMap((file) => {
    const map = /sourceMappingURL=(\S+)\s*$/.exec(readFileSync(file, 'utf8'))?.[1]
    if (!map) return []
    return [
      { file, sources: sourcesOf(JSON.parse(readFileSync(join(dirname(file), map), 'utf8'))) },
    ]
  })
}

/** The source files of a source map. Next.js writes maps with nested sections. */
function sourcesOf({ sources = [], sections = [] }) {
  return [...sources, ...sections.flatMap(({ map }) => sourcesOf(map))]
}
