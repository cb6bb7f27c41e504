import type { Page } from '@playwright/test'
import { signIn, startTestServer } from '@vestibule/server/testing'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { accounts } from './accounts.ts'

test.use({ serverOptions: { settings: { envType: 'restricted', isFederated: true } } })

async function shownCode(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'You have not signed in' })).toBeVisible()
  const label = await page
    .getByRole('img', { name: /^Code: \S( \S){5}$/ })
    .getAttribute('aria-label')
  return (label ?? '').slice('Code: '.length).replaceAll(' ', '')
}

/** Decides from the open part of the platform: another server on the same data. */
async function decide(app: App, code: string, decision: 'approve' | 'deny') {
  const open = await startTestServer({ shareDatabaseOf: app.server, clock: 'system' })
  const desktop = await signIn(open, accounts.ada.email, accounts.ada.password)
  const answer = await desktop.post('/auth_api/v1/accounts/login/code/approve/', { code, decision })
  expect(answer.status, answer.text).toBe(200)
  await open.close()
}

test('a code that a desktop approves signs this browser in', async ({ page, app }) => {
  await page.goto('/auth/signin?next=/healthz')
  const code = await shownCode(page)
  await expect(page.getByLabel('Email')).toHaveCount(0)
  const verify = page.getByRole('button', { name: 'Click Here' })
  await verify.click()
  await expect(page.getByText('This code has not been approved yet.')).toBeVisible()
  await decide(app, code, 'approve')
  await verify.click()
  await arrive(page)
})

test('a code that is denied does not', async ({ page, app }) => {
  await page.goto('/auth/signin/code')
  await decide(app, await shownCode(page), 'deny')
  await page.getByRole('button', { name: 'Click Here' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The request was denied' })).toBeVisible()
})

test('a code expires after nine cycles, and Refresh brings another', async ({ page }) => {
  await page.clock.install()
  await page.goto('/auth/signin')
  const code = await shownCode(page)
  for (let cycle = 1; cycle <= 9; cycle++) {
    await page.clock.runFor(30_000)
    await page.clock.runFor(2000)
  }
  await expect(page.getByRole('alertdialog', { name: 'Code Expired' })).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await shownCode(page)).not.toBe(code)
})

test('the address cannot be selected, the code can', async ({ page }) => {
  await page.goto('/auth/signin')
  const code = await shownCode(page)
  await page.keyboard.press('ControlOrMeta+A')
  const selected = await page.evaluate(() => String(getSelection()).replace(/\s/g, ''))
  expect(selected).toContain(code)
  expect(selected).not.toContain('/device')
})
