import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with a readable list where axe finds a violation of WCAG 2.2 A or AA on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page)
  const { violations } = await new AxeBuilder({ page })
    // It waits in vain for its own script where none may run.
    .exclude('iframe[sandbox]:not([sandbox~="allow-scripts"])')
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // In one go, without a second page for the summary: two to three times as fast. It would leave out
    // frames of other origins, which no page here has.
    .setLegacyMode()
    .analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary})`).join(', ')}`,
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
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
