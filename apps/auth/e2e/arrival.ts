import type { Page } from '@playwright/test'

/** The path that the tests give as `next`: the sign-in leads there. It belongs to no app and redirects nowhere. */
const destination = '/healthz'

/** Waits until the sign-in app has sent the browser to `/healthz`. */
export async function arrive(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === destination)
}
