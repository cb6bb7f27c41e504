import type { Page } from '@playwright/test'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

test.use({ database: 'pglite' })

const pinned = (page: Page) =>
  page.getByRole('region', { name: 'Pinned' }).getByRole('heading', { level: 3 })
const recent = (page: Page) => page.getByRole('region', { name: 'Recent' }).getByRole('link')
const star = (page: Page, app: string) => page.getByRole('button', { name: `Pin ${app}` }).first()

/**
 * Presses the star of an app. The page shows a pin before it is saved, so this waits for the
 * server's answer.
 */
async function pin(page: Page, app: string) {
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().endsWith('/users/me/pins/'),
  )
  await star(page, app).click()
  expect((await saved).ok()).toBe(true)
}

test('two windows pin apps, and neither takes away what the other has pinned', async ({
  app,
  page,
  context,
}) => {
  await app.signIn(page, accounts.internal)
  const other = await context.newPage()
  for (const window of [page, other]) {
    await window.goto('/')
    await expect(star(window, 'Signals')).toHaveAttribute('aria-pressed', 'false')
  }
  await pin(page, 'Signals')
  await expect(pinned(page)).toHaveText(['Signals'])
  await pin(other, 'Data Catalogue')
  await expect(pinned(other)).toHaveText(['Signals', 'Data Catalogue'])
  await page.reload()
  await expect(pinned(page)).toHaveText(['Signals', 'Data Catalogue'])
  await pin(page, 'Signals')
  await expect(pinned(page)).toHaveText(['Data Catalogue'])
  await page.reload()
  await expect(pinned(page)).toHaveText(['Data Catalogue'])
})

test('what one user has opened is not listed for another', async ({ app, page, browser }) => {
  await app.signIn(page, accounts.external)
  await page.goto('/dv/northfield_oncology/survival/')
  await expect(page.getByRole('heading', { level: 1, name: 'Survival' })).toBeVisible()
  await page.goto('/')
  await expect(recent(page)).toHaveCount(1)
  await expect(recent(page)).toHaveAttribute('href', '/dv/northfield_oncology/survival/')
  await expect(recent(page)).toContainText('Northfield Oncology')

  const elsewhere = await browser.newContext()
  const second = await elsewhere.newPage()
  await app.signIn(second, accounts.internal)
  await second.goto('/')
  await expect(star(second, 'Signals')).toBeVisible()
  await expect(recent(second)).toHaveCount(0)
  await elsewhere.close()
})

test('an announcement that is dismissed stays dismissed, for that user alone', async ({
  app,
  page,
}) => {
  const announcement = page.getByRole('region', { name: 'Announcement' })
  await app.signIn(page, accounts.internal)
  await page.goto('/')
  await announcement.getByRole('button', { name: 'Dismiss' }).click()
  await expect(announcement).toHaveCount(0)
  await page.reload()
  await expect(star(page, 'Signals')).toBeVisible()
  await expect(announcement).toHaveCount(0)
  await app.signIn(page, accounts.external)
  await page.goto('/')
  await expect(announcement).toBeVisible()
})

test('everything is found and opened by the keyboard alone', async ({ app, page }) => {
  await app.signIn(page, accounts.docsAdmin)
  await page.goto('/dv/northfield_oncology/')
  await star(page, 'Signals').waitFor()
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('four riv')
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
    'Four Rivers',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dv/northfield_oncology/datasets/four_rivers')
  const heading = page.getByRole('heading', { level: 1, name: 'Four Rivers Federation' })
  await expect(heading).toBeFocused()
  await expect(field).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('support')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(heading).toBeFocused()
})

test('an app is opened with a dataset that it takes', async ({ app, page }) => {
  await app.signIn(page, accounts.internal)
  await page.goto('/dv/northfield_oncology/')
  await page.getByRole('button', { name: 'Open with… Genome Browser' }).click()
  await page.getByRole('menuitem', { name: /Osier Genomics/ }).click()
  await expect(page).toHaveURL('/dv/osier_genomics/genome-browser/')
})

test('nothing moves while the home page loads', async ({ app, page }) => {
  await app.signIn(page, accounts.internal)
  await page.goto('/dv/northfield_oncology/survival/')
  await expect(page.getByRole('heading', { level: 1, name: 'Survival' })).toBeVisible()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    const watch = (list: PerformanceObserverEntryList) =>
      shifts.push(
        ...list.getEntries().map((entry) => (entry as unknown as { value: number }).value),
      )
    new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/dv/northfield_oncology/')
  await star(page, 'Signals').waitFor()
  await expect(recent(page)).toHaveCount(1)
  await page.waitForTimeout(1000)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
})
