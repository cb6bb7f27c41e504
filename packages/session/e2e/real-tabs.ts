import type { BrowserContext } from '@playwright/test'
import { join } from 'node:path'
import { test as base } from '../../../tools/e2e/fixtures.ts'
import { startBrowser, tabsOf, type Tabs } from '../../../tools/e2e/tabs.ts'
import { bundle, pageHtml, typeOf, type Bundle } from './backends/bundle.ts'

export const test = base.extend<{ tabs: Tabs }, { harness: Bundle }>({
  harness: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, provide) => provide(await bundle(join(import.meta.dirname, 'harness/main.tsx'))),
    { scope: 'worker' },
  ],
  tabs: async ({ app, harness, launchOptions }, provide) => {
    const browser = await startBrowser(launchOptions)
    await serveHarness(browser.context, app.origin, harness)
    await provide(tabsOf(browser.context, app.server, app.origin))
    await browser.close()
  },
})
export { expect } from '../../../tools/e2e/fixtures.ts'
export { accounts } from '../../../tools/e2e/tabs.ts'

/** Serves the bundle of the page in `harness/` under `/harness/` on the platform's origin. */
async function serveHarness(context: BrowserContext, origin: string, files: Bundle) {
  await context.route(`${origin}/harness/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice('/harness'.length)
    const file = files.get(path)
    if (file !== undefined) await route.fulfill({ contentType: typeOf(path), body: file })
    else await route.fulfill({ contentType: 'text/html', body: pageHtml('/harness') })
  })
}
