import { expect, test } from '../../../tools/e2e/fixtures.ts'

const known = 'known@calder.example'
const unknown = 'unknown@calder.example'

// The only account has no password yet, so its sign-in begins with a mailed code. For an unknown
// address the page must look the same.
test.use({
  serverOptions: {
    env: { HIDE_ACCOUNTS: 'true' },
    importFile: {
      organizations: [{ id: 'calder', name: 'Calder', is_internal: false }],
      users: [
        {
          email: known,
          first_name: 'Known',
          last_name: 'Person',
          organization: 'calder',
          sign_in_method: 'password_and_email_otp',
        },
      ],
    },
  },
})

test('where accounts are hidden the same true words are said to everyone', async ({
  page,
  app,
}) => {
  for (const email of [known, unknown]) {
    await page.goto('/auth/signin')
    await page.getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await expect(
      page.getByText(`If there is an account for ${email}, we sent it a 6-digit code.`),
    ).toBeVisible()
    await expect(page.getByText(/^We sent/)).toHaveCount(0)
    await page.goto(`/auth/forgot-password?email=${email}`)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'account recovery' })).toHaveText(
      `If there is an account for ${email}, check your email for account recovery instructions.Only the link in the newest mail works.`,
    )
  }
  expect(await app.outbox.lastCode(known)).toMatch(/^\d{6}$/)
  expect(await app.outbox.count(known)).toBe(2)
  expect(await app.outbox.count(unknown)).toBe(0)
})
