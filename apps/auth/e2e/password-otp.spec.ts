import type { Page } from '@playwright/test'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { accounts, newPassword } from './accounts.ts'

const code = (page: Page) => page.getByLabel('Verification code')
const sentTo = (page: Page, email: string) =>
  expect(page.getByText(`We sent a 6-digit code to ${email}.`)).toBeVisible()

/** How often a code was sent to be checked, from here on. */
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
  { tag: '@postgres' },
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
  { tag: '@postgres' },
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
  // What fills the boxes anew may be a machine: the same code waits for the person.
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
  // The server's own clock stands at the cooldown still: what it says wins.
  await page.getByRole('button', { name: 'Resend Code', exact: true }).click()
  await expect(page.getByRole('button', { name: /Resend Code in 0:\d\d/ })).toBeDisabled()
  await sentTo(page, email)
  expect(await app.outbox.count(email)).toBe(1)
})

test('the sixth wrong password is still answered, and a throttle says how long', async ({
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
})

test('two clicks are one attempt', async ({ page }) => {
  await page.goto('/auth/signin')
  const starts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth_api/v1/login/')) starts.push(request.url())
  })
  await page.getByLabel('Email').fill(accounts.ines.email)
  await page.getByRole('button', { name: 'Verify and Proceed' }).dblclick()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect(starts).toHaveLength(1)
})
