import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { codeOf, readQrCode } from './authenticator.ts'
import { accounts } from './accounts.ts'

async function passMail(page: Page, app: App, email: string) {
  await page.goto('/auth/signin?next=/healthz')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We sent a 6-digit code to ${email}.`)).toBeVisible()
  await page.getByLabel('Verification code').fill(await app.outbox.lastCode(email))
}

async function setUp(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Set up Authenticator app' })).toBeVisible()
  // Reads the QR code from the screen, like a phone.
  const scanned = await readQrCode(page.getByRole('img', { name: /QR code/ }))
  const secret = new URL(scanned).searchParams.get('secret') ?? ''
  expect(scanned).toMatch(/^otpauth:\/\/totp\//)
  await page.getByRole('button', { name: 'setup key' }).click()
  const key = await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()
  expect(key?.replaceAll(' ', '')).toBe(secret)
  await page.getByLabel('Code from the app').fill(codeOf(secret))
  await expect(page.getByRole('heading', { name: 'Save Your Recovery Code' })).toBeFocused()
  return secret
}

async function saveCodes(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('recovery_codes.txt')
  const codes = (await readFile(await file.path(), 'utf8')).trim().split('\n')
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveText(
    codes,
  )
  await page.getByRole('button', { name: 'Next' }).click()
  return codes
}

test('the authenticator that is set up signs in, by keyboard alone', async ({ page, app }) => {
  const { email, secret } = accounts.tomas
  await passMail(page, app, email)
  await expect(page.getByRole('heading', { name: 'Two-factor Authentication' })).toBeFocused()
  await page.keyboard.type(codeOf(secret))
  await arrive(page)
})

test('a wrong code is cleared and asked for again', async ({ page, app }) => {
  const { email, secret } = accounts.tomas
  await passMail(page, app, email)
  const boxes = page.getByLabel('Authentication code')
  await boxes.fill(codeOf(secret, 100))
  await expect(page.getByText('You have entered an incorrect code')).toBeVisible()
  await expect(boxes).toHaveValue('')
  await expect(boxes).toBeFocused()
})

test(
  'who has none sets one up and keeps the recovery codes',
  { tag: '@journey' },
  async ({ page, app }) => {
    await passMail(page, app, accounts.mei.email)
    await setUp(page)
    const codes = await saveCodes(page)
    expect(codes).toHaveLength(10)
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
    await arrive(page)
  },
)

test('a reload at the recovery codes shows no other key, and offers new codes', async ({
  page,
  app,
}) => {
  await passMail(page, app, accounts.mei.email)
  const secret = await setUp(page)
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  const first = await list.allTextContents()
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/^You have not copied/)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Save Your Recovery Code' })).toBeFocused()
  await expect(page.getByText(/they are not shown twice/)).toBeVisible()
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await expect(list).toHaveCount(10)
  expect(await list.allTextContents()).not.toEqual(first)
  const [code = ''] = await saveCodes(page)
  await arrive(page)

  // At the next sign-in a wrong code and an old recovery code are refused, and a new recovery code
  // works.
  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await app.server.query(`delete from rate_limits where key like 'mail%'`)
  await passMail(page, app, accounts.mei.email)
  await page.getByLabel('Authentication code').fill(codeOf(secret, 100))
  await expect(page.getByText('You have entered an incorrect code')).toBeVisible()
  await page.getByRole('button', { name: 'Use Recovery codes instead' }).click()
  await page.getByLabel('Recovery code').fill(first[0]?.replace('-', '') ?? '')
  await expect(page.getByText('You have entered an incorrect code')).toBeVisible()
  await page.getByLabel('Recovery code').fill(code.replace('-', ''))
  await expect(page.getByRole('heading', { name: 'Did you lose your device?' })).toBeVisible()
})

test('whoever sets up a new device can sign out instead', async ({ page, app }) => {
  const { email, recoveryCode } = accounts.tomas
  await passMail(page, app, email)
  await page.getByRole('button', { name: 'Use Recovery codes instead' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode.replace('-', ''))
  await page.getByRole('button', { name: 'Set up a new device' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  const me = await page.request.get(`${app.origin}/auth_api/v1/users/me/`)
  expect(me.status()).toBe(401)
})

test('setting up a device without a session keeps the focus, and leads to the start', async ({
  page,
}) => {
  await page.goto(`/auth/signin/setup-new-device?email=${accounts.mei.email}`)
  await expect(page.getByText('This sign-in was interrupted or has expired.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Set up Authenticator app' })).toBeFocused()
  await page.getByRole('link', { name: 'Start again' }).click()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
})

test('a reload begins the flow anew, and mails no other code', async ({ page, app }) => {
  const { email } = accounts.mei
  await passMail(page, app, email)
  await expect(page.getByRole('heading', { name: 'Set up Authenticator app' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Verification code')).toBeVisible()
  expect(await app.outbox.count(email)).toBe(1)
})

test(
  'a recovery code signs in once and leads to a new device',
  { tag: '@journey' },
  async ({ page, app }) => {
    const { email, recoveryCode } = accounts.tomas
    await passMail(page, app, email)
    await page.getByRole('button', { name: 'Use Recovery codes instead' }).click()
    // Set the code with its hyphen, as password managers fill it in.
    await page.getByLabel('Recovery code').evaluate((input: HTMLInputElement, text) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, recoveryCode)
    await page.getByRole('button', { name: 'Set up a new device' }).click()
    await setUp(page)
    await page.reload()
    await page.getByRole('button', { name: 'I have saved my codes' }).click()
    await arrive(page)
  },
)
