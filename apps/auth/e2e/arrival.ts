import type { Page } from '@playwright/test'

/** A page of the platform that belongs to no app and does not navigate. */
const destination = '/healthz'

/** Waits until the page has left the app for its destination. */
export async function arrive(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === destination)
}
