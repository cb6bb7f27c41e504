// `npm run screens`: takes pictures, in every look, of the pages of both apps on which tests with the tag `@screen`
// end, and writes an HTML page of them. `npm run screens -- support` retakes only those of tests with this text in
// their name.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { looks } from './e2e/looks.ts'
import { run } from './process.mjs'

const folder = join(import.meta.dirname, '..', '.screens')
const [wanted = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const env = {
  ...process.env,
  CHROMIUM_PATH: findChromium(),
  HEADLESS_SHELL_PATH: findHeadlessShell(),
  NODE_OPTIONS: '--conditions=@vestibule/source',
  SCREENS_FOLDER: folder,
}
const built = await run('turbo', [
  'run',
  'build',
  '--filter=@vestibule/server',
  '--output-logs=errors-only',
])
if (built !== 0) process.exit(built)
const config = ['--config', 'tools/playwright.config.ts']
const taken = await run(
  'playwright',
  ['test', ...config, '--grep', `(${wanted}).*@screen`, '--reporter=dot'],
  { env },
)

const page = join(folder, 'index.html')
writeFileSync(page, sheet())
console.log(`\nLook at ${pathToFileURL(page).href}`)
process.exitCode = taken

function sheet() {
  const apps = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const sections = apps.map(({ name: app }) => {
    const rows = readdirSync(join(folder, app))
      .toSorted()
      .map(
        (screen) =>
          `<h3>${screen}</h3><div>${looks.map((look) => picture(app, screen, look)).join('')}</div>`,
      )
    return `<section><h2>${app}</h2>${rows.join('\n')}</section>`
  })
  // Sizes and variants by which pictures can be hidden.
  const parts = [...new Set(looks.flatMap(({ name }) => name.split('-')))]
  const boxes = parts.map(
    (name) => `<label><input type="checkbox" name="${name}" checked>${name}</label>`,
  )
  const hidden = parts.map(
    (name) => `body:has([name="${name}"]:not(:checked)) a.look-${name} { display: none }`,
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens of Vestibule</title>
<style>
body { margin: 24px; font: 14px/20px system-ui, sans-serif; color-scheme: light dark }
form { position: sticky; inset-block-start: 0; display: flex; gap: 16px; padding: 12px 0; background: Canvas }
section > div { display: flex; gap: 12px; align-items: start; overflow-x: auto; padding-bottom: 12px }
img { display: block; border: 1px solid GrayText; height: 320px; width: auto }
${hidden.join('\n')}
</style>
<h1>Screens of Vestibule</h1>
<form>${boxes.join('')}</form>
${sections.join('\n')}
</html>
`
}

function picture(app, screen, { name, width, height }) {
  const [, variant] = name.split('-')
  const address = encodeURI(`${app}/${screen}/${name}.png`)
  return (
    `<a class="look-${width} look-${variant}" href="${address}" title="${name}">` +
    `<img loading="lazy" width="${width}" height="${height}" src="${address}" alt="${screen}, ${name}"></a>`
  )
}
