import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'

const folder = join(import.meta.dirname, '../..')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')

/**
 * Returns the code block of the README that is below this heading and begins with this comment,
 * such as `// backend.ts`. Throws if there is none.
 */
export function readmeBlock(heading: string, comment: string): string {
  const section = readme.split(/^### /m).find((text) => text.startsWith(`${heading}\n`))
  const blocks = [...(section ?? '').matchAll(/^```\w+\n(.*?)^```$/gms)].map((match) => match[1]!)
  const block = blocks.find((text) => text.startsWith(comment))
  if (block === undefined) throw new Error(`The README has no ${comment} under ${heading}`)
  return block
}

/** The files of a page by their path: `/app.js`, `/app.css` and what the script fetches later. */
export type Bundle = ReadonlyMap<string, string>

/** Bundles a page. `modules`: the code of what the page imports as `readme:NAME`, by name. */
export async function bundle(
  entry: string,
  modules: Readonly<Record<string, string>> = {},
): Promise<Bundle> {
  const prefix = `${import.meta.dirname}/readme-`
  const { output } = (await build({
    root: dirname(entry),
    base: './',
    configFile: false,
    logLevel: 'error',
    // A test expects the message about a wrong backend, which only development mode shows.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        name: 'readme',
        enforce: 'pre',
        resolveId: (id) => {
          const name = /^(?:readme:|\.\/)([\w-]+?)(?:\.ts)?$/.exec(id)?.[1]
          return name !== undefined && name in modules ? `${prefix}${name}.ts` : null
        },
        load: (id) =>
          id.startsWith(prefix) ? (modules[id.slice(prefix.length, -'.ts'.length)] ?? null) : null,
      },
    ],
    resolve: { conditions: ['@vestibule/source', 'module', 'browser', 'development'] },
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: Infinity,
      rolldownOptions: {
        input: entry,
        output: {
          entryFileNames: 'app.js',
          chunkFileNames: '[name].js',
          assetFileNames: 'app[extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  )
}

/** The content type of a file of a bundle. */
export function typeOf(path: string): string {
  return path.endsWith('.css') ? 'text/css' : 'text/javascript'
}

/** The HTML of a page that loads a bundle from this folder. */
export const pageHtml = (folderUrl = '') =>
  '<!doctype html><html lang="en"><title>Patients</title>' +
  `<link rel="stylesheet" href="${folderUrl}/app.css"><div id="root"></div>` +
  `<script type="module" src="${folderUrl}/app.js"></script></html>`

/** Returns the path of an entry file in this folder. */
export const entryOf = (name: string) => join(import.meta.dirname, name)
