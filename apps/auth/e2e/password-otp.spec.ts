import type { Page } from '@playwright/test'
import { MailError } from '../../../tools/e2e/test-server.ts'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { accounts, newPassword } from './accounts.ts'

const code = (page: Page) => page.getByLabel('Verification code')
const sentTo = (page: Page, email: string) =>
  expect(page.getByText(`We sent a 6-digit code to ${email}.`)).toBeVisible()

/** Counts, from now on, how often the page sends a code to the server to be checked. */
function countChecks(page: Page): () => number {
  let checks = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/email_otp/validate_nfer_otp/')) checks++
  })
  return () => checks
}

async function start(page: Page, email: string, next = '/') {
  await page.goto(`/auth/signin?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
}

test(
  'password, then mailed code, by keyboard alone',
  { tag: '@journey' },
  async ({ page, app }) => {
    const { email, password } = accounts.ines
    await page.goto('/auth/signin?next=/healthz')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('heading', { name: 'Check your mail for verification code' }),
    ).toBeFocused()
    await page.keyboard.type(await app.outbox.lastCode(email))
    await arrive(page)
    expect(await app.outbox.count(email)).toBe(1)
  },
)

test(
  'mailed code, then a new password, which signs in from then on',
  { tag: '@journey' },
  async ({ page, app }) => {
    const { email } = accounts.noor
    await start(page, email)
    await sentTo(page, email)
    await code(page).fill(await app.outbox.lastCode(email))
    await expect(page.getByRole('heading', { name: 'Create your password' })).toBeFocused()
    const create = page.getByRole('button', { name: 'Create password' })
    await page.getByLabel('New password').fill(newPassword)
    await expect(create).toBeDisabled()
    await page.getByLabel('Confirm password').fill(newPassword)
    await create.click()
    await page.waitForURL('**/auth/eula**')

    await page.context().clearCookies()
    await start(page, email)
    await page.getByLabel('Password', { exact: true }).fill(newPassword)
    await page.keyboard.press('Enter')
    await expect(code(page)).toBeVisible()
  },
)

test('a password that everyone uses is refused with the reason', async ({ page, app }) => {
  const { email } = accounts.noor
  await start(page, email)
  await sentTo(page, email)
  await code(page).fill(await app.outbox.lastCode(email))
  const made = 'Noor@aldermoor.example1'
  await page.getByLabel('New password').fill(made)
  await page.getByLabel('Confirm password').fill(made)
  await page.getByRole('button', { name: 'Create password' }).click()
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('New password')).toHaveValue(made)
})

test('a wrong code is cleared and asked for again', async ({ page, app }) => {
  const { email } = accounts.noor
  await start(page, email)
  await sentTo(page, email)
  const right = await app.outbox.lastCode(email)
  const wrong = right === '000000' ? '000001' : '000000'
  const checks = countChecks(page)
  await code(page).fill(wrong)
  await expect(page.getByText('You have entered an incorrect code')).toBeVisible()
  await expect(code(page)).toHaveValue('')
  await expect(code(page)).toBeFocused()
  expect(checks()).toBe(1)
  // A password manager may fill in the same code again, so it is sent only when the user presses Verify.
  await code(page).fill(wrong)
  await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled()
  await expect(code(page)).toHaveValue(wrong)
  expect(checks()).toBe(1)
  await page.keyboard.press('Enter')
  await expect(code(page)).toHaveValue('')
  expect(checks()).toBe(2)
  await page.keyboard.type(right)
  await expect(page.getByRole('heading', { name: 'Create your password' })).toBeVisible()
})

/**
 * Ends the wait before another mail, on the server and in the page. The test must have installed
 * the page's clock.
 */
async function endCooldown(page: Page, app: App) {
  await app.server.query(`delete from rate_limits where key like 'mail%'`)
  await page.clock.fastForward(30_000)
}

test('after the fifth wrong code only a new one helps, also after a reload', async ({
  page,
  app,
}) => {
  const { email } = accounts.noor
  await page.clock.install()
  await start(page, email)
  await sentTo(page, email)
  const right = await app.outbox.lastCode(email)
  for (let tries = 1; tries <= 5; tries++) {
    await code(page).fill(String((Number(right) + tries) % 1_000_000).padStart(6, '0'))
    await expect(code(page)).toHaveValue('')
  }
  // The server would now refuse even the right code, so the page lets the user enter no code.
  const expectClosed = async () => {
    await expect(page.getByText('Too many wrong codes. Ask for a new one.')).toBeVisible()
    await expect(code(page)).toHaveValue('')
    await expect(code(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Verify' })).toHaveCount(0)
    await expect(page.getByText(/Too many attempts/)).toHaveCount(0)
    await expect(page.getByText(/We sent/)).toHaveCount(0)
  }
  await expectClosed()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expectClosed()
  await endCooldown(page, app)
  await page.getByRole('button', { name: 'Resend Code', exact: true }).click()
  await sentTo(page, email)
  await expect(code(page)).toBeFocused()
  await page.keyboard.type(await app.outbox.lastCode(email))
  await expect(page.getByRole('heading', { name: 'Create your password' })).toBeVisible()
})

test('a second browser is told that the code works only in the first, and gets its own', async ({
  page,
  browser,
  app,
}) => {
  const { email } = accounts.noor
  const first = await browser.newPage({ baseURL: app.origin })
  await start(first, email)
  await sentTo(first, email)
  const old = await app.outbox.lastCode(email)
  await page.clock.install()
  await start(page, email)
  await expect(page.getByText(/it works only where it was asked for/).first()).toBeVisible()
  await expect(page.getByText(/We sent/)).toHaveCount(0)
  await expect(code(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: /Resend Code in 0:\d\d/ })).toBeDisabled()
  await endCooldown(page, app)
  await page.getByRole('button', { name: 'Resend Code', exact: true }).click()
  await sentTo(page, email)
  await code(page).fill(await app.outbox.lastCode(email))
  await expect(page.getByRole('heading', { name: 'Create your password' })).toBeVisible()
  await code(first).fill(old)
  await expect(first.getByRole('heading', { name: 'Create your password' })).toBeVisible()
  await first.close()
})

test.describe('where codes live for ten minutes and no mail leaves', () => {
  const mailer = { send: () => Promise.reject(new MailError('The mail server refused')) }
  test.use({ serverOptions: { settings: { otpTtlS: 600 }, mailer } })

  test('nothing is said to have been sent', async ({ page }) => {
    await start(page, accounts.noor.email)
    await expect(page.getByText(/^We could not send a code to/)).toBeVisible()
    await expect(page.getByText(/We sent/)).toHaveCount(0)
    await expect(code(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Resend Code', exact: true })).toBeEnabled()
  })
})

test.describe('in a restricted environment', () => {
  test.use({
    serverOptions: { settings: { isFederated: true, envType: 'restricted', otpTtlS: 600 } },
  })

  test('no code is said to have been sent, and the device code is one step away', async ({
    page,
  }) => {
    await page.goto(`/auth/signin/password-otp?type=1&email=${accounts.noor.email}`)
    await expect(page.getByText('Sign in here with a device code')).toBeVisible()
    await expect(page.getByText(/^We could not send a code to/)).toBeVisible()
    await page.getByRole('link', { name: 'Start again' }).click()
    await expect(page.getByRole('heading', { name: 'You have not signed in' })).toBeVisible()
  })
})

test.describe('where codes live for 90 seconds', () => {
  test.use({ serverOptions: { settings: { otpTtlS: 90 } } })

  test('page and mail say so, and another step than the one that is due mails nothing', async ({
    page,
    app,
  }) => {
    await start(page, accounts.noor.email)
    await expect(page.getByText(/It is valid for 90 seconds\./)).toBeVisible()
    await app.outbox.lastCode(accounts.noor.email)
    const [mail] = await app.server.outbox(accounts.noor.email)
    expect(mail?.text).toContain('It is valid for 90 seconds and')
    await page.goto(`/auth/signin/password-otp?type=1&email=${accounts.ines.email}`)
    await expect(page.getByText('This sign-in was interrupted or has expired.')).toBeVisible()
    await expect(page.getByText(/^We could not send a code to/)).toBeVisible()
    expect(await app.outbox.count(accounts.ines.email)).toBe(0)
    await page.getByRole('link', { name: 'Start again' }).click()
    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  })
})

test('no reload, no way back and no second tab mails another code', async ({ page, app }) => {
  const { email } = accounts.noor
  await start(page, email)
  await sentTo(page, email)
  await page.reload()
  await sentTo(page, email)
  await page.goBack()
  await page.goForward()
  await sentTo(page, email)
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await sentTo(tab, email)
  await expect(tab.getByRole('button', { name: /Resend Code in 0:\d\d/ })).toBeDisabled()
  expect(await app.outbox.count(email)).toBe(1)
  await code(tab).fill(await app.outbox.lastCode(email))
  await expect(tab.getByRole('heading', { name: 'Create your password' })).toBeVisible()
})

test('who starts again at once goes on with the code that was mailed', async ({ page, app }) => {
  const { email } = accounts.noor
  await start(page, email)
  await sentTo(page, email)
  await start(page, email)
  await sentTo(page, email)
  expect(await app.outbox.count(email)).toBe(1)
  await code(page).fill(await app.outbox.lastCode(email))
  await expect(page.getByRole('heading', { name: 'Create your password' })).toBeVisible()
})

test('a code can be mailed again after 30 seconds, and only the new one is good', async ({
  page,
  app,
}) => {
  const { email } = accounts.noor
  await page.clock.install()
  await start(page, email)
  await sentTo(page, email)
  await expect(page.getByRole('button', { name: /Resend Code in 0:\d\d/ })).toBeDisabled()
  await page.clock.fastForward(30_000)
  // Only the page's clock was moved. The server refuses another mail, and the page shows the wait
  // that the server demands.
  await page.getByRole('button', { name: 'Resend Code', exact: true }).click()
  await expect(page.getByRole('button', { name: /Resend Code in 0:\d\d/ })).toBeDisabled()
  await sentTo(page, email)
  expect(await app.outbox.count(email)).toBe(1)
})

test('the sixth wrong password is still answered, and a throttle says how long and what helps', async ({
  page,
}) => {
  const { email } = accounts.ines
  await start(page, email)
  for (let tries = 1; tries <= 11; tries++) {
    await page.getByLabel('Password', { exact: true }).fill(`wrong ${tries}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy')
    await expect(
      page.getByText(tries < 11 ? 'Invalid Credentials' : /Too many attempts/).first(),
    ).toBeVisible()
  }
  const alert = page.getByRole('alert').filter({ hasText: /Too many/ })
  await expect(alert).toContainText('With a new password you can go on at once.')
  await alert.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})
