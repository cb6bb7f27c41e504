import type { Page } from '@playwright/test'
import { expect } from '../../../tools/e2e/fixtures.ts'
import { accounts, newPassword } from './accounts.ts'
import { arrive } from './arrival.ts'
import { insideScenes } from './refusal-scenes-inside.ts'
import { secondFactorScenes } from './refusal-scenes-second-factor.ts'
import { codeOf } from './authenticator.ts'
import type { Scene, Stage } from './refusing.ts'
import { code, password } from './walking.ts'

const press = (name: string) => (stage: Stage) =>
  stage.page.getByRole('button', { name, exact: true }).click()
const heading = (name: string | RegExp) => async (stage: Stage) =>
  expect(stage.page.getByRole('heading', { name })).toBeVisible()
const arrived = ({ page }: Stage) => arrive(page)
const twoFactors = 'email_otp_and_authenticator_based'
/** The recovery code without its hyphen, because the field accepts only eight characters. */
const recoveryCode = accounts.tomas.recoveryCode.replace('-', '')

/**
 * How a test makes a screen send a form: it prepares the form by `reach` and presses `button`, and presses that again
 * after a refusal. `act` replaces the first press.
 */
const form = (
  button: string,
  reach: Scene['reach'],
  done: Scene['done'],
  act: Scene['act'] = press(button),
): Scene => ({ reach, act, again: press(button), done })

async function passMail({ page, app }: Stage, email: string, path: string) {
  await page.goto(`/auth/signin/${path}email=${email}&next=/healthz`)
  await expect(page.getByText(`We sent a 6-digit code to ${email}.`)).toBeVisible()
  await code(page).fill(await app.outbox.lastCode(email))
}

/** Fills in a new password. `ends`: the page's warning about which sessions it will end. */
async function fillNewPassword(page: Page, ends: string) {
  await expect(page.getByText(ends)).toBeVisible()
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Confirm password').fill(newPassword)
}
const resetEnds = 'Your other sessions will end, and your API tokens stop working.'

async function toCreatePassword(stage: Stage) {
  const { email } = await stage.join('password_and_email_otp')
  await passMail(stage, email, 'password-otp?type=1&')
  await expect(stage.page.getByRole('heading', { name: 'Create your password' })).toBeVisible()
  await fillNewPassword(stage.page, 'Your other sessions will end.')
}

async function mailedLink({ page, app, join }: Stage) {
  const { email } = await join('password')
  await page.goto(`/auth/forgot-password?email=${email}`)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  return { email, link: await app.outbox.lastLink(email) }
}

async function toQuestion({ page, app }: Stage) {
  await app.server.query(`delete from rate_limits`)
  await page.goto('/auth/signin?next=/healthz')
  await page.getByLabel('Email').fill(accounts.ines.email)
  await page.keyboard.press('Enter')
  await expect(password(page)).toBeVisible()
}

async function toAuthenticator(stage: Stage) {
  await stage.app.server.query('delete from rate_limits')
  await stage.app.server.query('update authenticators set last_step = 0')
  await passMail(stage, accounts.tomas.email, 'two-factor?')
  await expect(stage.page.getByLabel('Authentication code')).toBeVisible()
}

/** For each page, the address to open or the code to type: `reach` of a scene stores it for `act`. */
const links = new WeakMap<Page, string>()

const resetLink =
  (page: string): Scene['reach'] =>
  async (stage) => {
    const { link } = await mailedLink(stage)
    links.set(stage.page, link.replace('/auth/reset-password', page))
  }
const openLink = async ({ page }: Stage) => {
  await page.goto(links.get(page) ?? '')
}

const signInScenes: Record<string, Scene> = {
  'start startLogin': form(
    'Verify and Proceed',
    async ({ page, join }) => {
      const { email } = await join('password')
      await page.goto('/auth/signin?next=/healthz')
      await page.getByLabel('Email').fill(email)
    },
    heading('Enter Password to Continue'),
  ),
  'password login': form(
    'Sign In',
    async ({ page, join }) => {
      const person = await join('password')
      await page.goto(`/auth/signin/password?email=${person.email}&next=/healthz`)
      await password(page).fill(person.password)
    },
    arrived,
  ),
  'password, then a code verifyPassword': form(
    'Continue',
    async ({ page, join }) => {
      const known = { password: accounts.ines.password }
      const person = await join('password_and_email_otp', known)
      await page.goto(`/auth/signin/password-otp?type=2&email=${person.email}&next=/healthz`)
      await password(page).fill(person.password)
    },
    heading('Check your mail for verification code'),
  ),
  'mailed code sendEmailCode': {
    async reach({ page, join }) {
      const { email } = await join(twoFactors)
      links.set(page, `/auth/signin/two-factor?email=${email}&next=/healthz`)
    },
    act: openLink,
    again: press('Resend Code'),
    done: ({ page }) => expect(page.getByText(/^We sent a 6-digit code/)).toBeVisible(),
  },
  'mailed code verifyEmailCode': {
    async reach({ page, join, app }) {
      const { email } = await join(twoFactors)
      await page.goto(`/auth/signin/two-factor?email=${email}&next=/healthz`)
      await expect(page.getByText(/^We sent a 6-digit code/)).toBeVisible()
      links.set(page, await app.outbox.lastCode(email))
    },
    act: ({ page }) => code(page).fill(links.get(page) ?? ''),
    async again({ page }) {
      await code(page).fill(links.get(page) ?? '')
      await page.keyboard.press('Enter')
    },
    done: heading('Set up Authenticator app'),
  },
  'authenticator verifyTotp': {
    reach: toAuthenticator,
    act: ({ page }) => page.getByLabel('Authentication code').fill(codeOf(accounts.tomas.secret)),
    async again({ page }) {
      await page.getByLabel('Authentication code').fill(codeOf(accounts.tomas.secret))
      await page.keyboard.press('Enter')
    },
    done: arrived,
  },
  'recovery code verifyRecoveryCode': {
    async reach(stage) {
      await toAuthenticator(stage)
      await stage.app.server.query('update recovery_codes set used_at = null')
      await press('Use Recovery codes instead')(stage)
    },
    act: ({ page }) => page.getByLabel('Recovery code').fill(recoveryCode),
    async again({ page }) {
      await page.getByLabel('Recovery code').fill(recoveryCode)
      await page.keyboard.press('Enter')
    },
    async done(stage) {
      await heading('Did you lose your device?')(stage)
      await press('Set up a new device')(stage)
      await expect(stage.page.getByText(/Your other sessions will end, and your/)).toBeVisible()
    },
  },
  'new password, after a code setPassword': form('Create password', toCreatePassword, arrived),
  'forgotten password requestReset': form(
    'Send reset link',
    async ({ page, join }) => {
      const { email } = await join('password')
      await page.goto(`/auth/forgot-password?email=${email}`)
    },
    ({ page }) => expect(page.getByText(/^Check your email for account/)).toBeVisible(),
  ),
  'old reset page checkResetLink': {
    reach: resetLink('/auth/reset-password'),
    act: openLink,
    done: ({ page }) => expect(page.getByLabel('New password')).toBeVisible(),
  },
  'old reset page resetPassword': form(
    'Reset password',
    async (stage) => {
      const { email, link } = await mailedLink(stage)
      await stage.page.goto(link)
      await stage.page.getByLabel('Email').fill(email)
      await fillNewPassword(stage.page, resetEnds)
    },
    ({ page }) => expect(page.getByText('Success. Redirecting to login...')).toBeVisible(),
  ),
  'new password, by a link checkResetLink': {
    reach: resetLink('/auth/signin/reset-password-otp'),
    act: openLink,
    done: ({ page }) => expect(page.getByLabel('New password')).toBeVisible(),
  },
  'new password, by a link resetPassword': form(
    'Reset password',
    async (stage) => {
      await resetLink('/auth/signin/reset-password-otp')(stage)
      await openLink(stage)
      await fillNewPassword(stage.page, resetEnds)
    },
    heading('Your password has been reset'),
  ),
  'security question getSecurityQuestion': {
    reach: toQuestion,
    act: press('Forgot Password'),
    done: ({ page }) => expect(page.getByLabel('Answer')).toBeVisible(),
  },
  'security question validateSecurityAnswer': form(
    'Send reset link',
    async (stage) => {
      await toQuestion(stage)
      await press('Forgot Password')(stage)
      await stage.page.getByLabel('Answer').fill('Harbour Wing')
    },
    heading('Check your mail'),
  ),
  'registration requestRegistration': form(
    'Request access',
    async ({ page }) => {
      await page.goto('/auth/registration?email=new.person@aldermoor.example')
      await page.getByLabel('First Name').fill('New')
      await page.getByLabel('Last Name').fill('Person')
      await page.getByLabel('Description').fill('Survival outcomes')
    },
    ({ page }) => expect(page.getByText(/^We've sent an email/)).toBeVisible(),
  ),
}

export const scenes: Readonly<Record<string, Scene>> = {
  ...signInScenes,
  ...insideScenes,
  ...secondFactorScenes,
}
