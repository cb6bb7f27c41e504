import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { endSessionDuring, loginAgain } from './ended-session.ts'

test.describe('in its last hour', () => {
  test.use({ serverOptions: { settings: { sessionTtlS: 1800 } } })

  test(
    'a session is told to end, below the app bar, until that is dismissed',
    { tag: '@journey' },
    async ({ app, page }) => {
      await app.signIn(page, accounts.internal)
      await page.goto('/')
      const banner = page.getByText(/expiring in \d+ minutes, Please login again/)
      await expect(banner).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(banner).toHaveCount(0)
      await page.reload()
      await page.getByRole('heading', { name: 'Signals' }).waitFor()
      await expect(banner).toHaveCount(0)
    },
  )
})

test(
  'a session that is gone keeps the page, and the words that were typed',
  { tag: '@journey' },
  async ({ app, page, context }) => {
    await app.signIn(page, accounts.external)
    await page.goto('/support')
    await page.getByLabel('Subject').fill('Half a')
    await page.getByLabel('Description').fill('ticket')
    await endSessionDuring(context, app.origin, () =>
      page.getByRole('button', { name: 'Send' }).click(),
    )
    await expect(page.getByText('User Session Expired')).toBeVisible()

    await expect(page.getByText('User is not authenticated')).toBeAttached()
    await loginAgain(page, accounts.external)
    await expect(page.getByText('Login Successful').first()).toBeVisible()
    await expect(page.getByText(/Your ticket was not sent: please send it again/)).toBeVisible()
    await expect(page.getByText('User is not authenticated')).toHaveCount(0)
    await expect(page.getByLabel('Subject')).toHaveValue('Half a')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Ticket sent').first()).toBeVisible()
  },
)
