import type { Page } from '@playwright/test'
import { expect, type App } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { arrive } from './arrival.ts'
import { codeOf } from './authenticator.ts'
import {
  code,
  countCalls,
  endCooldown,
  expectOver,
  passMail,
  tabOf,
  test,
  whoIs,
  withoutConnection,
} from './walking.ts'

// Walks through sign-ins with an authenticator or a recovery code while something else happens, such as a reload.

const setup = (page: Page) => page.getByRole('heading', { name: 'Set up Authenticator app' })
const saved = (page: Page) => page.getByRole('heading', { name: 'Save Your Recovery Code' })
const setupCode = (page: Page) => page.getByLabel('Code from the app')
async function keyOf(page: Page) {
  await page.getByRole('button', { name: 'setup key' }).click()
  const key = await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()
  return key?.replaceAll(' ', '') ?? ''
}

/**
 * Opens the address of `page` in another tab. Expects that tab to ask for the mailed code, although no further mail is
 * sent.
 */
async function expectMailAlone(app: App, page: Page, email: string) {
  const mails = await app.outbox.count(email)
  const tab = await tabOf(page)
  await tab.goto(page.url())
  await expect(tab.getByText(/it works only where it was asked for/).first()).toBeVisible()
  await expect(tab.getByRole('button', { name: /^Resend Code/ })).toBeVisible()
  expect(await app.outbox.count(email)).toBe(mails)
  await tab.close()
}

test('two-factor set-up', async ({ page, app, walk }) => {
  const method = 'email_otp_and_authenticator_based'
  const { email } = await walk.join(method)
  await passMail(page, app, email)
  const secret = await keyOf(page)
  await test.step('two-factor set-up: two browsers', async () => {
    const browser = await walk.elsewhere()
    await endCooldown(app)
    await passMail(browser, app, email)
    const other = await keyOf(browser)
    expect(other).not.toBe(secret)
    await setupCode(browser).fill(codeOf(other))
    await expect(saved(browser)).toBeVisible()
    await setupCode(page).fill(codeOf(secret))
    await expectOver(page)
  })
  const second = await walk.join(method)
  await test.step('two-factor set-up: Back', async () => {
    await page.clock.install()
    await passMail(page, app, second.email)
    await expect(setup(page)).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByText(/^Your last code was used/)).toBeVisible()
    await endCooldown(app)
    await page.clock.fastForward(30_000)
    await page.getByRole('button', { name: 'Resend Code', exact: true }).click()
    await expect.poll(() => app.outbox.count(second.email)).toBe(2)
    await code(page).fill(await app.outbox.lastCode(second.email))
    await expect(setup(page)).toBeVisible()
  })
  await test.step('two-factor set-up: two people', async () => {
    const key = await keyOf(page)
    await app.signIn(page, accounts.ada)
    await setupCode(page).fill(codeOf(key))
    await expectOver(page)
    expect(await whoIs(page)).toBe(accounts.ada.email)
  })
  const third = await walk.join(method)
  await passMail(page, app, third.email)
  await test.step('two-factor set-up: two tabs', async () => {
    await expect(setup(page)).toBeVisible()
    await expectMailAlone(app, page, third.email)
  })
  await test.step('two-factor set-up: offline', async () => {
    const typed = codeOf(await keyOf(page))
    await withoutConnection(page, () => setupCode(page).fill(typed))
    await expect(setupCode(page)).toHaveValue(typed)
  })
  await test.step('two-factor set-up: double click', async () => {
    const calls = countCalls(page, /\/totp\/verify_totp\/$/)
    await page.getByRole('button', { name: 'Verify' }).dblclick()
    await expect(saved(page)).toBeVisible()
    expect(calls()).toBe(1)
    expect(await whoIs(page)).toBe(third.email)
  })
})

test('two-factor verify', async ({ page, app, walk }) => {
  const { email, secret } = accounts.tomas
  const boxes = (one: Page) => one.getByLabel('Authentication code')
  await passMail(page, app, email)
  await test.step('two-factor verify: offline', async () => {
    await withoutConnection(page, () => boxes(page).fill(codeOf(secret)))
  })
  await test.step('two-factor verify: two people', async () => {
    await app.signIn(page, accounts.ada)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expectOver(page)
    expect(await whoIs(page)).toBe(accounts.ada.email)
  })
  await endCooldown(app)
  await test.step('two-factor verify: Back', async () => {
    await page.context().clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    await passMail(page, app, email)
    await expect(boxes(page)).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByText(/^Your last code was used/)).toBeVisible()
  })
  await test.step('two-factor verify: reload', async () => {
    await page.reload()
    await expect(code(page)).toBeVisible()
  })
  await endCooldown(app)
  const browser = await walk.elsewhere()
  await test.step('two-factor verify: two browsers', async () => {
    await passMail(browser, app, email)
    await withoutConnection(browser, () => boxes(browser).fill(codeOf(secret)))
  })
  await test.step('two-factor verify: two tabs', async () => {
    await expectMailAlone(app, browser, email)
  })
  await test.step('two-factor verify: double click', async () => {
    const calls = countCalls(browser, /\/totp\/verify_totp\/$/)
    await browser.getByRole('button', { name: 'Verify' }).dblclick()
    await arrive(browser)
    expect(calls()).toBe(1)
    expect(await whoIs(browser)).toBe(email)
  })
})

test('recovery code', async ({ page, app, walk }) => {
  const { email, recoveryCode } = accounts.tomas
  const typed = recoveryCode.replace('-', '')
  const boxes = (one: Page) => one.getByLabel('Recovery code')
  const reach = async (one: Page) => {
    await endCooldown(app)
    await passMail(one, app, email)
    await one.getByRole('button', { name: 'Use Recovery codes instead' }).click()
  }
  const browser = await walk.elsewhere()
  await reach(browser)
  await test.step('recovery code: two people', async () => {
    const other = await walk.elsewhere()
    await reach(other)
    await app.signIn(other, accounts.ada)
    await boxes(other).fill(typed)
    // The sign-in is over because Ada has signed in, so the server has not used up the recovery code. A later step uses
    // it.
    await expectOver(other)
    expect(await whoIs(other)).toBe(accounts.ada.email)
  })
  await reach(page)
  await test.step('recovery code: two tabs', async () => {
    await expectMailAlone(app, page, email)
  })
  await test.step('recovery code: offline', async () => {
    await withoutConnection(page, () => boxes(page).fill(typed))
    await expect(boxes(page)).toHaveValue(typed)
  })
  await test.step('recovery code: double click', async () => {
    const calls = countCalls(page, /\/verify_recovery_code\/$/)
    await page.getByRole('button', { name: 'Verify' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Did you lose your device?' })).toBeVisible()
    expect(calls()).toBe(1)
    expect(await whoIs(page)).toBe(email)
  })
  await test.step('recovery code: reload', async () => {
    // The recovery code has already signed the user in. So the reloaded page asks for a mailed code again, but the
    // sign-in app leads on to `next` without one.
    await page.reload()
    await expect(page.getByText(/^Your last code was used/)).toBeVisible()
    await page.goto('/auth/?next=/healthz')
    await arrive(page)
    expect(await whoIs(page)).toBe(email)
  })
  await test.step('recovery code: two browsers', async () => {
    await boxes(browser).fill(typed)
    await expect(browser.getByText('You have entered an incorrect code')).toBeVisible()
    await browser.getByRole('button', { name: 'Use Authentication code instead' }).click()
    await expect(browser.getByLabel('Authentication code')).toBeVisible()
  })
  await test.step('recovery code: Back', async () => {
    await browser.getByRole('button', { name: 'Back' }).click()
    await expect(browser.getByText(/^Your last code was used/)).toBeVisible()
  })
})

test('setup-new-device', async ({ page, app, walk }) => {
  const { tomas } = accounts
  const mei = await walk.join('email_otp_and_authenticator_based')
  const browser = await walk.elsewhere()
  await passMail(browser, app, tomas.email)
  await browser.getByLabel('Authentication code').fill(codeOf(tomas.secret))
  await arrive(browser)
  await endCooldown(app)
  await passMail(page, app, tomas.email)
  await page.getByRole('button', { name: 'Use Recovery codes instead' }).click()
  await page.getByLabel('Recovery code').fill(tomas.recoveryCode.replace('-', ''))
  await page.getByRole('button', { name: 'Set up a new device' }).click()
  const secret = await keyOf(page)
  await test.step('setup-new-device: reload', async () => {
    await page.reload()
    expect(await keyOf(page)).toBe(secret)
  })
  await test.step('setup-new-device: Back', async () => {
    await page.goBack()
    await expect(code(page)).toBeVisible()
    await page.goForward()
    expect(await keyOf(page)).toBe(secret)
  })
  await test.step('setup-new-device: two tabs', async () => {
    const tab = await tabOf(page)
    await tab.goto(page.url())
    expect(await keyOf(tab)).toBe(secret)
    await tab.close()
  })
  await test.step('setup-new-device: offline', async () => {
    await withoutConnection(page, () => setupCode(page).fill(codeOf(secret)))
  })
  await test.step('setup-new-device: double click', async () => {
    const calls = countCalls(page, /\/totp\/verify_totp\/$/)
    await page.getByRole('button', { name: 'Verify' }).dblclick()
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
    expect(calls()).toBe(1)
  })
  await test.step('setup-new-device: two browsers', async () => {
    // Setting up the new device has ended the session in `browser`, which was signed in with the old device.
    expect(await whoIs(browser)).toBeNull()
  })
  await test.step('setup-new-device: two people', async () => {
    const tab = await tabOf(page)
    await passMail(tab, app, mei.email)
    await setupCode(tab).fill(codeOf(await keyOf(tab)))
    await expect(tab.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Make new codes' }).click()
    // The server makes no new codes, so those of Mei, who is signed in now, stay valid.
    await expectOver(page)
    expect(await app.outbox.count(mei.email)).toBe(1)
  })
})
