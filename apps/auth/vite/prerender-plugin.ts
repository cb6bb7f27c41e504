import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
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
    async writeBundle() {
      const { noScript, prerenderLoader, prerenderStart } = await loadPages(define)
      const built = await readFile(join(outDir, 'index.html'), 'utf8')
      const template = built.replace('<!--no-script-->', () => noScript)
      const write = (name: string, html: string) => writeFile(join(outDir, name), html)
      const inlined = await inlineFiles(template, outDir, base)
      const start = (signUp: boolean, screen: string) =>
        fillTemplate(inlined, prerenderStart({ signUp }), screen)
      await write('signin.html', start(false, 'start'))
      await write('signin-sign-up.html', start(true, 'start-sign-up'))
      await write('index.html', fillTemplate(template, prerenderLoader()))
      const all = [...new Set([...Object.values(paths), ...Object.values(accountPaths)])]
      const routes = { start: paths.start, all }
      await write('routes.json', JSON.stringify(routes))
    },
  }
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
