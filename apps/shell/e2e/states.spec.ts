import {
  expectAccessible,
  expectAccessibleLayout,
  expectNoSidewaysScroll,
  expectReadable,
} from '../../../tools/e2e/accessibility.ts'
import { test } from '../../../tools/e2e/fixtures.ts'
import { expectStandards } from '../../../tools/e2e/standards.ts'
import { accounts } from './accounts.ts'
import { adminStates } from './admin-states.ts'
import { homeStates } from './home-states.ts'
import { states } from './states.ts'

for (const [what, { account, open }] of Object.entries({
  ...states,
  ...homeStates,
  ...adminStates,
})) {
  const title = `${what} is accessible from 320 px on, light and dark, at 400 % and from right to left`
  test(title, { tag: '@screen' }, async ({ app, page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    // The size of a window of 1280 by 1024 pixels at a zoom of 400 %. Everything has to open in
    // this small space.
    await page.setViewportSize({ width: 320, height: 256 })
    await app.signIn(page, accounts[account])
    await open(page, app)
    await expectNoSidewaysScroll(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await page.emulateMedia({ colorScheme: 'light' })
      // Scroll to the top. Otherwise the bar may cover half of a button, and axe would find the
      // button too small.
      await page.evaluate(() => window.scrollTo(0, 0))
      await (width === 320 ? expectAccessible(page) : expectAccessibleLayout(page))
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectReadable(page)
      await expectNoSidewaysScroll(page)
    }
    await expectStandards(page)
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await expectNoSidewaysScroll(page)
    }
  })
}
