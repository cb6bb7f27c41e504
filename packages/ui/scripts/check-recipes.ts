/**
 * Builds the style sheets that the README recommends for Tailwind and shadcn with Tailwind's compiler, and checks their
 * effect in a browser: Tailwind with both orders of the imports, shadcn with the variables of its template.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { isDeepStrictEqual } from 'node:util'
import { conclude, inBuiltApp } from './built-app.ts'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const variables = readFileSync(join(root, '.storybook/hosts/shadcn.css'), 'utf8')

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Recipe</title></head>
  <body><div id="root"></div><script type="module" src="/main.js"></script></body>
</html>
`
const script = `
import './app.css'
import { Button } from '@vestibule/ui/button'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  h('main', null,
    h(Button, null, 'Plain'),
    h(Button, { className: 'rounded-full' }, 'Save'),
    h('p', { className: 'text-muted' }, 'Saved a minute ago'),
  ),
)
`

const tailwind = recipe('### Tailwind 4')
const [first = '', second = '', ...others] = tailwind.split('\n')
const ofTailwind = {
  padding: '2px 20px',
  fontSize: '16px',
  borderRadius: '6px',
  backgroundColor: 'rgb(51, 103, 214)',
  note: 'rgb(94, 98, 105)',
  scheme: 'normal',
}
const ofShadcn = {
  ...ofTailwind,
  borderRadius: '10px',
  backgroundColor: 'oklch(0.205 0 0)',
  note: 'oklch(0.97 0 0)',
  scheme: 'dark',
}
conclude(
  [
    ...(await look('Tailwind first', tailwind, ofTailwind)),
    ...(await look('Tailwind second', [second, first, ...others].join('\n'), ofTailwind)),
    ...(await look('shadcn', withVariables(recipe('### shadcn')), ofShadcn)),
  ],
  'The recipes for Tailwind and shadcn do what the README says.',
)

/** The first CSS block after a heading of the README. */
function recipe(heading: string): string {
  const css = readme.split(heading)[1]?.split('```css\n')[1]?.split('```')[0]
  if (!css) throw new Error(`The README has no style sheet below '${heading}'`)
  return css
}

/** shadcn's template with our style sheet imported beside Tailwind and the recipe appended. */
function withVariables(css: string): string {
  const imports = css.split('\n').filter((line) => line.startsWith('@import'))
  const rest = css.split('\n').filter((line) => !line.startsWith('@import'))
  return variables.replace("@import 'tailwindcss';", imports.join('\n')) + rest.join('\n')
}

/**
 * Checks what a plain button, a round button, a text and the class `dark` look like with a style sheet. Resolves to the
 * problems found.
 */
async function look(name: string, css: string, right: typeof ofTailwind): Promise<string[]> {
  const files = { 'index.html': page, 'main.js': script, 'app.css': css }
  const app = { files, packages: ['tailwindcss'], plugins: [tailwindcss()] }
  return inBuiltApp(app, async (origin, browser) => {
    const tab = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' })
    await tab.goto(origin)
    await tab.getByRole('button', { name: 'Save' }).waitFor()
    const { round, ...found } = await tab.evaluate(() => {
      const [plain, save, note] = [...document.querySelectorAll('button, p')].map((element) => {
        const { padding, fontSize, borderRadius, backgroundColor, color } =
          getComputedStyle(element)
        return { padding, fontSize, borderRadius, backgroundColor, color }
      })
      document.documentElement.className = 'dark'
      const scheme = getComputedStyle(document.documentElement).colorScheme
      const { color: _, ...button } = plain ?? { color: '' }
      return { ...button, note: note?.color, scheme, round: save?.borderRadius }
    })
    return [
      ...(isDeepStrictEqual(found, right) ? [] : [`${name}: ${JSON.stringify(found)}`]),
      ...(Number.parseFloat(round ?? '') > 100
        ? []
        : [`${name}: the radius of .rounded-full is ${round}`]),
    ]
  })
}
