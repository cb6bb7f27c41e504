import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { accounts, newPassword } from './accounts.ts'

test('a forgotten password is replaced by the mailed link, once', async ({ page, app }) => {
  const { email } = accounts.ada
  await page.goto(`/auth/signin/password?email=${email}&next=/healthz`)
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send instructions' }).click()
  await expect(page.getByText('Check your email for account recovery instructions.')).toBeVisible()
  const link = await app.outbox.lastLink(email)

  await page.goto(link)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Success. Redirecting to login...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  await page.goto(`/auth/signin/password?email=${email}&next=/healthz`)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await arrive(page)

  await page.goto(link)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('New password').fill(`${newPassword}2`)
  await page.getByLabel('Confirm password').fill(`${newPassword}2`)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /expired/ })).toBeVisible()
})

test('an unknown address is said to have no account', async ({ page }) => {
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email').fill('nobody@acme.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User not found')).toBeVisible()
})

test('the security question mails a link that resets the password', async ({ page, app }) => {
  const { email } = accounts.ines
  await page.goto('/auth/signin')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await page.getByLabel('Answer').fill('Nowhere')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid answer. Try again.')).toBeVisible()
  await page.getByLabel('Answer').fill('Harbour Wing')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: 'Check your mail for the password reset link' }),
  ).toBeVisible()

  await page.goto(await app.outbox.lastLink(email))
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Verification code')).toBeVisible()
})
