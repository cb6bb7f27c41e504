import type { Page } from '@playwright/test'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { accounts } from './accounts.ts'

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(`/auth/signin/password?email=${email}&next=/healthz`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test(
  'terms that wait are shown before anything else, and accepted once',
  { tag: '@journey' },
  async ({ page }) => {
    await signIn(page, accounts.priya)
    await expect(page.getByRole('heading', { name: 'Data Use Agreement' })).toBeVisible()
    const accept = page.getByRole('button', { name: 'Accept' })
    await expect(accept).toBeDisabled()
    await page.getByRole('region', { name: 'Data Use Agreement' }).focus()
    await page.getByRole('checkbox').check()
    await accept.click()
    await arrive(page)
    const me = await page.request.get('/auth_api/v1/users/me/')
    expect(await me.json()).toMatchObject({ result: { data: { eulas_not_accepted: [] } } })
  },
)

test('who declines the terms is signed out', async ({ page }) => {
  await signIn(page, accounts.priya)
  await page.getByRole('button', { name: 'Decline and sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  const status = await page.request.get('/auth_api/v1/users/authenticated/')
  expect(status.status()).toBe(401)
})

test(
  'staff choose the customer on whose behalf they act',
  { tag: '@journey' },
  async ({ page }) => {
    await signIn(page, accounts.sam)
    await expect(page.getByRole('heading', { name: 'Select a customer' })).toBeVisible()
    await page.getByRole('radio', { name: 'Northfield Institute' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await arrive(page)
    const me = await page.request.get('/auth_api/v1/users/me/')
    expect(await me.json()).toMatchObject({
      result: { data: { impersonating: { name: 'Northfield Institute' } } },
    })
  },
)

test(
  'a request for access is answered with a mail whose link leads to the start',
  { tag: '@journey' },
  async ({ page, app }) => {
    const email = 'new.person@aldermoor.example'
    await page.goto('/auth/signin')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'New User? Sign up' }).click()
    await expect(page.getByLabel('Institutional Email')).toHaveValue(email)
    await page.getByLabel('First Name').fill('New')
    await page.getByLabel('Last Name').fill('Person')
    await page.getByLabel('Description').fill('Survival outcomes')
    await page.getByRole('button', { name: 'Request access' }).click()
    await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeFocused()
    await expect(
      page.getByRole('status').filter({ hasText: /We've sent an email for your email address/ }),
    ).toContainText(email)
    await expect(page.getByRole('button', { name: 'Request access' })).toHaveCount(0)
    await page.goto(await app.outbox.lastLink(email))
    await page.getByRole('button', { name: 'Verify email address' }).click()
    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
  },
)

test(
  'a sign-in link signs in, and its token is in no address that leaves the page',
  { tag: '@journey' },
  async ({ page }) => {
    const seen: string[] = []
    page.on('request', (request) => seen.push(request.url()))
    const { token } = accounts.robin
    await page.goto(`/auth/signin?next=/healthz&authcode=${token}`)
    // The link asks for a confirmation first, because a stranger may have sent it.
    await expect(page.getByRole('heading', { name: 'Continue as Robin Vale?' })).toBeFocused()
    expect((await page.request.get('/auth_api/v1/users/authenticated/')).status()).toBe(401)
    await page.getByRole('button', { name: 'Continue' }).click()
    await arrive(page)
    // Only the request for the page itself contains the token.
    expect(seen.slice(1).filter((url) => url.includes(token))).toEqual([])
    await page.goBack().catch(() => {})
    expect(page.url()).not.toContain(token)
  },
)

test('a sign-in link says in whose place it signs in, and what it opens it opens once', async ({
  page,
  app,
}) => {
  const { email } = accounts.robin
  const token = 'once-8c1f5d3b9e7a2406b3d8'
  const person = { email, first_name: 'Robin', last_name: 'Hale', organization: 'vestibule' }
  const api_tokens = [{ name: 'Kiosk', token, use: 'once' as const }]
  await app.server.import({ users: [{ ...person, sign_in_method: 'password', api_tokens }] })
  await app.signIn(page, accounts.ada)
  const open = () => page.goto(`/auth/signin?next=/healthz&authcode=${token}`)
  for (const look of ['first', 'second']) {
    await test.step(`${look} look`, async () => {
      await open()
      await expect(page.getByText(`You are signed in as ${accounts.ada.email}`)).toContainText(
        `signs you in as ${email} instead`,
      )
    })
  }
  await page.getByRole('button', { name: 'Continue' }).click()
  await arrive(page)
  await open()
  await expect(page.getByText('This link or token is invalid or expired')).toBeVisible()
})

test('a sign-in link that is worth nothing leads to the start screen with the reason', async ({
  page,
}) => {
  await page.goto('/auth/eula?next=/healthz&authcode=nothing')
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?next=%2Fhealthz')
  // An empty `authcode` counts as no sign-in link: the start screen shows no error.
  await page.goto('/auth/signin?next=/healthz&authcode=')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('This field cannot be empty')).toHaveCount(0)
})

test('a customer that was chosen in another tab is named, and can be kept or changed', async ({
  page,
  context,
  app,
}) => {
  // This call waits until the sign-in is complete. A tab opened earlier would find nobody signed
  // in.
  await app.signIn(page, accounts.sam)
  const other = await context.newPage()
  for (const tab of [other, page]) {
    await tab.goto('/auth/impersonate/select-customer?next=/healthz')
    await tab.getByRole('radio', { name: /^Calder/ }).check()
  }
  const actingFor = async () => {
    const me = await page.request.get('/auth_api/v1/users/me/')
    const { result } = (await me.json()) as { result: { data: { impersonating: unknown } } }
    return result.data.impersonating
  }
  await other.getByRole('button', { name: 'Continue' }).click()
  await arrive(other)
  // The page does not know yet that the user acts for a customer, so the server refuses its request.
  await page.getByRole('radio', { name: 'Northfield Institute' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /^You already act for Calder/ })).toBeFocused()
  await page.getByRole('button', { name: 'Switch to Northfield Institute' }).click()
  await arrive(page)
  expect(await actingFor()).toMatchObject({ name: 'Northfield Institute' })
})

test('who is no staff goes on without a customer', async ({ page, app }) => {
  await app.signIn(page, accounts.ada)
  await page.goto('/auth/impersonate/select-customer?next=/healthz')
  await expect(page.getByRole('heading', { name: 'You act for no customer' })).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).click()
  await arrive(page)
})
