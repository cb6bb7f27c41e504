import { expectAccessible, expectNoSidewaysScroll } from '../../../tools/e2e/accessibility.ts'
import { test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { states } from './states.ts'

for (const [what, { account, open }] of Object.entries(states)) {
  test(`${what} is accessible from 320 px on, light and dark, at 400 % and from right to left`, async ({
    app,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    // A window of 1280 by 1024 at 400 %: everything is opened in the little room that there is.
    await page.setViewportSize({ width: 320, height: 256 })
    await app.signIn(page, accounts[account])
    await open(page, app)
    await expectNoSidewaysScroll(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
      await expectNoSidewaysScroll(page)
    }
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await expectNoSidewaysScroll(page)
    }
  })
}
