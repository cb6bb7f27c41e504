import type { Page } from '@playwright/test'
import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { codeOf } from './authenticator.ts'
import { plugIn } from './virtual-authenticator.ts'

const { ada } = accounts

test.use({ serverOptions: { settings: { twoFactors: 'all', strictReset: true } } })

async function enterPassword(page: Page, app: App) {
  await page.getByLabel('Email').fill(ada.email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^${app.origin}/auth/second-factor`))
}

/** Sets up an authenticator on the screen. Resolves to its key. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Use an authenticator app' }).click()
  await page.getByRole('button', { name: 'setup key' }).click()
  const key = await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()
  const secret = key?.replaceAll(' ', '') ?? ''
  await page.getByLabel('Code from the app').fill(codeOf(secret))
  await expect(page.getByRole('heading', { name: 'Save Your Recovery Code' })).toBeVisible()
  return secret
}

/** Goes on past the recovery codes. They were neither copied nor saved, so the page wants a second press of ‘Next’. */
async function passCodes(page: Page) {
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
}

test(
  'promise 159: a password leads to setting up an authenticator, and then to where the user wanted',
  { tag: '@journey' },
  async ({ page, app }) => {
    // The browser sends no fragment to the server, so only the page can keep `#part` until the sign-in is complete.
    await page.goto('/auth/signin?next=%2Fopenapi#part')
    await enterPassword(page, app)
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeFocused()
    await expectGoodLooks(page)
    // Without a second factor no page of the platform opens: each leads back to this screen.
    await page.goto('/?a=1#there')
    await expect(page).toHaveURL(/\/auth\/second-factor\?next=%2F%3Fa%3D1#there$/)
    await page.goBack()
    await setUp(page)
    await passCodes(page)
    await page.waitForURL(`${app.origin}/openapi#part`)
  },
)

test('the authenticator is asked for the next time, and a recovery code leads to another', async ({
  page,
  app,
}) => {
  await page.goto('/auth/signin?next=/openapi')
  await enterPassword(page, app)
  const secret = await setUp(page)
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  const codes = await list.allTextContents()
  await passCodes(page)
  await page.waitForURL(`${app.origin}/openapi`)

  await page.context().clearCookies()
  await page.goto('/auth/signin?next=/openapi')
  await enterPassword(page, app)
  await page.getByLabel('Authentication code').fill(codeOf(secret, 1))
  await page.waitForURL(`${app.origin}/openapi`)

  await page.context().clearCookies()
  await page.goto('/auth/signin?next=/openapi')
  await enterPassword(page, app)
  await page.getByRole('button', { name: 'Use Recovery codes instead' }).click()
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').replace('-', ''))
  await expect(page.getByText(/^The recovery code was right/)).toBeVisible()
  await setUp(page)
  await passCodes(page)
  await page.waitForURL(`${app.origin}/openapi`)
})

test('a passkey is the second factor, or both at once', async ({ page, app }) => {
  await plugIn(page)
  await page.goto('/auth/signin?next=/openapi')
  await enterPassword(page, app)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Save Your Recovery Code' })).toBeVisible()
  await passCodes(page)
  await page.waitForURL(`${app.origin}/openapi`)

  // The start screen suggests the passkey, which counts as two factors, so the page asks for no password.
  await page.context().clearCookies()
  await page.goto('/auth/signin?next=/openapi')
  await page.waitForURL(`${app.origin}/openapi`)

  await page.addInitScript(() =>
    Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable'),
  )
  await page.context().clearCookies()
  await page.goto('/auth/signin?next=/openapi')
  await enterPassword(page, app)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.waitForURL(`${app.origin}/openapi`)
})

test('two tabs: the one that is slower arrives as well', async ({ page, app }) => {
  await page.goto('/auth/signin?next=/openapi')
  await enterPassword(page, app)
  const other = await page.context().newPage()
  await other.goto('/openapi?tab=2')
  await other.goto('/auth/second-factor?next=/openapi')
  await expect(other.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  await setUp(page)
  await passCodes(page)
  await page.waitForURL(`${app.origin}/openapi`)
  // Both tabs have the same session, which has its second factor by now, so the slower tab has nothing to set up.
  await other.reload()
  await other.waitForURL(`${app.origin}/openapi`)
})

test('the start says that the sign-in is not complete, and leads on', async ({ page, app }) => {
  await page.goto('/auth/signin?next=/openapi')
  await enterPassword(page, app)
  await page.goto('/auth/signin?next=/openapi')
  await expect(page.getByText('Your sign-in is not complete yet')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).last().click()
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
})

test('promise 160: a mailed link resets the password only with the second factor', async ({
  page,
  app,
}) => {
  await page.goto('/auth/signin?next=/openapi')
  await enterPassword(page, app)
  const secret = await setUp(page)
  await passCodes(page)
  await page.waitForURL(`${app.origin}/openapi`)
  await page.context().clearCookies()

  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email').fill(ada.email)
  await page.keyboard.press('Enter')
  // Wait for the mail with the reset link: until it arrives, the last link is that of the mail about the authenticator.
  await expect.poll(() => app.outbox.lastLink(ada.email)).toContain('/auth/reset-password')
  await page.goto(await app.outbox.lastLink(ada.email))
  await expect(page.getByText(/^This account has a second factor/)).toBeVisible()
  await expectGoodLooks(page)
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await page.getByLabel('Authentication code').fill(codeOf(secret, 100))
  await expect(page.getByText('You have entered an incorrect code')).toBeVisible()
  await page.getByLabel('Authentication code').fill(codeOf(secret, 1))
  await page.getByLabel('New password').fill('Meridian-7-Quiet!')
  await page.getByLabel('Confirm password').fill('Meridian-7-Quiet!')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Success. Redirecting to login...')).toBeVisible()
})
