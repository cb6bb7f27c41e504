import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import {
  directionOf,
  languages,
  type Language,
} from '../../../packages/api-client/src/contract/languages.ts'
import { accountPaths } from '@vestibule/app-kit/account-paths'
import { paths } from '@vestibule/app-kit/auth-paths'
import type * as Pages from '../src/prerender.tsx'
import { ignoreDirectives, serverConditions, sideBuild } from './side-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Writes the pages that a server sends:
 * - `index.html`: shows that the app loads until its code runs; right for every route, and enough for a static host;
 * - `signin.html` and `signin-sign-up.html`: the start screen without and with 'New User? Sign up', with the styles and
 *   the script that sets the theme before the first paint;
 * - each of these three pages in each other language, such as `signin.de.html`.
 * Writes `routes.json` too, which the server only reads: the routes whose page it sends with 200. For a page at any
 * other address below the base it sends `index.html` with 404.
 */
export function prerender(define: Record<string, string>): Plugin {
  let outDir = ''
  let base = ''
  return {
    name: 'vestibule:prerender',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      base = config.base
    },
    async writeBundle(_options, bundle) {
      const { noScript, prerenderLoader, prerenderNotStarted, prerenderStart } =
        await loadPages(define)
      const built = await readFile(join(outDir, 'index.html'), 'utf8')
      for (const language of languages) {
        const startTexts = chunkOf(bundle, `/src/texts/start.${language}.ts`)
        const template = built
          .replace('<html lang="en">', openingTag(language))
          .replace('<!--no-script-->', () => noScript[language])
          .replace('<!--not-started-->', () => prerenderNotStarted(language))
          .replace('<!--texts-->', `${preloadOf(startTexts, base)}<!--texts-->`)
        const inlined = await inlineFiles(template.replace('<!--texts-->', ''), outDir, base)
        const start = (signUp: boolean, screen: string) =>
          fillTemplate(inlined, prerenderStart({ language, signUp }), screen)
        const write = (name: string, html: string) =>
          writeFile(join(outDir, `${name}${language === 'en' ? '' : `.${language}`}.html`), html)
        await write('signin', start(false, 'start'))
        await write('signin-sign-up', start(true, 'start-sign-up'))
        // English pages preload no texts of the components, because these are part of the components' code.
        const uiTexts =
          language === 'en' ? '' : preloadOf(chunkOf(bundle, `/ui/src/texts/${language}.ts`), base)
        const later = template.replace('<!--texts-->', uiTexts)
        await write('index', fillTemplate(later, prerenderLoader(language)))
      }
      const all = [...new Set([...Object.values(paths), ...Object.values(accountPaths)])]
      const routes = { start: paths.start, all }
      await writeFile(join(outDir, 'routes.json'), JSON.stringify(routes))
    },
  }
}

function openingTag(language: Language): string {
  return language === 'en'
    ? '<html lang="en">'
    : `<html lang="${language}" dir="${directionOf(language)}">`
}

/**
 * Returns the file name of the chunk with the texts of the file `source`. The chunk must need no other chunk, because
 * the page would have to wait for that one too.
 */
function chunkOf(bundle: Rolldown.OutputBundle, source: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source),
  )
  if (!chunk) throw new Error(`${source} is no chunk of its own.`)
  if ('imports' in chunk && chunk.imports.length > 0)
    throw new Error(`${source} needs ${chunk.imports.join(' and ')}.`)
  return chunk.fileName
}

/**
 * Makes the element with which a page requests a chunk at once. Without it, the page's code would request the chunk
 * only when that code runs.
 */
function preloadOf(fileName: string, base: string): string {
  return `<link rel="modulepreload" crossorigin href="${base}${fileName}" />`
}

function fillTemplate(template: string, page: Pages.PrerenderedPage, screen?: string): string {
  const attribute = screen === undefined ? '' : ` data-prerendered="${screen}"`
  const filled = template
    .replace(/<title>.*<\/title>/, () => `<title>${page.title}</title>`)
    .replace('<div id="root"><!--screen-->', () => `<div id="root"${attribute}>${page.html}`)
  if (!filled.includes(page.html)) throw new Error('index.html has no place for a screen.')
  return filled
}

/**
 * Inlines the style sheet and the pre-paint script, which block the first paint: the field is usable one round trip
 * earlier. The content security policy of such a page must contain the hashes of both elements. The loader page keeps
 * the files separate, because any static host may send it.
 */
async function inlineFiles(html: string, outDir: string, base: string): Promise<string> {
  const read = (path: string) => readFile(join(outDir, path.slice(base.length)), 'utf8')
  const [script, scriptPath = ''] = /<script src="([^"]+)"><\/script>/.exec(html) ?? []
  const [style, stylePath = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? []
  if (!script || !style) throw new Error('index.html has no pre-paint script or no style sheet.')
  const [code, css] = await Promise.all([read(scriptPath), read(stylePath)])
  return html
    .replace(script, () => `<script>${code}</script>`)
    .replace(style, () => `<style>${css}</style>`)
}

async function loadPages(define: Record<string, string>): Promise<typeof Pages> {
  const outDir = await mkdtemp(join(root, 'node_modules/.prerender-'))
  try {
    await build({
      ...sideBuild(define),
      root,
      ssr: { noExternal: true, resolve: { conditions: serverConditions } },
      build: {
        ssr: 'src/prerender.tsx',
        outDir,
        target: 'node20',
        rolldownOptions: { onLog: ignoreDirectives },
      },
    })
    return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof Pages
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
