import type { Page } from '@playwright/test'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { accounts, newPassword } from './accounts.ts'
import { codeOf } from './authenticator.ts'

test.use({ database: 'pglite' })

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, role: 'button' | 'checkbox' | 'link' | 'radio', name: RegExp) {
  const target = page.getByRole(role, { name }).first()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 30; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(`/auth/signin/password?email=${email}&next=/healthz`)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

test('by keyboard alone: asking for access', async ({ page }) => {
  await page.goto('/auth/signin')
  await page.keyboard.type('new.person@aldermoor.example')
  await tabTo(page, 'button', /^New User/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First Name')).toBeFocused()
  await expect(page).toHaveTitle('Request access · Sign In')
  for (const text of ['New', 'Person', '', 'Survival outcomes']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await tabTo(page, 'button', /^Request access$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^We've sent/ })).toBeVisible()
})

test('by keyboard alone: recovering the account', async ({ page, app }) => {
  const { email } = accounts.ada
  await page.goto(`/auth/signin/password?email=${email}&next=/healthz`)
  await tabTo(page, 'link', /^Forgot Password$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Forgot Password · Sign In')
  await tabTo(page, 'button', /^Send reset link$/)
  await page.keyboard.press('Enter')
  await page.goto(await app.outbox.lastLink(email))
  await page.getByRole('heading', { level: 1 }).focus()
  for (const text of [email, newPassword]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Success. Redirecting to login...')).toBeVisible()
})

test('by keyboard alone: accepting terms', async ({ page }) => {
  await signIn(page, accounts.priya)
  await expect(page.getByRole('heading', { name: 'Data Use Agreement' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'Data Use Agreement' })).toBeFocused()
  await tabTo(page, 'checkbox', /^I have read/)
  await page.keyboard.press('Space')
  await tabTo(page, 'button', /^Accept$/)
  await page.keyboard.press('Enter')
  await arrive(page)
})

test('by keyboard alone: choosing a customer', async ({ page }) => {
  await signIn(page, accounts.sam)
  await expect(page.getByRole('heading', { name: 'Select a customer' })).toBeFocused()
  await tabTo(page, 'radio', /./)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await tabTo(page, 'button', /^Continue$/)
  await page.keyboard.press('Enter')
  await arrive(page)
})

test('by keyboard alone: setting up an authenticator', async ({ page, app }) => {
  const { email } = accounts.mei
  await page.goto(`/auth/signin?next=/healthz`)
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Verification code')).toBeFocused()
  await page.keyboard.type(await app.outbox.lastCode(email))
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', /^setup key$/)
  await page.keyboard.press('Enter')
  const key = await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()
  await page.getByRole('heading', { level: 1 }).focus()
  // The heading has the focus. The page passes what is typed there to the field for the code.
  await page.keyboard.type(codeOf((key ?? '').replaceAll(' ', '')))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Save Your Recovery Code' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  await tabTo(page, 'button', /^Next$/)
  await page.keyboard.press('Enter')
  // The codes were neither copied nor saved, so the page asks for confirmation first.
  await expect(page.getByText(/^You have not copied/)).toBeVisible()
  await page.keyboard.press('Enter')
  await arrive(page)
})
