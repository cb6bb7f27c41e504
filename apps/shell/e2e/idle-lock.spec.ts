import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../tools/e2e/accessibility.ts'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { codeOf } from '../../auth/e2e/authenticator.ts'
import { accounts } from './accounts.ts'
import { administrator, giveRole, makeInternal, signInAsAdministrator } from './administrators.ts'

test.use({ serverOptions: { settings: { idleLockMinutes: 10 } } })

const cover = (page: Page) => page.getByRole('dialog', { name: 'Session locked' })

/** Makes all sessions look as if nobody had used them for this many seconds. */
const idleFor = ({ server }: App, seconds: number) =>
  server.query(`update sessions set active_at = now() - interval '${seconds} seconds'`)

/** Makes the page ask the server whether the session is locked, as it does when its user comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

async function unlock(page: Page, { password }: { readonly password: string }) {
  await cover(page).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(cover(page)).toBeHidden()
}

test(
  'promise 163: a locked page hides what it shows, and keeps the form and the place in it',
  { tag: '@journey' },
  async ({ app, page }) => {
    await app.signIn(page, accounts.external)
    await page.goto('/support')
    await page.getByLabel('Subject').fill('Half a')
    await page.getByLabel('Description').fill('ticket')
    await idleFor(app, 600)
    await comeBack(page)
    await expect(cover(page)).toBeVisible()
    await expect(cover(page).getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Description')).toBeHidden()
    await expect(page.getByRole('main')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expectAccessible(page)
    // While the session is locked, a dialog covers the page: Tab keeps the focus in it, and Escape does not close it.
    for (let n = 0; n < 8; n += 1) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await cover(page).getByLabel('Password', { exact: true }).fill('wrong')
    await page.keyboard.press('Enter')
    await expect(cover(page).getByText('This is not your password.')).toBeVisible()
    await unlock(page, accounts.external)
    await expect(page.getByLabel('Subject')).toHaveValue('Half a')
    await expect(page.getByLabel('Description')).toBeFocused()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Ticket sent').first()).toBeVisible()
  },
)

test('a reload and a new tab are locked too, and a proof in one tab opens the others', async ({
  app,
  page,
  context,
}) => {
  await app.signIn(page, accounts.external)
  await idleFor(app, 600)
  await page.goto('/support')
  await expect(cover(page)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.reload()
  await expect(cover(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await expect(cover(other)).toBeVisible()
  await unlock(other, accounts.external)
  await expect(other.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(cover(page)).toBeHidden()
  await expect(page.getByLabel('Subject')).toBeVisible()
})

test('use of one tab keeps the other open, and leaving both locks them', async ({
  app,
  page,
  context,
}) => {
  await app.signIn(page, accounts.external)
  await page.goto('/')
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await idleFor(app, 585)
  const other = await context.newPage()
  await other.goto('/support')
  await other.getByLabel('Subject').waitFor()
  await comeBack(page)
  // A key pressed in the other page, 15 seconds before the session would be locked, keeps both pages unlocked.
  await other.getByLabel('Subject').press('a')
  await page.waitForTimeout(20_000)
  await expect(cover(page)).toHaveCount(0)
  await expect(cover(other)).toHaveCount(0)
  await idleFor(app, 597)
  await comeBack(page)
  await comeBack(other)
  await expect(cover(page)).toBeVisible()
  await expect(cover(other)).toBeVisible()
})

test('a dialog of administration below the cover keeps what was typed', async ({ app, page }) => {
  await makeInternal(app, administrator)
  await giveRole(app, administrator, 'platform-admin')
  await signInAsAdministrator(page, app, '/admin/organizations/')
  await page.getByRole('button', { name: 'New organisation' }).click()
  const name = page.getByRole('alertdialog').getByLabel('Name')
  await name.fill('Half an institute')
  await idleFor(app, 600)
  await comeBack(page)
  await expect(cover(page)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  // The server accepts each code once, and the sign-in has used the present one, so enter the next one.
  await cover(page).getByLabel('Code').fill(codeOf(administrator.secret, 1))
  await expect(cover(page)).toBeHidden()
  await expect(name).toHaveValue('Half an institute')
})

test('in Arabic, dark, at 320 pixels', async ({ app, page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 568 })
  await context.addCookies([{ name: 'language', value: 'ar', url: app.origin }])
  await page.setExtraHTTPHeaders({ 'accept-language': 'ar' })
  await app.signIn(page, accounts.external)
  await idleFor(app, 600)
  await page.goto('/support')
  await expect(page.getByRole('dialog', { name: 'الجلسة مقفلة' })).toBeVisible()
  await expectAccessible(page)
})
