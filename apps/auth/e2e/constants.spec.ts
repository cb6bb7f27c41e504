import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { actMailed, answer } from './stubs.ts'

const mailCode = 'POST accounts/login/email_otp/generate_nfer_otp/'
const checkCode = 'POST accounts/login/email_otp/validate_nfer_otp/'

test('a success is told for 6 seconds, and Copied for one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await answer(page, mailCode, null)
  await answer(page, checkCode, { totp_device_setup: false })
  await answer(page, 'GET accounts/login/totp/generate_qr_code/', {
    url: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
    secret: 'JBSWY3DPEHPK3PXP',
  })
  await page.goto(`/auth/signin/two-factor?email=${accounts.mei.email}`)
  await page.getByLabel('Verification code').fill('123456')
  await page.keyboard.press('Enter')
  const praise = page.getByRole('listitem').filter({ hasText: 'Email verified successfully' })
  await expect(praise).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 1000))
  await page.getByRole('button', { name: 'setup key' }).click()
  await page.getByRole('button', { name: 'Copy' }).click()
  const copied = page.getByRole('button', { name: 'Copied' })
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('JBSWY3DPEHPK3PXP')
  await page.clock.runFor(990)
  await expect(copied).toBeVisible()
  await page.clock.runFor(20)
  await expect(copied).toHaveCount(0)
  await expect(praise).toBeVisible()
  await page.clock.runFor(6000)
  await expect(praise).toHaveCount(0)
})

test('cards are 500 pixels wide; page and card have the colours of the brand', async ({ page }) => {
  await page.goto(`/auth/signin/password?email=${accounts.ada.email}`)
  const card = page.getByRole('main')
  expect((await card.boundingBox())?.width).toBe(500)
  const colourOf = (selector: string, name: 'backgroundColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, key) => getComputedStyle(element)[key], name)
  expect(await colourOf('.vb-page-shell', 'backgroundColor')).toBe('rgb(38, 112, 255)')
  expect(await colourOf('main', 'backgroundColor')).toBe('rgb(255, 255, 255)')
  expect(await colourOf('button[type=submit]', 'backgroundColor')).toBe('rgb(51, 103, 214)')
})

test('fields say to password managers and keyboards what they are for', async ({ page }) => {
  const attributes = async (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .evaluate((field: HTMLInputElement) => [field.type, field.autocomplete, field.inputMode])
  await page.goto('/auth/signin')
  expect(await attributes('Email')).toEqual(['email', 'username webauthn', ''])
  await page.goto('/auth/forgot-password')
  expect(await attributes('Email')).toEqual(['email', 'username', ''])
  await page.goto(`/auth/signin/password?email=${accounts.ada.email}`)
  expect(await attributes('Password')).toEqual(['password', 'current-password', ''])
  const hidden = page.locator('input[name=username][autocomplete=username]')
  await expect(hidden).toHaveValue(accounts.ada.email)
  await actMailed(page)
  await page.goto('/auth/signin/reset-password-otp?uidb64=a&token=b&email=a@b.example')
  for (const label of ['New password', 'Confirm password']) {
    expect(await attributes(label)).toEqual(['password', 'new-password', ''])
    await expect(page.getByLabel(label)).toHaveAttribute('passwordrules', /minlength: ?12/)
  }
  await page.goto('/auth/reset-password?uidb64=a&token=b')
  expect(await attributes('Email')).toEqual(['email', 'username', ''])
  expect(await attributes('New password')).toEqual(['password', 'new-password', ''])
  await page.goto('/auth/registration')
  expect(await attributes('First Name')).toEqual(['text', 'given-name', ''])
  expect(await attributes('Last Name')).toEqual(['text', 'family-name', ''])
  expect(await attributes('Institutional Email')).toEqual(['email', 'email', ''])
  await answer(page, mailCode, null)
  await answer(page, checkCode, { totp_device_setup: true })
  await page.goto(`/auth/signin/two-factor?email=${accounts.tomas.email}`)
  expect(await attributes('Verification code')).toEqual(['text', 'one-time-code', 'numeric'])
  await page.getByLabel('Verification code').fill('123456')
  await page.keyboard.press('Enter')
  expect(await attributes('Authentication code')).toEqual(['text', 'one-time-code', 'numeric'])
  await page.getByRole('button', { name: 'Use Recovery codes instead' }).click()
  expect(await attributes('Recovery code')).toEqual(['text', 'off', 'text'])
})
