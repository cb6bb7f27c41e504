import { request as httpRequest } from 'node:http'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../tools/e2e/accessibility.ts'
import { accounts, expect } from './real-tabs.ts'
import { test } from './script/plain.ts'

test.use({ serverOptions: { settings: { trustedProxyHops: 1, idleLockMinutes: 10 } } })

const notes = (page: Page) => page.getByLabel('Notes')
const cover = (page: Page) => page.getByRole('dialog', { name: 'Session locked' })

/** Makes the server believe that nobody has used any session for this many seconds. */
const idleFor = (app: { server: { query: (text: string) => Promise<unknown> } }, seconds: number) =>
  app.server.query(`update sessions set active_at = now() - interval '${seconds} seconds'`)

for (const [where, start, path] of [
  ['on the platform', 'onPlatform', '/'],
  ['on an origin of its own', 'onOwnOrigin', '/own'],
] as const) {
  test(
    `promise 163: a plain page ${where} is covered, unlocked in a tab of its own, and goes on with its form`,
    { tag: start === 'onOwnOrigin' ? '@journey' : [] },
    async ({ tabs, app, plain }) => {
      await tabs.signIn(accounts.robin)
      const page = await tabs.context.newPage()
      await page.goto(plain[start] + path)
      await notes(page).fill('Three hours of thought')
      const blank = await tabs.context.newPage()
      await idleFor(app, 600)
      await tabs.show(page)
      await expect(cover(page)).toBeVisible()
      await expect(cover(page).getByRole('link', { name: 'Unlock' })).toBeFocused()
      await expectAccessible(page)
      // The keyboard cannot close the dialog that covers the page, and nothing of the page shows beside it.
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type('x')
      await expect(cover(page)).toBeVisible()
      const box = await page.locator('vestibule-session dialog').boundingBox()
      expect(box).toMatchObject({ x: 0, y: 0 })

      const unlocking = await tabs.opened(() =>
        cover(page).getByRole('link', { name: 'Unlock' }).click(),
      )
      await expect(unlocking.getByRole('heading', { name: 'Session locked' })).toBeVisible()
      await unlocking.getByLabel('Password', { exact: true }).fill(accounts.robin.password)
      await unlocking.getByRole('button', { name: 'Unlock' }).click()
      await expect(cover(page)).toBeHidden()
      await expect(notes(page)).toHaveValue('Three hours of thought')
      await blank.close()
    },
  )

  test(`what somebody types in a plain page ${where} puts the lock off, and scripts do not`, async ({
    tabs,
    app,
    plain,
  }) => {
    await tabs.signIn(accounts.robin)
    const page = await tabs.context.newPage()
    await page.goto(plain[start] + path)
    await idleFor(app, 300)
    const lastActive = async () => {
      const rows = await app.server.query<{ idle: number }>(
        `select extract(epoch from now() - active_at)::int as idle from sessions`,
      )
      return Math.min(...rows.map(({ idle }) => idle))
    }
    await page.evaluate(() => {
      for (const type of ['keydown', 'pointermove', 'wheel']) window.dispatchEvent(new Event(type))
      document.querySelector('textarea')?.click()
    })
    await page.waitForTimeout(1000)
    expect(await lastActive()).toBeGreaterThanOrEqual(300)
    await notes(page).click()
    await page.keyboard.type('a')
    await expect.poll(lastActive).toBeLessThan(30)
  })
}

test('promise 162: an upload through the gate goes on over the lock', async ({
  tabs,
  app,
  plain,
}) => {
  await tabs.signIn(accounts.robin)
  const cookies = await tabs.context.cookies(app.origin)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const upload = httpRequest(`${plain.onPlatform}/upload`, { method: 'PUT', headers: { cookie } })
  const answered = once(upload, 'response')
  upload.write('x'.repeat(1000))
  await expect.poll(plain.uploads).toBe(1)
  await idleFor(app, 600)
  const refused = await fetch(`${plain.onPlatform}/`, { headers: { cookie } })
  expect(refused.status).toBe(401)
  // Wait for several of the rounds in which the server checks whether open connections may stay open.
  await new Promise((resolve) => setTimeout(resolve, 12_000))
  upload.end('x'.repeat(1000))
  const [response] = (await answered) as [AsyncIterable<Buffer>]
  let text = ''
  for await (const chunk of response) text += chunk.toString()
  expect(text).toBe('got 2000')
})

test('in Arabic, dark, at 320 pixels', async ({ page, app, plain }) => {
  await page.setExtraHTTPHeaders({ 'accept-language': 'ar' })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 480 })
  await app.signIn(page, accounts.robin)
  // The session is locked after 600 seconds without use, so a few seconds after the page has loaded.
  await idleFor(app, 594)
  await page.goto(`${plain.onPlatform}/`)
  const card = page.getByRole('dialog', { name: 'الجلسة مقفلة' })
  await expect(card).toBeVisible()
  await expect(card.getByRole('region')).toHaveCSS('direction', 'rtl')
  await expectAccessible(page)
})
