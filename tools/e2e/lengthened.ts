import { expect, type Page } from '@playwright/test'

/**
 * From now on the page's texts are 40 % longer and stand in brackets, as those of a language that is still to come: the
 * built chunk of a catalogue is answered by a module that lengthens what the chunk exports. Nothing of it is shipped.
 */
export async function lengthenTexts(page: Page): Promise<void> {
  await page.route(
    ({ pathname, search }) => /\/assets\/[\w-]+-texts-[\w-]+\.js$/.test(pathname) && search === '',
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

/** A catalogue whose texts are longer. The slots `{name}`, signs and the language's tag stay. Runs in the page. */
function lengthened(node: unknown, key = ''): unknown {
  const accents: Record<string, string> = { a: 'å', e: 'ē', i: 'ï', o: 'ö', u: 'ü' }
  const more = ' öf löngēr wörds ånd stïll möre'
  if (typeof node === 'string') {
    if (key === 'locale' || !/\p{L}{2}/u.test(node)) return node
    const parts = node.split(/(\{\w+\})/)
    const spoken = parts.map((part) =>
      part.startsWith('{') ? part : part.replaceAll(/[aeiou]/g, (letter) => accents[letter] ?? ''),
    )
    return `⟦${spoken.join('')}${more.repeat(9).slice(0, Math.ceil(node.length * 0.4))}⟧`
  }
  if (typeof node === 'function') {
    const say = node as (...values: unknown[]) => unknown
    return (...values: unknown[]) => {
      const said = say(...values)
      return typeof said === 'string' ? lengthened(said, key) : said
    }
  }
  if (Array.isArray(node)) return node.map((child: unknown) => lengthened(child))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) => [name, lengthened(child, name)]),
  )
}

/** Fails where a lengthened text is cut off, or stands beyond the edge of the page. */
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
        // What scrolls shows the rest; what is a pixel wide is read aloud only; the bar's buttons end in an ellipsis.
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
