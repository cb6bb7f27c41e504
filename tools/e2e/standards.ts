import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './accessibility.ts'

/**
 * Expects of the page what WCAG 2.2 asks for and axe cannot see: edges of controls, icons and focus that stand out
 * (1.4.11), room for wider spacing of text (1.4.12), a place for the focus that is seen and in reading order (2.1.2,
 * 2.4.3, 2.4.7, 2.4.11), and names with the words on the label (2.5.3).
 */
export async function expectStandards(page: Page): Promise<void> {
  expect(await labelsNotInNames(page), `2.5.3 on ${page.url()}`).toEqual([])
  expect(await faintParts(page), `1.4.11 on ${page.url()}`).toEqual([])
  await expectFocusSeen(page)
  await expectRoomForSpacing(page)
}

/** Finds controls whose accessible name lacks words that are written on them. */
async function labelsNotInNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = (text: string | null | undefined) =>
      (text ?? '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    const nameOf = (one: Element) => {
      const ids = one.getAttribute('aria-labelledby')?.split(' ') ?? []
      const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
      return texts.length > 0 ? texts.join(' ') : one.getAttribute('aria-label')
    }
    return [...document.querySelectorAll<HTMLElement>('button, a[href], summary, [role=tab]')]
      .filter((one) => one.checkVisibility() && nameOf(one) !== null)
      .filter((one) => !words(nameOf(one)).includes(words(one.innerText)))
      .map((one) => `"${one.innerText}" is called "${nameOf(one)}"`)
  })
}

/** Finds fields and icons whose contrast to what is around them is below 3:1. */
async function faintParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    type Colour = readonly [number, number, number]
    const over = (colours: readonly string[]): Colour => {
      if (!pen) return [0, 0, 0]
      for (const colour of colours) {
        pen.fillStyle = colour
        pen.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
      return [red, green, blue]
    }
    /** The colours behind an element, from the page to the front. */
    const behind = (from: Element | null): string[] => {
      const colours: string[] = []
      for (let one = from; one; one = one.parentElement) {
        colours.unshift(getComputedStyle(one).backgroundColor)
      }
      return ['Canvas', ...colours]
    }
    const light = ([red, green, blue]: Colour) => {
      const part = (value: number) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
    }
    const contrast = (one: Colour, other: Colour) => {
      const [a = 0, b = 0] = [light(one), light(other)].toSorted((x, y) => y - x)
      return (a + 0.05) / (b + 0.05)
    }
    const edgesOf = (one: Element): string[] => {
      const style = getComputedStyle(one)
      const shadows = style.boxShadow.match(/(?:rgba?|oklab|oklch|color|lab|lch)\([^)]*\)/g) ?? []
      const sides = (['Top', 'Bottom'] as const)
        .filter((side) => Number.parseFloat(style[`border${side}Width`]) >= 1)
        .map((side) => style[`border${side}Color`])
      return [style.backgroundColor, ...shadows, ...sides]
    }
    const isFaint = (one: Element) => {
      // The box of a field may be the input itself, what is around it, or the slots of a code.
      const slots = one.closest('.vb-code-input')?.querySelectorAll('*') ?? []
      const around = [one, one.parentElement, one.parentElement?.parentElement]
      const boxes = [...around, ...slots].filter((box) => !!box)
      return boxes.every((box) => {
        const ground = behind(box.parentElement)
        return edgesOf(box).every((edge) => contrast(over([...ground, edge]), over(ground)) < 3)
      })
    }
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (one) =>
          one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !one.matches(
            ':disabled, [aria-disabled=true], :disabled *, [inert] *, [aria-hidden=true] *',
          ) &&
          one.getBoundingClientRect().width > 2,
      )
    const tag = (one: Element) => (one.cloneNode() as Element).outerHTML.slice(0, 160)
    const fields = shown(
      'input:not([type=checkbox], [type=radio], [type=range]), textarea, [role=combobox], [aria-haspopup=listbox]',
    )
    const icons = shown('button svg, a[href] svg').filter(
      (one) => one.closest('button, a')?.textContent?.trim() === '',
    )
    return [
      ...fields.filter(isFaint).map((one) => `no edge: ${tag(one)}`),
      ...icons
        .filter((one) => {
          const ground = behind(one.parentElement)
          return contrast(over([...ground, getComputedStyle(one).color]), over(ground)) < 3
        })
        .map((one) => `faint icon: ${tag(one.closest('button, a') ?? one)}`),
    ]
  })
}

const stops = 150

/**
 * Presses Tab through the page, and expects each part that gets the focus to show it, to lie under nothing, and to come
 * in the order of reading.
 */
async function expectFocusSeen(page: Page): Promise<void> {
  const place = () =>
    page.evaluate(() => [location.href, document.querySelector('h1')?.textContent])
  const before = await place()
  await page.evaluate(() => {
    const at = document.activeElement
    if (at instanceof HTMLElement && !at.closest('[role$=dialog]')) at.blur()
    Object.assign(window, { seen: [], turned: 0 })
  })
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(async () => {
      const state = window as unknown as { seen: Element[]; turned: number }
      const { seen } = state
      const at = document.activeElement
      if (!at || at === document.body || at.tagName === 'IFRAME' || seen.includes(at)) return 'end'
      const last = seen.at(-1)
      seen.push(at)
      const tag = (at.cloneNode() as Element).outerHTML.slice(0, 200)
      const position = last?.compareDocumentPosition(at) ?? Node.DOCUMENT_POSITION_FOLLOWING
      if (Number(at.getAttribute('tabindex')) > 0)
        return `has a place of its own in the order: ${tag}`
      const isPortal = at.closest('body > *') !== last?.closest('body > *')
      // A dialog holds the focus: after its last stop comes its first.
      if (!isPortal && !(position & Node.DOCUMENT_POSITION_FOLLOWING) && ++state.turned > 1)
        return `comes before what is read before it: ${tag}`
      await Promise.allSettled(at.getAnimations().map(({ finished }) => finished))
      // A field shows the focus by its cursor, and the outline may be that of an element around the field.
      const isField = at.matches('input:not([type=checkbox], [type=radio]), textarea')
      const around = at.closest('label, .vb-field, li') ?? at.parentElement
      const isRinged = [at, around, ...(around?.querySelectorAll('*') ?? [])].some((part) => {
        if (!part) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
        const isInside = part === at && boxShadow.includes('0px 0px 0px 2px inset')
        return isInside || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1)
      })
      if (!isRinged && !isField) return `is not seen to have the focus: ${tag}`
      const box = at.getBoundingClientRect()
      if (box.width < 3) return ''
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.x + box.width * x, box.y + box.height * y] as const),
      )
      const isOnTop = points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        return (
          top &&
          (at.contains(top) || top.contains(at) || at.closest('label, .vb-field')?.contains(top))
        )
      })
      return isOnTop ? '' : `lies below something else: ${tag}`
    })
    if (found === 'end') break
    expect(stop, `stops on ${page.url()}`).toBeLessThan(stops - 1)
    expect(found, `focus on ${page.url()}`).toBe('')
  }
  // Moving the focus must change neither the address nor the heading of the page (3.2.1).
  expect(await place()).toEqual(before)
}

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** Spaces the text as readers may, and expects that nothing more of it is cut off than before. */
async function expectRoomForSpacing(page: Page): Promise<void> {
  const before = await cutTexts(page)
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, spacing)
  const cut = (await cutTexts(page)).filter((text) => !before.includes(text))
  expect(cut, `1.4.12 on ${page.url()}`).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
}

/** Finds texts of which a part lies outside of a box that hides what is outside of it. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim())
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(box)
        const edges = box.getBoundingClientRect()
        // A box that scrolls can show the rest of a text, and a box of one pixel is only for screen readers.
        if (/auto|scroll/.test(overflowX + overflowY) || edges.width <= 1) break
        if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue
        const isWide = overflowX !== 'visible' && (left < edges.left - 1 || right > edges.right + 1)
        const isHigh = overflowY !== 'visible' && (top < edges.top - 4 || bottom > edges.bottom + 4)
        if (isWide || isHigh) cut.push(`${text.textContent} in ${box.tagName}.${box.className}`)
        if (isWide || isHigh) break
      }
    }
    return cut
  })
}
