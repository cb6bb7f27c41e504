import type { Page } from '@playwright/test'

/** The page to which the tests sign in. It belongs to no app and redirects nowhere. */
const destination = '/healthz'

/** Waits until the sign-in app has sent the browser to `/healthz`. */
export async function arrive(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === destination)
}
