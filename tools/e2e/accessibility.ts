import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const resultTypes: 'violations'[] = ['violations']
const everything: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}
/** Rules of axe whose result may differ between the light and the dark theme. */
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
/** Rules of axe whose result may differ at another width of a page with the same parts. */
const layout: RunOnly = {
  type: 'rule',
  values: [...colours.values, 'target-size', 'scrollable-region-focusable'],
}
// Leave out frames in which no script may run: axe would put a script into each, and wait for it in vain.
const excluded = 'iframe[sandbox]:not([sandbox~="allow-scripts"])'

interface RunOnly {
  readonly type: 'tag' | 'rule'
  readonly values: string[]
}
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
type AxeWindow = Window & {
  readonly axe?: { run(context: object, options: object): Promise<{ violations: Violations }> }
}

/** Fails with a readable list if axe finds a violation of WCAG 2.2 A or AA on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFound(page, everything)
}

/**
 * Fails if axe finds too little contrast on the page. Enough for a page that was accessible in the other theme, because
 * only the colours differ.
 */
export async function expectReadable(page: Page): Promise<void> {
  await expectNothingFound(page, colours)
}

/**
 * Fails if axe finds a violation that depends on the layout. Enough for a page that was accessible at another width.
 */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  await expectNothingFound(page, layout)
}

async function expectNothingFound(page: Page, runOnly: RunOnly): Promise<void> {
  await atRest(page)
  const found = (await findViolations(page, runOnly)).map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary})`).join(', ')}`,
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/**
 * Runs axe on the page. `AxeBuilder` puts axe into the document each time. If the document has no frames and already
 * has axe, call axe directly, which is several times as fast.
 */
async function findViolations(page: Page, runOnly: RunOnly): Promise<Violations> {
  const known = page.frames().length > 1 ? null : await askAxeThere(page, runOnly)
  if (known !== null) return known
  const builder = new AxeBuilder({ page }).exclude(excluded).options({ resultTypes, runOnly })
  // Legacy mode opens no second page for the summary, which is two to three times as fast. It
  // leaves out frames of other origins, but no page here has any.
  return (await builder.setLegacyMode().analyze()).violations
}

/** Runs axe if the document already has it; otherwise returns null. */
async function askAxeThere(page: Page, runOnly: RunOnly): Promise<Violations | null> {
  return page.evaluate(
    async ({ exclude, ...options }) => {
      const { axe } = window as AxeWindow
      return axe === undefined ? null : (await axe.run({ exclude }, options)).violations
    },
    { exclude: [[excluded]], resultTypes, runOnly },
  )
}

/**
 * Waits until all animations that end have ended. In the middle of a transition, the contrast of a
 * colour says nothing.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      // If the browser skips a part that is out of view, transitions in it stand still and never
      // end.
      (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true })
    while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame)
  })
}

/** Fails if the page scrolls sideways at its current width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }))
  expect(scroll, `width of ${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
}

/** Fails if a text is wider than its button, or a link has the colour that browsers give to those without style. */
async function expectStyled(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
    const spills = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth + 1
    return [
      ...shown('button, .vb-button').filter(
        (one) => spills(one) && getComputedStyle(one).overflowX === 'visible',
      ),
      ...shown('a[href]').filter((one) => getComputedStyle(one).color === 'rgb(0, 0, 238)'),
    ].map((one) => one.textContent)
  })
  expect(found, `buttons that are too narrow and links without style on ${page.url()}`).toEqual([])
}

/**
 * Expects the page at 320 and 1280 pixels not to scroll sideways, with styled links and buttons that hold their text,
 * and to be accessible at 320 pixels in both themes. `npm test` leaves out the accessibility: it checks that of the
 * stories.
 */
export async function expectGoodLooks(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNoSidewaysScroll(page)
  await expectStyled(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)
  await expectStyled(page)
  if (process.env.VESTIBULE_TESTS === 'e2e') return
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
}
