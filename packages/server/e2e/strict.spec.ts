import { demoPassword } from '../src/testing/sign-in-steps.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { makeCertificates } from '../src/testing/certificates.ts'

const certificates = makeCertificates()
test.afterAll(() => certificates.remove())
test.use({
  ignoreHTTPSErrors: true,
  serverOptions: {
    env: {
      TLS_CERTIFICATE_FILE: certificates.certificateFile,
      TLS_KEY_FILE: certificates.keyFile,
      HSTS: 'subdomains',
      PREFIXED_COOKIES: 'true',
      PASSWORD_RULES: 'length',
      STRICT_PASSWORD_CHANGE: 'true',
      IDLE_LOCK_MINUTES: '15',
    },
  },
})

test('promises 164 and 165: pages sign in, change the language and the password under the settings of a strict installation', async ({
  page,
  app,
}) => {
  const email = 'ada@northfield.example'
  const answer = await page.goto('/auth/signin?next=/auth/account/security')
  expect(answer?.headers()['strict-transport-security']).toMatch(/includeSubDomains/)
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Change your password' }).click()
  await expect(page.getByText('12 to 100 characters')).toBeVisible()
  await expect(page.getByText(/special character/)).toBeHidden()
  const next = 'slow lantern over water'
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('Confirm password').fill(next)
  await app.server.query(`update sessions set proven_at = now() - interval '1 hour'`)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Your password was changed/).first()).toBeVisible()

  await page.context().clearCookies({ name: '__Host-sessionid' })
  await page.goto('/auth/signin')
  await page.getByLabel('Language').selectOption('de')
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible()
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).toContain('__Host-language')
  expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([])
  expect(app.origin).toMatch(/^https:/)
})
