import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const resultTypes: 'violations'[] = ['violations']
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
// It waits in vain for its own script where none may run.
const excluded = 'iframe[sandbox]:not([sandbox~="allow-scripts"])'

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
type AxeWindow = Window & {
  readonly axe?: { run(context: object, options: object): Promise<{ violations: Violations }> }
}

/** Fails with a readable list where axe finds a violation of WCAG 2.2 A or AA on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page)
  const found = (await findViolations(page)).map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary})`).join(', ')}`,
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/**
 * The builder brings axe into the document each time. A document without frames keeps it, and is then asked
 * itself, which is several times as fast.
 */
async function findViolations(page: Page): Promise<Violations> {
  const known = page.frames().length > 1 ? null : await askAxeThere(page)
  if (known !== null) return known
  const builder = new AxeBuilder({ page }).exclude(excluded).options({ resultTypes }).withTags(tags)
  // In one go, without a second page for the summary: two to three times as fast. It would leave out
  // frames of other origins, which no page here has.
  return (await builder.setLegacyMode().analyze()).violations
}

/** Null where the document has no axe yet. */
async function askAxeThere(page: Page): Promise<Violations | null> {
  return page.evaluate(
    async ({ exclude, ...options }) => {
      const { axe } = window as AxeWindow
      return axe === undefined ? null : (await axe.run({ exclude }, options)).violations
    },
    { exclude: [[excluded]], resultTypes, runOnly: { type: 'tag', values: tags } },
  )
}

/** Waits for what moves and ends: a colour half-way through a transition has no contrast of its own. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map((animation) => animation.finished))
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

/** Both of these, on the page as it is: in both themes, at 1280 and at 320 pixels. */
export async function expectGoodLooks(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  }
}
