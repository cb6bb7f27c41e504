import type { Browser, Page } from '@playwright/test'
import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { accounts, newPassword } from './accounts.ts'
import { codeOf } from './authenticator.ts'
import { plugIn } from './virtual-authenticator.ts'

const { ada, tomas } = accounts
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })
const expireProof = ({ server }: App) =>
  server.query("update sessions set proven_at = now() - interval '16 minutes'")

async function openAs(page: Page, app: App, path: string) {
  await app.signIn(page, ada)
  await page.goto(`/auth/account/${path}`)
}

async function elsewhere(browser: Browser, app: App): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: app.origin })).newPage()
  await app.signIn(page, ada)
  return page
}

/**
 * Expects the sign-in page to which the account page `path` leads if nobody is signed in. `next` is that account page.
 */
const expectSignIn = (page: Page, path: string) =>
  expect(page).toHaveURL(`/auth/signin?next=${encodeURIComponent(`/auth/account${path}`)}`)

test('the account: visitors sign in and come back, names and theme are changed', async ({
  page,
  app,
}) => {
  await page.goto('/auth/account/security')
  await expectSignIn(page, '/security')
  await page.getByLabel('Email').fill(ada.email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in & security' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Sign-in & security' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('link', { name: 'Overview' }).click()

  await press(page, 'Edit your name')
  await expect(page.getByLabel('First Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Edit your name' })).toBeFocused()
  await press(page, 'Edit your name')
  await page.getByLabel('First Name').fill('Ada Mary')
  await page.route('**/users/me/', (route) =>
    route.fulfill({
      status: 500,
      json: { status: 'error', error_info: { code: 'server_error', request_id: 'r-4711' } },
    }),
  )
  await page.keyboard.press('Enter')
  await said(page, 'Support code r-4711')
  await page.unroute('**/users/me/')
  await page.keyboard.press('Enter')
  await said(page, 'Ada Mary Lindqvist')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await said(page, 'Ada Mary Lindqvist')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  // The session ends while the user is typing a name. The page says so and keeps what was typed.
  await press(page, 'Edit your name')
  await page.getByLabel('First Name').fill('Ada')
  await app.server.query('delete from sessions')
  await press(page, 'Save')
  await said(page, 'You are no longer signed in here.')
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expectSignIn(page, '')
})

test(
  'the account: another address waits for its link, is withdrawn, and holds once it was followed',
  { tag: '@journey' },
  async ({ page, app }) => {
    await openAs(page, app, '')
    const ask = async () => {
      await press(page, 'Change your email')
      await page.getByLabel('New email').fill('ada@osier.example')
      await page.keyboard.press('Enter')
      await said(page, 'ada@osier.example waits for you to confirm it.')
    }
    await press(page, 'Change your email')
    await page.getByLabel('New email').fill('nobody')
    await page.keyboard.press('Enter')
    await said(page, 'Please enter a valid email')
    await page.keyboard.press('Escape')
    await ask()
    await press(page, 'Withdraw')
    await said(page, 'Your address stays as it is')
    await expect(page.getByText('waits for you to confirm it.')).toHaveCount(0)
    await app.server.query('delete from rate_limits')
    await ask()
    await page.goto(await app.outbox.lastLink('ada@osier.example'))
    await press(page, 'Change email address')
    await page.goto('/auth/account/')
    await expect(page.getByText('ada@osier.example', { exact: true })).toBeVisible()
  },
)

test(
  'the account: a password is changed after a proof, and nothing typed is lost',
  { tag: '@journey' },
  async ({ page, app, browser }) => {
    const other = await elsewhere(browser, app)
    await openAs(page, app, 'security')
    await expireProof(app)
    await press(page, 'Change your password')
    await page.getByLabel('New password').fill(newPassword)
    await page.getByLabel('Confirm password').fill(newPassword)
    await press(page, 'Change password')
    const field = dialog(page).getByRole('textbox', { name: 'Password' })
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByLabel('New password')).toHaveValue(newPassword)
    await press(page, 'Change password')
    await field.fill('not this one')
    await page.keyboard.press('Enter')
    await said(page, 'This is not your password.')
    await press(page, 'Use a mailed code')
    const mailed = await app.outbox.lastCode(ada.email)
    await dialog(page)
      .getByLabel('Code')
      .fill(mailed === '000000' ? '111111' : '000000')
    await said(page, 'This code is not right.')
    await expectGoodLooks(page)
    await dialog(page).getByLabel('Code').fill(mailed)
    await said(page, 'Your password was changed, and your other browsers are signed out')
    await expect(page.getByRole('button', { name: 'Change your password' })).toBeFocused()
    await other.goto('/auth/account/browsers')
    await expectSignIn(other, '/browsers')
    await other.context().close()
  },
)

test('the account: a security question is set, and is not offered where they are off', async ({
  page,
  app,
}) => {
  await openAs(page, app, 'security')
  await press(page, 'Set a security question')
  await page.getByRole('textbox', { name: 'Question' }).fill('Which street did the shop stand in?')
  await page.getByRole('textbox', { name: 'Answer' }).fill('shop')
  await press(page, 'Save')
  await said(page, 'The question must not contain its answer')
  await page.getByRole('textbox', { name: 'Answer' }).fill('Lindengasse')
  await press(page, 'Save')
  await said(page, 'Your security question was saved')
  await said(page, 'Which street did the shop stand in?')
})

test.describe('without security questions', () => {
  test.use({ serverOptions: { settings: { securityQuestions: false, hideAccounts: true } } })
  test('the account offers none', async ({ page, app }) => {
    await openAs(page, app, 'security')
    await said(page, 'Password and codes')
    await expect(page.getByText('Security question')).toHaveCount(0)
  })
})

test(
  'the account: an authenticator is replaced, and recovery codes are made anew',
  { tag: '@journey' },
  async ({ page, app }) => {
    await page.goto(`/auth/signin/two-factor?email=${tomas.email}&next=/auth/account/security`)
    await page.getByLabel('Verification code').fill(await app.outbox.lastCode(tomas.email))
    await page.getByLabel('Authentication code').fill(codeOf(tomas.secret))
    await said(page, 'Recovery codes')
    await press(page, 'Replace the authenticator app')
    await page.getByRole('button', { name: 'Replace', exact: true }).click()
    await press(page, 'setup key')
    const key = await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()
    await page.getByLabel('Code from the new app').fill(codeOf(key?.replaceAll(' ', '') ?? ''))
    await said(page, 'Your authenticator app was replaced. Other browsers are signed out')
    await press(page, 'Make new recovery codes')
    await press(page, 'Make new codes')
    await expect(
      page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
    ).toHaveCount(10)
    await press(page, 'I have kept them')
    await said(page, '10 of 10 left.')
  },
)

test(
  'the account: a passkey is added, renamed after a proof by it, and removed',
  { tag: '@journey' },
  async ({ page, app }) => {
    await plugIn(page)
    // Passkeys need a host name, so the test leaves 127.0.0.1 for localhost. It opens the icon, which has no code: a
    // page would still send requests while the test signs in, and the cookie of a late answer would replace that of
    // the sign-in.
    await page.goto(`${app.origin.replace('127.0.0.1', 'localhost')}/auth/icon.svg`)
    await openAs(page, app, 'security')
    await said(page, 'You have no passkey yet.')
    await press(page, 'Add a passkey')
    await said(page, 'Passkey created')
    await expireProof(app)
    await page.getByRole('button', { name: /^Rename / }).click()
    await page.getByLabel('Name', { exact: true }).fill('Grey key')
    await page.keyboard.press('Enter')
    await press(page, 'Continue with your passkey')
    await expect(page.getByText('Grey key')).toBeVisible()
    await press(page, 'Remove Grey key')
    await press(page, 'Remove passkey')
    await said(page, 'Grey key was removed')
    await said(page, 'You have no passkey yet.')
  },
)

test(
  'the account: browsers are signed out, one and all others, at their next request',
  { tag: '@journey' },
  async ({ page, app, browser }) => {
    const [second, third] = [await elsewhere(browser, app), await elsewhere(browser, app)]
    await openAs(page, app, 'browsers')
    await said(page, 'This browser')
    await second.goto('/auth/account/browsers')
    const out = page.getByRole('button', { name: 'Sign out Chrome on Linux' })
    await expect(out).toHaveCount(2)
    await out.first().click()
    await expect(out).toHaveCount(1)
    await press(page, 'Sign out all others')
    await expect(out).toHaveCount(0)
    for (const other of [second, third]) {
      await other.goto('/auth/account/browsers')
      await expectSignIn(other, '/browsers')
      await other.context().close()
    }
    await page.getByRole('link', { name: 'Activity' }).click()
    await said(page, 'You signed out all other browsers.')
    await page.goBack()
    await said(page, 'This browser')
  },
)

test('the account: what happened is told in words, page by page', async ({ page, app }) => {
  await app.signIn(page, ada)
  await app.server.query(
    `insert into audit_events (at, event, user_id, ip, request_id, detail)
     select now() - n * interval '1 hour', 'sign_in_failed', id, '192.0.2.1', '', '{"factor":"password"}'
     from users, generate_series(1, 45) n where email = '${ada.email}'`,
  )
  await page.goto('/auth/account/activity')
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items).toHaveCount(20)
  await said(page, 'A sign-in failed: a wrong password.')
  await press(page, 'Show older')
  await expect(items).toHaveCount(40)
  await press(page, 'Show older')
  await expect(items).toHaveCount(46)
  await said(page, 'You signed in with your password.')
  await expect(page.getByText('That is all.')).toBeFocused()
})

for (const path of ['', 'security', 'browsers', 'activity']) {
  test(
    `account/${path}: accessible and within 320 pixels`,
    { tag: '@screen' },
    async ({ page, app }) => {
      await openAs(page, app, path)
      await expect(page.getByRole('main').getByText(/./).nth(2)).toBeVisible()
      await expectGoodLooks(page)
    },
  )
}
