import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { frameOf, robin, test } from './mounted-app.ts'

test.use({ serverOptions: { settings: { idleLockMinutes: 10 } } })

const cover = (page: Page) => page.getByRole('dialog', { name: 'Session locked' })

test('what somebody does in the app keeps the session open; locked, the app is covered and goes on as it was', async ({
  page,
  app,
}) => {
  const { server } = app
  const idleFor = (seconds: number) =>
    server.query(`update sessions set active_at = now() - interval '${seconds} seconds'`)
  await app.signIn(page, robin)
  await page.goto('/dv/northfield_oncology/cohort-builder')
  const explorer = frameOf(page, 'Cohort Builder')
  const filter = explorer.getByRole('checkbox', { name: /^Triple-negative/ })
  await expect(filter).toBeVisible()

  await idleFor(540)
  await filter.click()
  await expect(filter).toBeChecked()
  const idleSeconds = async () => {
    const [row] = await server.query<{ idle: number }>(
      'select extract(epoch from now() - max(active_at))::int as idle from sessions',
    )
    return row?.idle
  }
  await expect.poll(idleSeconds).toBeLessThan(300)

  const marked = await page.waitForSelector('iframe')
  const frame = await marked.contentFrame()
  await frame?.evaluate(() => Object.assign(window, { isThatPage: true }))
  await idleFor(600)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(cover(page)).toBeVisible()
  await expect(marked.evaluate((one) => getComputedStyle(one).visibility)).resolves.toBe('hidden')
  await cover(page).getByLabel('Password', { exact: true }).fill(robin.password)
  await page.keyboard.press('Enter')
  await expect(cover(page)).toBeHidden()
  await expect(filter).toBeChecked()
  expect(await frame?.evaluate(() => 'isThatPage' in window)).toBe(true)
  await filter.click()
  await expect(filter).not.toBeChecked()
})
