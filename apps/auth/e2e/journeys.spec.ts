import { startTestServer } from '../../../tools/e2e/test-server.ts'
import type { Browser, Page } from '@playwright/test'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { accounts } from './accounts.ts'

const code = (page: Page) => page.getByLabel('Verification code')
const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function signInByPassword(page: Page, account: { email: string; password: string }) {
  await page.goto(`/auth/signin/password?email=${account.email}&next=/healthz`)
  await password(page).fill(account.password)
  await page.keyboard.press('Enter')
}

async function enterMailedCode(page: Page, app: App, email: string) {
  await page.goto('/auth/signin?next=/healthz')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await code(page).fill(await app.outbox.lastCode(email))
}

test('Back goes through a flow and Forward takes it up again', async ({ page, app }) => {
  const { email } = accounts.ines
  // Stop the page's clock. If the wait before another mailed code ended during a slow run, the page would have a second
  // code mailed, and the count at the end would fail.
  await page.clock.setFixedTime(Date.now())
  await page.goto('/auth/signin?next=/healthz')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await password(page).fill(accounts.ines.password)
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeVisible()

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(password(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page).toHaveTitle('Get Started · Sign In')

  await page.goBack()
  await expect(password(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
  await page.goForward()
  await password(page).fill(accounts.ines.password)
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeVisible()
  await code(page).fill(await app.outbox.lastCode(email))
  await arrive(page)
  expect(await app.outbox.count(email)).toBe(1)
})

test('a reload on the start screen keeps the way forward', async ({ page }) => {
  await page.goto('/auth/signin?next=/healthz')
  await page.getByLabel('Email').fill(accounts.ines.email)
  await page.keyboard.press('Enter')
  await expect(password(page)).toBeVisible()
  await page.goBack()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(accounts.ines.email)
  // After the reload no state of the earlier screens is in memory, so Forward needs the URL alone.
  await page.goForward()
  await expect(password(page)).toBeVisible()
})

test('two tabs sign in side by side, and the second is let through by the session of the first', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/auth/signin/password?email=${accounts.ada.email}&next=/healthz`)
  }
  for (const tab of [page, other]) {
    await password(tab).fill(accounts.ada.password)
    await tab.keyboard.press('Enter')
    await arrive(tab)
  }
  const third = await context.newPage()
  await third.goto('/auth/?next=/healthz')
  await arrive(third)
})

test.describe('where codes expire at once', () => {
  test.use({ serverOptions: { settings: { otpTtlS: 0 } } })

  test('an expired code is told, and another can be asked for', async ({ page, app }) => {
    await enterMailedCode(page, app, accounts.noor.email)
    await expect(page.getByText('Code is invalid or expired').first()).toBeVisible()
    await expect(code(page)).toHaveValue('')
    await expect(page.getByRole('button', { name: /^Resend Code/ })).toBeVisible()
  })
})

test('all terms that wait are shown one after another', async ({ page, app }) => {
  await enterMailedCode(page, app, accounts.noor.email)
  await page.getByLabel('New password').fill('Meridian-7-Quiet!')
  await page.getByLabel('Confirm password').fill('Meridian-7-Quiet!')
  await page.getByRole('button', { name: 'Create password' }).click()
  for (const [name, count] of [
    ['Terms of Use', '1 of 2'],
    ['Data Use Agreement', '2 of 2'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await expect(page.getByText(count).first()).toBeVisible()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Accept' }).click()
  }
  await arrive(page)
})

const staff = (customers: readonly string[]) => ({
  importFile: {
    organizations: [
      { id: 'vestibule', name: 'Vestibule', is_internal: true },
      ...customers.map((name) => ({ id: name.toLowerCase(), name, is_internal: false })),
    ],
    users: [
      {
        email: accounts.sam.email,
        first_name: 'Sam',
        last_name: 'Whitlock',
        organization: 'vestibule',
        sign_in_method: 'password' as const,
        password: accounts.sam.password,
        can_impersonate: true,
      },
    ],
  },
})

test.describe('staff without customers', () => {
  test.use({ serverOptions: staff([]) })
  test('are told that there is none, with a way home', async ({ page, app }) => {
    await app.signIn(page, accounts.sam)
    await page.goto('/auth/impersonate/select-customer?next=/healthz')
    await expect(page.getByText('No Organisation Found')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Home' })).toBeVisible()
  })
})

test.describe('staff with one customer', () => {
  test.use({ serverOptions: staff(['Northfield']) })
  test('act for it without being asked', async ({ page }) => {
    await signInByPassword(page, accounts.sam)
    await arrive(page)
    const me = await page.request.get('/auth_api/v1/users/me/')
    expect(await me.json()).toMatchObject({
      result: { data: { impersonating: { name: 'Northfield' } } },
    })
  })
})

test.describe('staff with nine customers', () => {
  const names = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple', 'Rowan']
  test.use({ serverOptions: staff(names) })
  test('search among them', async ({ page }) => {
    await signInByPassword(page, accounts.sam)
    await page.getByRole('searchbox').fill('row')
    await expect(page.getByRole('radio')).toHaveCount(1)
    await page.getByRole('radio', { name: 'Rowan' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await arrive(page)
  })
})

test.describe('where nobody can sign up', () => {
  test.use({
    serverOptions: { settings: { signUp: { enabled: false, options: [], organizationId: null } } },
  })
  test('the address of the registration is the start screen', async ({ page }) => {
    await page.goto('/auth/registration?next=/healthz')
    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Sign up/ })).toHaveCount(0)
    expect(new URL(page.url()).search).toBe('?next=%2Fhealthz')
  })
})

test.describe('a second browser', () => {
  test.use({ serverOptions: { settings: { envType: 'restricted', isFederated: true } } })

  for (const decision of ['Approve', 'Deny'] as const) {
    test(`${decision}: the device code is typed and decided on a desktop`, async ({
      page,
      app,
      browser,
    }) => {
      await page.goto('/auth/signin?next=/healthz')
      const label = await page
        .getByRole('img', { name: /^Code: \S( \S){5}$/ })
        .getAttribute('aria-label')
      const shown = (label ?? '').slice('Code:'.length).replaceAll(' ', '')
      await decideOnDesktop(browser, app, { shown, decision })
      // The page asks the server every few seconds whether its code was approved, so it goes on by itself.
      if (decision === 'Approve') await arrive(page)
      else await expect(page.getByText('The request was denied').first()).toBeVisible()
    })
  }
})

/**
 * Types the code `shown` into the `/device` page in another browser, and approves or denies it there. That page is on a
 * second server, which shares the database of `app.server`: on `app.server` nobody can sign in by password.
 */
async function decideOnDesktop(
  browser: Browser,
  app: App,
  { shown, decision }: { shown: string; decision: 'Approve' | 'Deny' },
) {
  const open = await startTestServer({ shareDatabaseOf: app.server, clock: 'system' })
  const desktop = await browser.newPage({ baseURL: open.origin })
  await desktop.goto(`/auth/signin/password?email=${accounts.ada.email}&next=/device`)
  await password(desktop).fill(accounts.ada.password)
  await desktop.keyboard.press('Enter')
  await desktop.getByLabel('Code on the device').fill(shown)
  await desktop.keyboard.press('Enter')
  await desktop.getByRole('button', { name: decision }).click()
  const message = decision === 'Approve' ? / is approved\.$/ : / is denied\.$/
  await expect(desktop.getByText(message)).toBeVisible()
  await desktop.close()
  await open.close()
}
