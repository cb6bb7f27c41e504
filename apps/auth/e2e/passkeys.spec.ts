import type { Page } from '@playwright/test'
import { startTestServer } from '../../../tools/e2e/test-server.ts'
import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { freePort } from '../../../tools/free-port.mjs'
import { accounts } from './accounts.ts'
import { arrive } from './arrival.ts'
import { codeOf } from './authenticator.ts'
import { plugIn } from './virtual-authenticator.ts'
import { countCalls, passMail, whoIs } from './walking.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Use a passkey', exact: true })
const begin = (page: Page, next = '/healthz') => page.goto(`/auth/signin?next=${next}`)

/** Creates a passkey on the account page. */
async function makePasskey(page: Page) {
  await page.goto('/auth/account/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey created').first()).toBeVisible()
}

test(
  'a passkey signs in by the button, until the server knows it no more',
  { tag: '@journey' },
  async ({ page, app }) => {
    const { ada } = accounts
    await app.signIn(page, ada)
    const setVerified = await plugIn(page)
    await makePasskey(page)
    await page.context().clearCookies()
    // This browser supports passkeys, but does not suggest them in the email field.
    await page.addInitScript(() =>
      Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable'),
    )

    await setVerified(false)
    await begin(page)
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
    await button(page).click()
    // The device could not verify the user. The page shows no error, and the button works again.
    await expect(button(page)).toBeEnabled()
    await expect(page.locator('.vb-alert')).toHaveCount(0)

    await setVerified(true)
    const asked = countCalls(page, /\/login\/passkey\/$/)
    await button(page).dblclick()
    await arrive(page)
    expect(await whoIs(page)).toBe(ada.email)
    expect(asked()).toBe(1)

    await app.server.query('delete from passkeys')
    await page.context().clearCookies()
    await begin(page)
    await button(page).click()
    await expect(page.getByText('This passkey is not known here any more.')).toBeVisible()
    await page.getByLabel('Email').fill(ada.email)
    await expect(page.getByText('This passkey is not known')).toHaveCount(0)
  },
)

test('a passkey stands among the suggestions of the address field', async ({ page, app }) => {
  await app.signIn(page, accounts.ada)
  await plugIn(page)
  await makePasskey(page)
  await page.context().clearCookies()
  // At once the virtual authenticator accepts the passkey that the email field suggests.
  await begin(page)
  await arrive(page)
  expect(await whoIs(page)).toBe(accounts.ada.email)

  // A sign-in by passkey also leads to terms that the user has not accepted. After them the page does not offer to
  // create another passkey.
  await app.server.query('delete from eula_acceptances')
  await page.context().clearCookies()
  await begin(page)
  await expect(page).toHaveURL(/\/auth\/eula/)
  await expect(async () => {
    if (page.url().includes('/auth/eula')) {
      await page.getByRole('checkbox').check({ timeout: 5000 })
      await page.getByRole('button', { name: 'Accept', exact: true }).click({ timeout: 5000 })
    }
    expect(new URL(page.url()).pathname).toBe('/healthz')
  }).toPass()
})

test('nothing of passkeys is fetched until the page is idle', async ({ page, app }) => {
  await app.signIn(page, accounts.ada)
  await plugIn(page)
  await makePasskey(page)
  await page.context().clearCookies()
  // The page counts as idle only when the test dispatches `test-idle`.
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    window.requestIdleCallback = (run) => waiting.push(run)
    window.addEventListener('test-idle', () => {
      for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 50 })
    })
  })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const ofPasskeys = () => fetched.filter((url) => url.includes('passkey'))
  await begin(page)
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(button(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(ofPasskeys()).toEqual([])

  await page.evaluate(() => window.dispatchEvent(new Event('test-idle')))
  await arrive(page)
  // As soon as the page is idle, it fetches the code for passkeys, asks for a challenge and sends the signed response.
  expect(ofPasskeys()).toEqual([
    expect.stringMatching(/passkey-sign-in.*\.js$/),
    expect.stringMatching(/\/login\/passkey\/options\/$/),
    expect.stringMatching(/\/login\/passkey\/$/),
  ])
})

test(
  'a passkey takes the place of the authenticator, after the mailed code',
  { tag: '@journey' },
  async ({ page, app }) => {
    const { tomas } = accounts
    await passMail(page, app, tomas.email)
    await page.getByLabel('Authentication code').fill(codeOf(tomas.secret))
    await arrive(page)
    await plugIn(page)
    await makePasskey(page)
    await page.context().clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    await app.server.query(`delete from rate_limits where key like 'mail%'`)

    await page.route('**/login/passkey/options/', (route) =>
      route.request().frame().url().includes('two-factor') ? route.continue() : route.abort(),
    )
    await passMail(page, app, tomas.email)
    await page.getByRole('button', { name: 'Use a passkey instead' }).click()
    await arrive(page)
    expect(await whoIs(page)).toBe(tomas.email)
  },
)

test('a passkey signs in at another origin of its domain, and leads staff to the choice of a customer', async ({
  page,
}) => {
  const port = await freePort()
  const [home, other] = ['home', 'other'].map((name) => `http://${name}.acme.localhost:${port}`)
  const server = await startTestServer({
    clock: 'system',
    env: {
      PORT: String(port),
      PUBLIC_ORIGIN: home ?? '',
      PASSKEY_RP_ID: 'acme.localhost',
      PASSKEY_ORIGINS: other ?? '',
    },
  })
  try {
    const choice = /\/auth\/impersonate\/select-customer/
    await page.goto(`${home}/auth/signin`)
    await page.getByLabel('Email').fill(accounts.sam.email)
    await page.keyboard.press('Enter')
    await page.getByLabel('Password', { exact: true }).fill(accounts.sam.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(choice)
    await plugIn(page)
    await page.goto(`${home}/auth/account/security`)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('Passkey created').first()).toBeVisible()
    await page.goto(`${other}/auth/signin?next=/healthz`)
    // At once the virtual authenticator accepts the passkey that the email field suggests.
    await page.waitForURL(choice)
    expect(page.url()).toContain(other)
    await expect(page.getByRole('radio').first()).toBeVisible()
  } finally {
    await server.close()
  }
})

test(
  'after a sign-in without a passkey one is offered, once in 90 days',
  { tag: '@journey' },
  async ({ page, app }) => {
    const { ada } = accounts
    const setVerified = await plugIn(page)
    const offer = page.getByRole('heading', { level: 1, name: 'Sign in faster next time' })
    const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
    async function signIn() {
      await page.context().clearCookies()
      await begin(page)
      await page.getByLabel('Email').fill(ada.email)
      await page.keyboard.press('Enter')
      await page.getByLabel('Password', { exact: true }).fill(ada.password)
      await page.keyboard.press('Enter')
    }
    await signIn()
    await expect(offer).toBeFocused()
    await expectGoodLooks(page)
    await choose('Not now')
    await arrive(page)
    await signIn()
    await arrive(page)

    await page.evaluate(
      (at) => localStorage.setItem('passkey_offered_at', String(at)),
      Date.now() - 91 * 86_400_000,
    )
    await signIn()
    await setVerified(false)
    await choose('Create a passkey')
    await expect(page.getByText('No passkey was made.')).toBeVisible()
    await expectGoodLooks(page)
    // The sign-in is too old to create a passkey. The page asks for the password again, and then
    // creates the passkey.
    await app.server.query("update sessions set proven_at = now() - interval '16 minutes'")
    await setVerified(true)
    await choose('Try again')
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(ada.password)
    await page.keyboard.press('Enter')
    await arrive(page)
    expect((await app.server.query('select 1 from passkeys')).length).toBe(1)
  },
)

test.describe('where people sign in by a device code', () => {
  test.use({ serverOptions: { env: { IS_FEDERATED_ENVIRONMENT: 'true', ENV_TYPE: 'restricted' } } })
  test('no passkey is asked for', async ({ page }) => {
    await plugIn(page)
    const asked = countCalls(page, /\/login\/passkey\//)
    await begin(page)
    await expect(page.getByRole('button', { name: 'Click Here' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(button(page)).toHaveCount(0)
    expect(asked()).toBe(0)
  })
})

test.describe('where passkeys are off', () => {
  test.use({ serverOptions: { env: { PASSKEYS: 'false' } } })
  test('none is offered', async ({ page }) => {
    await begin(page)
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Verify and Proceed' })).toBeVisible()
    await expect(button(page)).toHaveCount(0)
  })
})
