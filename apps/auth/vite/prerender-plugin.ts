import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import {
  directionOf,
  languages,
  type Language,
} from '../../../packages/api-client/src/contract/languages.ts'
import { accountPaths } from '../src/account/account-paths.ts'
import { paths } from '../src/paths.ts'
import type * as Pages from '../src/prerender.tsx'
import { ignoreDirectives, serverConditions, sideBuild } from './side-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Writes the pages that a server sends:
 * - `index.html`: the loader, for every route, and for a static host;
 * - `signin.html` and `signin-sign-up.html`: the start screen without and with 'New User? Sign up', with the styles and
 *   the pre-paint script in them;
 * - the same in each other language, such as `signin.de.html`: each page has the texts of one language;
 * - `routes.json`: at which routes to send them. Any other address below the base is answered with `index.html` and 404.
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
      const { noScript, prerenderLoader, prerenderStart } = await loadPages(define)
      const built = await readFile(join(outDir, 'index.html'), 'utf8')
      for (const language of languages) {
        const template = built
          .replace('<html lang="en">', openingTag(language))
          .replace('<!--no-script-->', () => noScript[language])
          .replace('<!--texts-->', preloadOf(catalogueOf(bundle, language), base))
        const inlined = await inlineFiles(template, outDir, base)
        const start = (signUp: boolean, screen: string) =>
          fillTemplate(inlined, prerenderStart({ language, signUp }), screen)
        const write = (name: string, html: string) =>
          writeFile(join(outDir, `${name}${language === 'en' ? '' : `.${language}`}.html`), html)
        await write('signin', start(false, 'start'))
        await write('signin-sign-up', start(true, 'start-sign-up'))
        await write('index', fillTemplate(template, prerenderLoader(language)))
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

/** The chunk with the texts of the start screen in a language. */
function catalogueOf(bundle: Rolldown.OutputBundle, language: Language): string {
  const source = `/src/texts/${language}/start-texts.ts`
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source),
  )
  if (!chunk) throw new Error(`The texts of ${language} are no chunk of their own.`)
  return chunk.fileName
}

/** Has a chunk fetched together with the code of the page, which asks for it only when it runs. */
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
 * earlier. The policy of such a page has to name the hashes of both elements. The loader keeps its files, because any
 * static host may send it.
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
