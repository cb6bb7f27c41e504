import type { Page } from '@playwright/test'
import { expectAccessible, expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { expectStandards } from '../../../tools/e2e/standards.ts'
import { accounts, newPassword } from './accounts.ts'
import { codeOf } from './authenticator.ts'
import { actLinked, actMailed, actSignedIn, answer, refuse } from './stubs.ts'

async function passMail(page: Page, app: App, route: string, email: string) {
  await page.goto(`/auth/signin/${route}email=${email}`)
  await page.getByLabel('Verification code').fill(await app.outbox.lastCode(email))
  await page.keyboard.press('Enter')
}

const screens: Record<string, (page: Page, app: App) => Promise<void>> = {
  async start(page) {
    await page.goto('/auth/signin')
    await page.getByRole('button', { name: 'Trouble Logging in?' }).click()
  },
  async 'start, refused'(page) {
    await page.goto('/auth/signin')
    await page.getByLabel('Email').fill('nobody@acme.example')
    await page.keyboard.press('Enter')
    await expect(page.getByText("Account doesn't exist")).toBeVisible()
  },
  async 'start, busy'(page) {
    await page.route('**/auth_api/v1/login/', () => {})
    await page.goto('/auth/signin')
    await page.getByLabel('Email').fill(accounts.ada.email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please wait...')).toBeVisible()
  },
  async 'start, verified'(page) {
    await answer(page, 'POST login/', { sign_in_method: 'password', redirect_url: '/healthz' })
    // After sign-in the page sends the browser to /healthz. An answer without content keeps it on the start screen.
    await page.route('**/healthz', (route) => route.fulfill({ status: 204 }))
    await page.goto('/auth/signin')
    await page.getByLabel('Email').fill(accounts.ada.email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Email verified, proceeding to authentication')).toBeVisible()
  },
  async 'sign-in link, asking first'(page) {
    await actSignedIn(page)
    await actLinked(page)
    await page.goto('/auth/signin?authcode=anything')
    await expect(page.getByRole('button', { name: 'Stay as I am' })).toBeVisible()
  },
  async 'sign-in link'(page) {
    await actLinked(page)
    await page.goto('/auth/signin?authcode=anything')
    await expect(page.getByRole('button', { name: 'Sign in with your email' })).toBeVisible()
  },
  async password(page) {
    await page.goto(`/auth/signin/password?email=${accounts.ada.email}`)
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  },
  async 'mailed code'(page) {
    await page.goto(`/auth/signin/password-otp?type=1&email=${accounts.noor.email}`)
    await expect(page.getByText(/We sent a 6-digit code/)).toBeVisible()
  },
  async 'an address that is very long'(page) {
    const email = `${'ines.okafor.'.repeat(15)}@${'northfield.'.repeat(4)}example`
    await page.goto(`/auth/signin/password?email=${email}`)
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await page.goto(`/auth/signin/password-otp?type=1&email=${email}`)
    await expect(page.getByText(email)).toBeVisible()
  },
  async 'wrong code'(page) {
    await page.goto(`/auth/signin/password-otp?type=1&email=${accounts.noor.email}`)
    await page.getByLabel('Verification code').fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('You have entered an incorrect code')).toBeVisible()
  },
  async 'wrong codes, too many'(page) {
    await answer(page, 'POST accounts/login/email_otp/generate_nfer_otp/', null)
    const check = 'POST accounts/login/email_otp/validate_nfer_otp/'
    await refuse(page, check, 'Too many wrong codes', { code: 'otp_exhausted' })
    await page.goto(`/auth/signin/password-otp?type=1&email=${accounts.noor.email}`)
    await page.getByLabel('Verification code').fill('000000')
    await expect(page.getByText('Too many wrong codes. Ask for a new one.')).toBeVisible()
  },
  async 'code of another browser'(page, app) {
    const other = await page.context().browser()?.newPage({ baseURL: app.origin })
    const address = `/auth/signin/password-otp?type=1&email=${accounts.noor.email}`
    await other?.goto(address)
    await app.outbox.lastCode(accounts.noor.email)
    await page.goto(address)
    await expect(page.getByText(/it works only where it was asked for/).first()).toBeVisible()
    await other?.close()
  },
  async 'recovery codes, not kept, and after a reload'(page, app) {
    await passMail(page, app, 'two-factor?', accounts.mei.email)
    await page.getByRole('button', { name: 'setup key' }).click()
    const key = (await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()) ?? ''
    await page.getByLabel('Code from the app').fill(codeOf(key.replaceAll(' ', '')))
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(/^You have not copied/)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Make new codes' })).toBeVisible()
  },
  async 'create password'(page, app) {
    await passMail(page, app, 'password-otp?type=1&', accounts.noor.email)
    await page.getByLabel('New password').fill('Meridian7')
  },
  async 'authenticator set-up'(page, app) {
    await passMail(page, app, 'two-factor?', accounts.mei.email)
    await page.getByRole('button', { name: 'setup key' }).click()
  },
  async 'authenticator code'(page, app) {
    await passMail(page, app, 'two-factor?', accounts.tomas.email)
    await expect(page.getByLabel('Authentication code')).toBeVisible()
  },
  async 'recovery code'(page, app) {
    await passMail(page, app, 'two-factor?', accounts.tomas.email)
    await page.getByRole('button', { name: 'Use Recovery codes instead' }).click()
    await page.getByLabel('Recovery code').fill('7QH2M')
  },
  async 'new password by link'(page) {
    await actMailed(page)
    await page.goto('/auth/signin/reset-password-otp?uidb64=a&token=b&email=a@b.example')
    await page.getByLabel('New password').fill('Meridian7')
  },
  async 'new password by link, done'(page) {
    await answer(page, 'POST accounts/reset_password/set_password/a/b/', null)
    await actMailed(page)
    await page.goto('/auth/signin/reset-password-otp?uidb64=a&token=b&email=a@b.example')
    await page.getByLabel('New password').fill(newPassword)
    await page.getByLabel('Confirm password').fill(newPassword)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible()
  },
  async 'reset link, spent'(page) {
    await page.goto('/auth/signin/reset-password-otp?uidb64=a&token=b&email=a@b.example')
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
  },
  async 'forgot password'(page) {
    await page.goto(`/auth/forgot-password?email=${accounts.ada.email}`)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText(/^Check your email/)).toBeVisible()
  },
  async 'reset password, refused'(page) {
    await actMailed(page)
    await page.goto('/auth/reset-password?uidb64=a&token=b')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByText('You need to fill out all the fields')).toBeVisible()
  },
  async 'registration, refused'(page) {
    await page.goto('/auth/registration')
    await page.getByRole('button', { name: 'Request access' }).click()
    await expect(page.getByText('This field cannot be empty').first()).toBeVisible()
  },
  async 'registration, sent'(page) {
    await answer(page, 'POST registeration_requests/', { email: 'a@b.example' })
    await page.goto('/auth/registration?email=a@b.example')
    await page.getByLabel('First Name').fill('Inès')
    await page.getByLabel('Last Name').fill('Okafor')
    await page.getByLabel('Description').fill('Survival outcomes')
    await page.getByRole('button', { name: 'Request access' }).click()
    await expect(page.getByText(/^We've sent an email/)).toBeVisible()
  },
  async terms(page, app) {
    await app.signIn(page, accounts.priya)
    await page.goto('/auth/eula')
    await page.getByRole('checkbox').check()
  },
  async customers(page, app) {
    await app.signIn(page, accounts.sam)
    await page.goto('/auth/impersonate/select-customer')
    await page.getByRole('radio').first().check()
  },
  async 'no customers'(page) {
    await actSignedIn(page)
    await answer(page, 'GET accounts/impersonate/organizations/', [])
    await page.goto('/auth/impersonate/select-customer')
    await expect(page.getByText('No Organisation Found')).toBeVisible()
  },
  async 'customers, not loaded'(page) {
    await actSignedIn(page)
    await page.route('**/impersonate/organizations/', (route) => route.fulfill({ status: 500 }))
    await page.goto('/auth/impersonate/select-customer')
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
  async 'device code, expired'(page) {
    await page.clock.install()
    await page.goto('/auth/signin/code')
    await expect(page.getByRole('img', { name: /^Code: \S( \S){5}$/ })).toBeVisible()
    for (let cycle = 1; cycle <= 9; cycle++) {
      await page.clock.runFor(30_000)
      await page.clock.runFor(2000)
    }
    await expect(page.getByRole('alertdialog', { name: 'Code Expired' })).toBeVisible()
  },
  async 'device code'(page) {
    await page.goto('/auth/signin/code')
    await expect(page.getByRole('img', { name: /^Code:/ })).toBeVisible()
  },
  async 'not found'(page) {
    await page.goto('/auth/nowhere')
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible()
  },
}

for (const [name, open] of Object.entries(screens)) {
  const title = `${name}: accessible, within 320 pixels, and nothing against the policy`
  test(title, { tag: '@screen' }, async ({ page, app }) => {
    const refusals: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refusals.push(message.text())
    })
    await open(page, app)
    await expectGoodLooks(page)
    await expectStandards(page)
    expect(refusals).toEqual([])
  })
}
