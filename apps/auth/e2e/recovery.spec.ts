import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { accounts, newPassword } from './accounts.ts'

/** A password of eight characters: too short for a new password, except on the page of a mailed link. */
const short = 'quiet-do'

test(
  'a forgotten password is replaced by the mailed link, once',
  { tag: '@journey' },
  async ({ page, app }) => {
    const { email } = accounts.ada
    await page.goto(`/auth/signin/password?email=${email}&next=/healthz`)
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    const sent = page.getByText('Check your email for account recovery instructions.')
    await expect(sent).toBeVisible()
    const link = await app.outbox.lastLink(email)
    await page.reload()
    await expect(sent).toBeVisible()

    await page.goto(link)
    // The page gets the email address from the link. It accepts any password of at least eight characters that is not
    // common.
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('New password')).toBeFocused()
    await page.getByLabel('New password').fill('password1')
    await page.getByLabel('Confirm password').fill('password1')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This password is one of the most common ones')).toBeVisible()
    await page.getByLabel('New password').fill(short)
    await expect(page.getByText('This password is one of the most common ones')).toHaveCount(0)
    await page.getByLabel('Confirm password').fill(short)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByText('Success. Redirecting to login...')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)

    // The mailed link contains the `next` of the page on which the link was requested.
    await page.keyboard.press('Enter')
    await page.getByLabel('Password', { exact: true }).fill(short)
    await page.keyboard.press('Enter')
    await arrive(page)

    await page.goto(link)
    await expect(page.getByText('Code is invalid or expired')).toBeVisible()
    await page.getByRole('link', { name: 'Request a new link' }).click()
    // A link was mailed a moment ago, so the page offers to resend it.
    await expect(page.getByRole('button', { name: /^Resend link/ })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('next')).toBe('/healthz')
  },
)

test('an unknown address is said to have no account', async ({ page }) => {
  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email').fill('nobody@acme.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User not found')).toBeVisible()
})

test(
  'the security question mails a link that resets the password',
  { tag: '@journey' },
  async ({ page, app }) => {
    const { email } = accounts.ines
    // No sign-in is under way when this screen is opened, so it leads back to the start.
    await page.goto(`/auth/signin/password-otp?type=2&email=${email}&next=/healthz`)
    await page.getByRole('button', { name: 'Forgot Password' }).click()
    await page.getByRole('link', { name: 'Start again' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Forgot Password' }).click()
    await page.getByLabel('Answer').fill('Nowhere')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Invalid answer. Try again.')).toBeVisible()
    await page.getByLabel('Answer').fill('Harbour Wing')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()

    await page.goto(await app.outbox.lastLink(email))
    await page.getByLabel('New password').fill(newPassword)
    await page.getByLabel('Confirm password').fill(newPassword)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.keyboard.press('Enter')
    await page.getByLabel('Password', { exact: true }).fill(newPassword)
    await page.keyboard.press('Enter')
    await page.getByLabel('Verification code').fill(await app.outbox.lastCode(email))
    await page.keyboard.press('Enter')
    await arrive(page)
  },
)

test.describe('without security questions', () => {
  test.use({
    serverOptions: { settings: { securityQuestions: false, resetPasswordMinLength: 9 } },
  })

  test('a forgotten password of two factors is replaced by the mailed link, too', async ({
    page,
    app,
  }) => {
    const { email } = accounts.ines
    await page.goto('/auth/signin?next=/healthz')
    await page.getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Forgot Password' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await page.goto(await app.outbox.lastLink(email))
    await page.getByLabel('Email').fill(email)
    await expect(page.getByText('Choose a new password of at least 9 characters.')).toBeVisible()
    for (const password of [short, `${short}x`]) {
      await page.getByLabel('New password').fill(password)
      await page.getByLabel('Confirm password').fill(password)
      await page.keyboard.press('Enter')
      await expect(
        page.getByText(
          password === short
            ? 'Password is too small, it should have atleast 9 characters'
            : 'Success. Redirecting to login...',
        ),
      ).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.keyboard.press('Enter')
    await page.getByLabel('Password', { exact: true }).fill(`${short}x`)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Verification code')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('next')).toBe('/healthz')
  })
})
