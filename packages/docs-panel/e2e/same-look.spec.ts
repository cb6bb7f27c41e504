import type { Locator } from '@playwright/test'
import { expect, people, test } from './notes-page.ts'

const text = `# One

Words with **weight**, \`code\` and [a link](https://a.example/).

## Two

> A quotation

### Three

- first
- second
  1. inner

| Name | Count |
| - | -: |
| a    |     1 |

\`\`\`
const x = 1
\`\`\`

---

#### Four

The end`

const compared =
  'color background-color font-family font-size font-weight line-height letter-spacing margin-top margin-bottom padding border-radius text-align font-variant-numeric'.split(
    ' ',
  )

/**
 * Describes each element in `root`, from top to bottom, by its style and text. Headings of all
 * levels have the same name.
 */
function looks(root: Locator): Promise<string[]> {
  return root.evaluate(async (element, properties) => {
    await element.ownerDocument.fonts.ready
    // A document has each table in a box that scrolls, and the preview has not. Leave these boxes
    // out.
    const all = [...element.querySelectorAll('*')].filter((one) => one.className !== 'scroll')
    return all.map((one) => {
      const name = /^h[1-6]$/i.test(one.localName) ? 'heading' : one.localName
      const style = getComputedStyle(one)
      const values = properties
        .filter((property) => name !== 'table' || !/margin|radius/.test(property))
        .map((property) => `${property}: ${style.getPropertyValue(property)}`)
      return `${name} ${one.textContent.trim().slice(0, 12)} ${values.join('; ')}`
    })
  }, compared)
}

for (const theme of ['light', 'dark'] as const) {
  test(`a document and its preview look the same, in Inter (${theme})`, async ({ notes }) => {
    const page = await notes.open(people.admin, `?doc=home.banner&theme=${theme}`)
    await page.setViewportSize({ width: 1600, height: 900 })
    await page.getByRole('textbox', { name: 'Full note', exact: true }).fill(text)
    const preview = page.getByRole('region', { name: 'Live preview' }).locator('article')
    await expect(preview.getByRole('heading', { name: 'Four' })).toBeVisible()
    const previewed = await looks(preview)
    await page.getByRole('textbox', { name: 'Short note' }).fill('Short')
    await page.getByRole('button', { name: 'Save Document', exact: true }).click()
    const main = page.frameLocator('iframe').locator('main')
    await expect(main.getByRole('heading', { name: 'Four' })).toBeVisible()
    expect(await looks(main)).toEqual(previewed)
    // The font has been loaded in the frame, although the frame has no origin.
    const loaded = () =>
      main.evaluate(({ ownerDocument }) =>
        [...ownerDocument.fonts].some(
          ({ family, status }) => /Inter Variable/.test(family) && status === 'loaded',
        ),
      )
    await expect.poll(loaded).toBe(true)
    const { width = 0 } = (await main.locator('p').first().boundingBox()) ?? {}
    expect(width).toBeLessThanOrEqual(680)
  })
}
