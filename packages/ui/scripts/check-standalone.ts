/**
 * Builds an app of three components and `styles.css` from the built package. Checks in a browser that its button looks
 * right without any other style sheet, that the page around the components does not change, and that tokens.json
 * matches the style sheet.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright'
import { conclude, inBuiltApp } from './built-app.ts'
import { compareTokens } from './compare-tokens.ts'

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Standalone</title></head>
  <body>
    <h1>The page</h1><p>has <a href="#a">a link</a></p><ul><li>a list</li></ul><button>and a button</button>
    <div id="root"></div><script type="module" src="/main.js"></script>
  </body>
</html>
`
const script = `
import '@vestibule/ui/styles.css'
import tokens from '@vestibule/ui/tokens.json'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { TextField } from '@vestibule/ui/text-field'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'

globalThis.tokens = tokens
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

/** Computed styles that the app's button must have, at rest and (`ring`) with the focus, by theme. */
const expected = {
  light: {
    button: { backgroundColor: blue, color: white, borderRadius: '6px', minHeight: '44px' },
    ring: { outline: `${blue} solid 2px`, outlineOffset: '2px' },
  },
  dark: {
    button: {
      backgroundColor: 'rgb(118, 164, 254)',
      color: 'rgb(5, 7, 12)',
      borderRadius: '6px',
      minHeight: '44px',
    },
    ring: { outline: 'rgb(166, 196, 255) solid 2px', outlineOffset: '2px' },
  },
}

const problems = await inBuiltApp(
  { files: { 'index.html': page, 'main.js': script } },
  async (origin, browser) => {
    const tab = await browser.newPage({ reducedMotion: 'reduce' })
    const elsewhere: string[] = []
    tab.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(origin) && !url.startsWith('data:')) elsewhere.push(url)
    })
    await tab.goto(origin)
    const inThemes = [...(await look(tab, 'light')), ...(await look(tab, 'dark'))]
    return [
      ...inThemes,
      ...elsewhere.map((url) => `asks ${url}`),
      ...(await fontAndSheets(tab)),
      ...(await touchedElements(tab)),
    ]
  },
)
conclude(problems, 'An app with styles.css alone looks as it should, light and dark.')

async function look(tab: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await tab.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name
    await Promise.all(document.getAnimations().map((animation) => animation.finished))
  }, theme)
  const button = tab.getByRole('button', { name: 'Send' })
  const compare = async (what: keyof typeof expected.light) => {
    const right = expected[theme][what]
    const style = await button.evaluate((node, names) => {
      const computed = getComputedStyle(node)
      return Object.fromEntries(names.map((name) => [name, computed[name as 'color']]))
    }, Object.keys(right))
    const isRight = isDeepStrictEqual(style, right)
    return isRight
      ? []
      : [`${theme}, ${what}: ${JSON.stringify(style)}, not ${JSON.stringify(right)}`]
  }
  const atRest = await compare('button')
  await tab.getByLabel('Name').focus()
  await tab.keyboard.press('Tab')
  const focused = await compare('ring')
  await tab.keyboard.press('Shift+Tab')
  await tab.emulateMedia({ reducedMotion: 'no-preference' })
  const tokens = await tab.evaluate(compareTokens, theme)
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  return [...atRest, ...focused, ...tokens]
}

async function fontAndSheets(tab: Page): Promise<string[]> {
  const [fonts, sheets] = await tab.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter((face) => face.status === 'loaded')
    return [loaded.map((face) => face.family), document.styleSheets.length] as const
  })
  return [
    ...(fonts.includes('Inter Variable') ? [] : [`the fonts are ${fonts.join(', ')}`]),
    ...(sheets === 1 ? [] : [`${sheets} style sheets`]),
  ]
}

/**
 * Returns the elements of the page around the components that look different with our style sheet. Custom properties
 * are not compared.
 */
function touchedElements(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    delete document.documentElement.dataset['theme']
    const elements = [...document.querySelectorAll('html, body, body > :not(#root), body > * > a')]
    const looks = () =>
      elements.map((element) => {
        const style = getComputedStyle(element)
        return [...style]
          .filter((name) => !/^--|height|block-size|origin$/u.test(name))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      })
    const styled = looks()
    for (const sheet of document.styleSheets) sheet.disabled = true
    const bare = looks()
    return elements.flatMap((element, index) =>
      (styled[index] ?? [])
        .filter((value) => !bare[index]?.includes(value))
        .map((value) => `styles.css gives <${element.localName}> of the page ${value}`),
    )
  })
}
