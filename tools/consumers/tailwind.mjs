// Tests the recipes in the README of the package ui for apps with Tailwind 4 and with shadcn's variables, in a built
// app.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../free-port.mjs'
import { viteHost } from './apps.mjs'
import { withPatience } from './browser.mjs'
import { buildHost, openHost } from './host.mjs'
import { part } from './parts.mjs'
import { readmeBlock } from './readme.mjs'

const ui = '@vestibule/ui'
const templates = join(import.meta.dirname, 'templates')
const hosts = join(import.meta.dirname, '../../packages/ui/.storybook/hosts')

export const tailwindHost = {
  ...viteHost,
  name: 'tailwind',
  templates: ['vite', 'tailwind'],
  packages: ['@vestibule/session', ui, '@vestibule/api-client'],
  tools: { tailwindcss: '^4', '@tailwindcss/vite': '^4' },
  blocks: {},
  prepare: writePages,
  page: 'dist/bare.html',
}

/** Query strings that set the minutes left in the session: 30 shows the banner, 0 the dialog that it has expired. */
const moments = ['minutes=30', 'minutes=0']

export async function rehearseTailwind({ folder, registry, env }) {
  if (!(await buildHost(tailwindHost, { folder, registry, env }))) return
  await part(
    `${tailwindHost.name}: components look as they do beside no other styles`,
    async () => {
      const port = await freePort()
      await openHost({ folder, env, port, command: ['npm', 'run', 'preview', '--'] }, compare)
    },
  )
}

/** Adds a page to the app for each style sheet. */
function writePages(folder) {
  cpSync(join(hosts, 'look.ts'), join(folder, 'src/look.ts'))
  rmSync(join(folder, 'index.html'))
  for (const [sheet, css] of Object.entries(sheetsOf(folder))) writePage(folder, sheet, css)
}

/**
 * The style sheet of each page of the app: only ours (`bare`), the README's recipes for Tailwind and for shadcn, and
 * the recipe for Tailwind with shadcn's variables, which it does not use (`unshared`).
 */
function sheetsOf(folder) {
  const tailwind = readmeBlock(folder, ui, "@import 'tailwindcss'", 'Tailwind 4')
  const shadcn = readmeBlock(folder, ui, "@import 'tailwindcss'", 'shadcn')
  return {
    bare: "@import '@vestibule/ui/styles.css';\n",
    tailwind,
    unshared: withTemplate(tailwind),
    shadcn: withTemplate(shadcn),
  }
}

/** Inserts shadcn's template between the imports and the rest of a recipe. */
function withTemplate(recipe) {
  const template = readFileSync(join(hosts, 'shadcn.css'), 'utf8')
  const [imports, rest] = [true, false].map((isImport) =>
    recipe.split('\n').filter((line) => line.startsWith('@import') === isImport),
  )
  return template.replace("@import 'tailwindcss';", imports.join('\n')) + rest.join('\n')
}

function writePage(folder, sheet, css) {
  const page = readFileSync(join(templates, 'vite/index.html'), 'utf8')
    .replace('/src/main.tsx', `/src/${sheet}.ts`)
    // Tailwind removes the body's margin, which would change the width of the page.
    .replace('<body>', '<body style="margin: 0">')
  writeFileSync(join(folder, `${sheet}.html`), page)
  writeFileSync(join(folder, `src/${sheet}.ts`), `import './${sheet}.css'\nimport './page.tsx'\n`)
  writeFileSync(join(folder, `src/${sheet}.css`), css)
}

/**
 * Opens every page with each query string, and compares how its components look with the page that has only our styles.
 */
async function compare(context) {
  const page = await context.newPage()
  for (const moment of moments) {
    const lookOf = async (sheet) => {
      await page.goto(`/${sheet}.html?${moment}`)
      await withPatience(page.locator('.vb-session-banner, .vb-session-expired')).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      return page.evaluate(() => window.look())
    }
    const bare = await lookOf('bare')
    if (!bare.some(({ part: html }) => /vb-(banner|modal)/.test(html))) {
      throw new Error(`${moment}: nothing of the session is looked at`)
    }
    for (const sheet of ['tailwind', 'unshared', 'shadcn']) {
      const problems = differences(bare, await lookOf(sheet), sheet === 'shadcn' ? handedOn : [])
      if (problems.length > 0) throw new Error(`${sheet}, ${moment}:\n${problems.join('\n')}`)
      await checkTaken(page, sheet)
    }
  }
}

/** Expected radius and colour of the app's plain button with each style sheet. */
const taken = {
  tailwind: { borderRadius: '6px', backgroundColor: 'rgb(51, 103, 214)' },
  unshared: { borderRadius: '6px', backgroundColor: 'rgb(51, 103, 214)' },
  shadcn: { borderRadius: '10px', backgroundColor: 'oklch(0.205 0 0)' },
}

/** @throws {Error} unless buttons have the colour and radius of the recipe, and a Tailwind utility overrides them */
async function checkTaken(page, sheet) {
  const styleOf = (name) =>
    page.getByRole('button', { name, includeHidden: true }).evaluate((button) => {
      const { borderRadius, backgroundColor } = getComputedStyle(button)
      return { borderRadius, backgroundColor }
    })
  expect(await styleOf('Plain')).toEqual(taken[sheet])
  const { borderRadius } = await styleOf('Save')
  expect(Number.parseFloat(borderRadius)).toBeGreaterThan(100)
}

/** Properties that the shadcn recipe takes from the app, so they may differ. */
const handedOn = [/color|radius|^border-(top|right|bottom|left)$|outline|shadow|background/]

function differences(bare, other, except) {
  if (bare.length !== other.length) return [`${other.length} parts, not ${bare.length}`]
  return bare.flatMap(({ part: html, values }, index) => {
    // The recipe's example class changes this element on purpose.
    if (html.includes('rounded-full')) return []
    return Object.entries(values)
      .filter(([name]) => !except.some((pattern) => pattern.test(name)))
      .filter(([name, value]) => other[index].values[name] !== value)
      .map(([name, value]) => `${html} ${name}: ${other[index].values[name]}, not ${value}`)
  })
}
