import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

/** Opens the start screen but holds back its JavaScript. Returns a function that lets it arrive. */
async function openWithoutCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/auth/signin?next=/healthz', { waitUntil: 'commit' })
  await expect(page.getByLabel('Email')).toBeFocused()
  return release
}

test('what is typed before the code arrives stays, with the focus', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))

  const release = await openWithoutCode(page)
  await page.keyboard.type('ines@vestibule')
  release()
  await page.getByRole('button', { name: 'Trouble Logging in?' }).click()
  await expect(page.getByText(/received an invite email/)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ines@vestibule')
  await page.getByLabel('Email').focus()
  await page.keyboard.press('End')
  await page.keyboard.type('.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Enter Password to Continue' })).toBeVisible()
  expect(problems).toEqual([])
  expect(requests).not.toContain('/auth_api/v1/config/')
})

test('Enter before the code arrives is not lost, and next neither', async ({ page }) => {
  const release = await openWithoutCode(page)
  await page.keyboard.type(accounts.ines.email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toHaveValue(accounts.ines.email)
  release()
  await expect(page.getByRole('heading', { name: 'Enter Password to Continue' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('next')).toBe('/healthz')
})

test('a button pressed before the code arrives does its work once the code is there', async ({
  page,
}) => {
  const release = await openWithoutCode(page)
  const trouble = page.getByRole('button', { name: 'Trouble Logging in?' })
  await trouble.click()
  release()
  await expect(page.getByText(/received an invite email/)).toBeVisible()
  await trouble.click()
  await expect(page.getByText(/received an invite email/)).toBeHidden()
})

for (const part of ['index', 'start-texts']) {
  test(`a page without its ${part} says so, and keeps what was typed when it is tried again`, async ({
    page,
  }) => {
    const missing = `**/assets/${part}-*.js`
    await page.route(missing, (route) => route.abort())
    await page.goto('/auth/signin?next=/healthz#part')
    const notice = page.getByRole('alert').filter({ hasText: 'This page has not started' })
    await expect(notice).toBeVisible()
    await page.getByLabel('Email').fill(accounts.ines.email)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('email') === accounts.ines.email)
    await expect(notice).toBeVisible()
    await page.unroute(missing)
    await notice.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(accounts.ines.email)
    await page.getByRole('button', { name: 'Verify and Proceed' }).click()
    await expect(page.getByRole('heading', { name: 'Enter Password to Continue' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('next')).toContain('/healthz')
  })
}

test('a later screen without its code says so in the language of the page', async ({
  browser,
  app,
}) => {
  const page = await browser.newPage({ baseURL: app.origin, locale: 'de-DE' })
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/auth/forgot-password')
  await expect(page.getByText('Diese Seite ist nicht gestartet')).toBeVisible()
  await page.unroute('**/assets/index-*.js')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.close()
})

test('without JavaScript nothing is sent, and the page says at its top what it needs', async ({
  browser,
  app,
}) => {
  const page = await browser.newPage({ baseURL: app.origin, javaScriptEnabled: false })
  await page.goto('/auth/signin?next=/reports')
  // Playwright's `getByText` finds nothing within `noscript`.
  const needed = page.locator('noscript > p')
  await expect(needed).toBeInViewport()
  expect(await needed.textContent()).toContain('Signing in needs JavaScript')
  await page.getByLabel('Email').fill('ines@acme.example')
  await page.getByLabel('Email').press('Enter')
  await page.getByRole('button', { name: 'Verify and Proceed' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('ines@acme.example')
  await expect(page).toHaveURL('/auth/signin?next=/reports')
  await page.close()
})

test.describe('with a branding file', () => {
  test.use({
    serverOptions: {
      settings: { brandingFile: fileURLToPath(new URL('branding.json', import.meta.url)) },
    },
  })

  test('its colour and theme are there before the code and after it', async ({ page }) => {
    const release = await openWithoutCode(page)
    const background = () =>
      page.locator('.vb-page-shell').evaluate((shell) => getComputedStyle(shell).backgroundColor)
    expect(await background()).toBe('rgb(18, 52, 86)')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.type('ines')
    release()
    await page.getByRole('button', { name: 'Trouble Logging in?' }).click()
    await expect(page.getByText(/received an invite email/)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('ines')
    expect(await background()).toBe('rgb(18, 52, 86)')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('where nobody can sign up', () => {
  test.use({
    serverOptions: { settings: { signUp: { enabled: false, options: [], organizationId: null } } },
  })

  test('the page says so before its code arrives', async ({ page }) => {
    await openWithoutCode(page)
    await expect(page.getByRole('button', { name: 'New User? Sign up' })).toHaveCount(0)
  })
})
