import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const resultTypes: 'violations'[] = ['violations']
const everything: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}
/** What another theme can change. */
const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
/** What another width can change on a page of the same parts. */
const layout: RunOnly = {
  type: 'rule',
  values: [...colours.values, 'target-size', 'scrollable-region-focusable'],
}
// It waits in vain for its own script where none may run.
const excluded = 'iframe[sandbox]:not([sandbox~="allow-scripts"])'

interface RunOnly {
  readonly type: 'tag' | 'rule'
  readonly values: string[]
}
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
type AxeWindow = Window & {
  readonly axe?: { run(context: object, options: object): Promise<{ violations: Violations }> }
}

/** Fails with a readable list where axe finds a violation of WCAG 2.2 A or AA on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFound(page, everything)
}

/** As `expectAccessible` for colours alone, on a page that was accessible in the other theme. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNothingFound(page, colours)
}

/** As `expectAccessible` for what the layout decides, on a page that was accessible at another width. */
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
 * The builder brings axe into the document each time. A document without frames keeps it, and is then asked
 * itself, which is several times as fast.
 */
async function findViolations(page: Page, runOnly: RunOnly): Promise<Violations> {
  const known = page.frames().length > 1 ? null : await askAxeThere(page, runOnly)
  if (known !== null) return known
  const builder = new AxeBuilder({ page }).exclude(excluded).options({ resultTypes, runOnly })
  // In one go, without a second page for the summary: two to three times as fast. It would leave out
  // frames of other origins, which no page here has.
  return (await builder.setLegacyMode().analyze()).violations
}

/** Null where the document has no axe yet. */
async function askAxeThere(page: Page, runOnly: RunOnly): Promise<Violations | null> {
  return page.evaluate(
    async ({ exclude, ...options }) => {
      const { axe } = window as AxeWindow
      return axe === undefined ? null : (await axe.run({ exclude }, options)).violations
    },
    { exclude: [[excluded]], resultTypes, runOnly },
  )
}

/** Waits for what moves and ends: a colour half-way through a transition has no contrast of its own. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      // In a part that the browser skips while it is out of view, a transition stands still.
      (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true })
    while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame)
  })
}

/** Fails where the page scrolls sideways at its present width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }))
  expect(scroll, `width of ${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
}

/**
 * Both of these, on the whole page as it is at 320 pixels, in both themes; at 1280 pixels it does not scroll sideways.
 * Its parts are looked at by axe at that width, in both themes, as stories.
 */
export async function expectGoodLooks(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
}
