import type { Page } from '@playwright/test'
import type { AuthSettings } from '@vestibule/api-client/contract'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

/**
 * A setting of the sign-in app: the environment variables that change it, and a function that expects to find the
 * change, mostly on the screen.
 */
interface Row {
  readonly env: Readonly<Record<string, string>>
  readonly look: (page: Page, app: App) => Promise<void>
}

const partner = 'https://partner.example'

/** An account that signs in at a partner's site. */
const elsewhere = {
  email: 'lena@northfield.example',
  first_name: 'Lena',
  last_name: 'Sund',
  organization: 'northfield',
  sign_in_method: 'password',
  password: accounts.ada.password,
  redirect_url: `${partner}/sso`,
} as const

async function startAs(page: Page, email: string, origin = '') {
  await page.goto(`${origin}/auth/signin`)
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
}

const everywhere: Record<
  Exclude<keyof AuthSettings, 'devicePath' | 'parentDomain' | 'hideAccounts' | 'languages'>,
  Row
> = {
  deviceCodeExemptPartnerId: {
    env: {
      IS_FEDERATED_ENVIRONMENT: 'true',
      ENV_TYPE: 'restricted',
      DATA_PARTNER_ID: 'p1',
      DEVICE_CODE_EXEMPT_PARTNER_ID: 'p1',
    },
    async look(page) {
      await page.goto('/auth/signin')
      await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
      await expect(page.getByLabel('Email')).toBeFocused()
    },
  },
  appName: {
    env: { PLATFORM_NAME: 'Northfield' },
    async look(page) {
      await expect(page).toHaveTitle('Get Started · Northfield')
      await expect(page.getByText('Northfield', { exact: true })).toBeVisible()
      // The name is already in the HTML, before any JavaScript arrives.
      const sent = await (await page.request.get('/auth/signin')).text()
      expect(sent).toContain('<title>Get Started · Northfield</title>')
      expect(sent).toMatch(/>Northfield<[\s\S]*Powered by Acme Data/)
      expect(sent).not.toContain('{{')
    },
  },
  providerName: {
    env: { PROVIDER_NAME: 'Acme Data' },
    look: (page) => expect(page.getByText('Powered by Acme Data')).toBeVisible(),
  },
  primaryColor: {
    env: { PRIMARY_COLOR: '#7a1f5c' },
    look: (page) =>
      expect(page.getByRole('button', { name: 'Verify and Proceed' })).toHaveCSS(
        'background-color',
        'rgb(122, 31, 92)',
      ),
  },
  noReplySender: {
    env: { MAIL_FROM: 'Northfield <hello@northfield.example>' },
    async look(page) {
      await page.getByRole('button', { name: 'New User? Sign up' }).click()
      await page.getByLabel('First Name').fill('Lin')
      await page.getByLabel('Last Name').fill('Osei')
      await page.getByLabel('Institutional Email').fill('lin@aldermoor.example')
      await page.getByLabel('Description').fill('A study of joints.')
      await page.getByRole('button', { name: 'Request access' }).click()
      await expect(page.getByText('It comes from hello@northfield.example.')).toBeVisible()
    },
  },
  allowedRedirectOrigins: {
    env: { ALLOWED_REDIRECT_ORIGINS: partner },
    async look(page, app) {
      await page.route(`${partner}/**`, (route) => route.fulfill({ body: 'arrived' }))
      const query = new URLSearchParams({ email: accounts.ada.email, next: `${partner}/welcome` })
      await page.goto(`/auth/signin/password?${query}`)
      await page.getByLabel('Password', { exact: true }).fill(accounts.ada.password)
      await page.keyboard.press('Enter')
      await page.waitForURL(`${partner}/welcome`)
      await page.context().clearCookies()
      await app.server.import({ users: [elsewhere] })
      await startAs(page, elsewhere.email, app.origin)
      await page.waitForURL(`${partner}/sso`)
    },
  },
  otpTtlS: {
    env: { OTP_TTL_S: '120' },
    async look(page) {
      await startAs(page, accounts.noor.email)
      await expect(page.getByText('It is valid for 2 minutes.')).toBeVisible()
    },
  },
  resetPasswordMinLength: {
    env: { RESET_PASSWORD_MIN_LENGTH: '20' },
    async look(page, app) {
      const { email } = accounts.ada
      await page.goto(`/auth/forgot-password?email=${email}`)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await page.goto(await app.outbox.lastLink(email))
      await expect(page.getByText('Choose a new password of at least 20 characters.')).toBeVisible()
    },
  },
  securityQuestionsEnabled: {
    env: { SECURITY_QUESTIONS: 'false' },
    async look(page) {
      await startAs(page, accounts.ines.email)
      await page.getByRole('button', { name: 'Forgot Password' }).click()
      await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
    },
  },
  homepage: {
    env: { HOMEPAGE_URL: '/support' },
    async look(page) {
      await breakScreen(page)
      await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/support')
    },
  },
  appVersion: {
    env: { APP_VERSION: '9.9.1' },
    look: (page) => expect(page.getByText('Version 9.9.1')).toBeVisible(),
  },
  coreUiVersion: {
    env: { CORE_UI_VERSION: '8.8.2' },
    look: (_page, app) => expectReported(app, /components 8\.8\.2/),
  },
  env: { env: { ENV_NAME: 'staging' }, look: (_page, app) => expectReported(app, /staging/) },
}

/** Settings that are seen only where people sign in by device code. */
const onDeviceScreen: Record<'devicePath' | 'parentDomain', Row> = {
  parentDomain: {
    env: {
      IS_FEDERATED_ENVIRONMENT: 'true',
      ENV_TYPE: 'restricted',
      PARENT_DOMAIN: 'platform.ac.uk',
    },
    async look(page) {
      await page.goto('/auth/signin')
      await expect(page.getByText('platform.ac.uk/')).toBeVisible()
    },
  },
  devicePath: {
    env: { DEVICE_PATH: '/link' },
    async look(page) {
      await expect(page.getByText('platform.ac.uk/link', { exact: true })).toBeVisible()
      const typed = await page.request.get('/link?code=ABC123', { maxRedirects: 0 })
      expect(typed.headers()['location']).toBe('/device?code=ABC123')
    },
  },
}

/**
 * The setting that is tested on a server of its own: with it, accounts that sign in at a partner's site are told so by
 * mail, and not redirected as the tests of the other settings expect.
 */
const hidden: Record<'hideAccounts', Row> = {
  hideAccounts: {
    env: { HIDE_ACCOUNTS: 'true', SECURITY_QUESTIONS: 'false' },
    async look(page) {
      // The text is the same whether or not the account exists.
      for (const email of [accounts.mei.email, 'nobody@nowhere.example']) {
        await page.goto(`/auth/forgot-password?email=${email}`)
        await page.getByRole('button', { name: 'Send reset link' }).click()
        await expect(page.getByText(`If there is an account for ${email}, check`)).toBeVisible()
      }
    },
  },
}

/**
 * Makes the next screen throw an error, as a bug would, and goes to it in the same call: the start screen, if it
 * rendered once more in between, would throw instead, and its button would be gone before the press.
 */
async function breakScreen(page: Page) {
  await page.goto('/auth/signin')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByRole('button', { name: 'New User? Sign up' }).evaluate((button: HTMLElement) => {
    URLSearchParams.prototype.get = () => {
      throw new Error('broken')
    }
    button.click()
  })
  await expect(page.getByRole('heading', { name: 'An unexpected error' })).toBeVisible()
}

async function expectReported({ server }: App, version: RegExp) {
  const rows = () => server.query<{ version: string }>('select version from error_reports')
  await expect.poll(async () => (await rows())[0]?.version).toMatch(version)
}

for (const [where, rows] of Object.entries({
  'the sign-in app': everywhere,
  'the device-code screen': onDeviceScreen,
  'where accounts are hidden': hidden,
})) {
  test.describe(where, () => {
    const env = Object.assign({}, ...Object.values(rows).map((row) => row.env)) as Row['env']
    test.use({ serverOptions: { env } })

    test('shows every setting of the server', async ({ page, app }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      for (const [name, { look }] of Object.entries<Row>(rows)) {
        await test.step(name, () => look(page, app))
      }
    })
  })
}
