import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { accounts } from './accounts.ts'

test('an unknown address is said to have no account, and stays in the field', async ({ page }) => {
  await page.goto('/auth/signin')
  await page.getByLabel('Email').fill('nobody@acme.example')
  await page.getByRole('button', { name: 'Verify and Proceed' }).click()
  await expect(page.getByText("Account doesn't exist")).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@acme.example')
  await expect(page).toHaveTitle('Error: Get Started · Sign In')
})

test(
  'an address with the password alone is taken to it after two seconds',
  { tag: '@journey' },
  async ({ page }) => {
    const { email, password } = accounts.ada
    await page.goto('/auth/signin?next=/healthz')
    await page.getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Email verified, proceeding to authentication')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeDisabled()
    await expect(page.getByRole('heading', { name: 'Enter Password to Continue' })).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await arrive(page)
  },
)

test('the address that was accepted is offered the next time, unless another is asked for', async ({
  page,
}) => {
  await page.goto('/auth/signin')
  await page.getByLabel('Email').fill(accounts.ines.email)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Not you? Use a different account' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await page.goto('/auth/signin')
  await expect(page.getByLabel('Email')).toHaveValue(accounts.ines.email)
})

test('/auth/ is the start screen for who is not signed in, and the way on for who is', async ({
  page,
  app,
}) => {
  await page.goto('/auth/?next=/healthz')
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?next=%2Fhealthz')
  await app.signIn(page, accounts.ada)
  await page.goto('/auth/?next=/healthz')
  await arrive(page)
})

test('an unknown address of the app is answered with 404 and a way home', async ({ page }) => {
  const answer = await page.goto('/auth/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeFocused()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
})

test('no next of another origin is followed after the password', async ({ page }) => {
  const { email, password } = accounts.ada
  for (const next of [
    '//evil.example',
    String.raw`/\evil.example`,
    'https://evil.example',
    '/%09/evil.example',
  ]) {
    // Leave the shell first. When the cookies are cleared, its page would go to the sign-in and
    // interrupt the next navigation.
    await page.goto('/healthz')
    await page.context().clearCookies()
    await page.goto(`/auth/signin/password?${new URLSearchParams({ email, next }).toString()}`)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(
      ({ pathname, hostname }) => pathname === '/' && hostname !== 'evil.example',
    )
  }
})

test('without the configuration there is no form, but a way to try again', async ({ page }) => {
  await page.route('**/auth_api/v1/config/', (route) => route.fulfill({ status: 503 }))
  // Remove the configuration that the server writes into the page, so that the page requests it.
  await page.route('**/auth/signin', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/<script type="application\/json"[^]*?<\/script>/, '')
    await route.fulfill({ response, body })
  })
  await page.goto('/auth/signin')
  await expect(page.getByRole('heading', { name: 'Server Error' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await page.unroute('**/auth_api/v1/config/')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})
