/**
 * Builds an app of three components and `styles.css` in a folder of its own, from the built package,
 * and asks a browser whether it looks as it should with no other style sheet.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { chromium, type Locator } from 'playwright'
import { build, preview } from 'vite'
import { browserFlags } from '../../../tools/browser-flags.mjs'
import { findChromium } from '../../../tools/chromium.mjs'

const packageRoot = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'vestibule-standalone-'))

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Standalone</title></head>
  <body><div id="root"></div><script type="module" src="/main.js"></script></body>
</html>
`
const script = `
import '@vestibule/ui/styles.css'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { TextField } from '@vestibule/ui/text-field'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  h('main', null,
    h(Alert, { tone: 'success' }, 'Saved'),
    h(TextField, { label: 'Name', defaultValue: 'Ada' }),
    h(Button, null, 'Send'),
  ),
)
`

const blue = 'rgb(51, 103, 214)'
const white = 'rgb(255, 255, 255)'

/** What each has to be, in the light theme and in the dark one. */
const expected = {
  light: {
    page: { backgroundColor: white, color: 'rgb(25, 28, 34)', margin: '0px' },
    button: { backgroundColor: blue, color: white, borderRadius: '6px', minHeight: '44px' },
    ring: { outline: `${blue} solid 2px`, outlineOffset: '2px' },
  },
  dark: {
    page: { backgroundColor: 'rgb(14, 17, 22)', color: 'rgb(240, 242, 247)', margin: '0px' },
    button: {
      backgroundColor: 'rgb(118, 164, 254)',
      color: 'rgb(5, 7, 12)',
      borderRadius: '6px',
      minHeight: '44px',
    },
    ring: { outline: 'rgb(166, 196, 255) solid 2px', outlineOffset: '2px' },
  },
}

try {
  linkPackages()
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'main.js'), script)
  await build({ root: folder, configFile: false, logLevel: 'error' })
  const problems = await look()
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log('An app with styles.css alone looks as it should, light and dark.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** What an installation would put there: the package, through its exports, and React. */
function linkPackages() {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@vestibule'), { recursive: true })
  symlinkSync(packageRoot, join(modules, '@vestibule/ui'))
  for (const name of ['react', 'react-dom']) {
    symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
  }
}

async function look(): Promise<string[]> {
  const server = await preview({
    root: folder,
    configFile: false,
    preview: { host: '127.0.0.1', port: 0 },
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags })
  try {
    const origin = server.resolvedUrls?.local[0] ?? ''
    const found: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      const tab = await browser.newPage({ colorScheme, reducedMotion: 'reduce' })
      const elsewhere: string[] = []
      tab.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(origin) && !url.startsWith('data:')) elsewhere.push(url)
      })
      await tab.goto(origin)
      const button = tab.getByRole('button', { name: 'Send' })
      await button.waitFor()
      const compare = async (what: keyof typeof expected.light, element: Locator) => {
        const right = expected[colorScheme][what]
        const style = await stylesOf(element, Object.keys(right))
        if (isDeepStrictEqual(style, right)) return
        found.push(
          `${colorScheme}, ${what}: ${JSON.stringify(style)}, not ${JSON.stringify(right)}`,
        )
      }
      await compare('page', tab.locator('body'))
      await compare('button', button)
      await tab.keyboard.press('Tab')
      await tab.keyboard.press('Tab')
      await compare('ring', button)

      const [font] = await tab.evaluate(() =>
        document.fonts.ready.then(() =>
          [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family),
        ),
      )
      if (!font?.includes('Inter Variable')) found.push(`${colorScheme}: the font is ${font}`)
      const sheets = await tab.evaluate(() => document.styleSheets.length)
      if (sheets !== 1) found.push(`${colorScheme}: ${sheets} style sheets`)
      if (elsewhere.length > 0) found.push(`${colorScheme}: asks ${elsewhere.join(', ')}`)
      await tab.close()
    }
    return found
  } finally {
    await browser.close()
    await server.close()
  }
}

function stylesOf(element: Locator, names: string[]): Promise<Record<string, string>> {
  return element.evaluate((node, wanted) => {
    const style = getComputedStyle(node)
    return Object.fromEntries(wanted.map((name) => [name, style[name as 'color']]))
  }, names)
}
