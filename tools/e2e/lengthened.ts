import { expect, type Page } from '@playwright/test'
import { lengthened } from '../lengthened-texts.ts'

/**
 * From now on the page's texts are 40 % longer and in brackets, to show that the layout has room
 * for longer languages. The test replaces each built file of texts by a module that lengthens what
 * the file exports. Nothing of this is shipped.
 */
export async function lengthenTexts(page: Page): Promise<void> {
  await page.route(
    ({ pathname, search }) =>
      /\/assets\/[\w-]+(-texts|\.en)-[\w-]+\.js$/.test(pathname) && search === '',
    async (route) => {
      const answer = await route.fetch()
      const [, list = ''] = /export\s*\{([^}]*)\}/.exec(await answer.text()) ?? []
      const names = list.split(',').map((part) => part.trim().split(' as ').at(-1) ?? '')
      const longer = names.map((name, index) => `const text${index} = lengthened(real['${name}'])`)
      const exported = names.map((name, index) => `text${index} as ${name}`)
      await route.fulfill({
        response: answer,
        body: [
          `import * as real from '${new URL(route.request().url()).pathname}?real'`,
          lengthened.toString(),
          ...longer,
          `export { ${exported.join(', ')} }`,
        ].join('\n'),
      })
    },
  )
}

/** Fails if a lengthened text is cut off or extends beyond the edge of the page. */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let lengthenedTexts = 0
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!text.textContent?.includes('⟦') || !element?.checkVisibility()) continue
      lengthenedTexts++
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        const edges = box.getBoundingClientRect()
        // A part that scrolls can show the rest. A part that is one pixel wide is only for screen readers. Texts of
        // buttons in the app bar may end in an ellipsis.
        if (overflowX === 'auto' || overflowX === 'scroll' || edges.width <= 1) break
        if (box.matches('.vb-app-bar-button-text')) break
        const isPage = box === document.documentElement
        if (overflowX === 'visible' && !isPage) continue
        if (left >= edges.left - 1 && right <= edges.right + 1) continue
        found.push(`${text.textContent} in ${box.tagName}.${box.className}`)
        break
      }
    }
    return lengthenedTexts === 0 ? ['No text is lengthened'] : found
  })
  expect(cut, `cut texts of ${page.url()}`).toEqual([])
}
