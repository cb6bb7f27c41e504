import type { Page } from '@playwright/test'
import { expect } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { arrive } from './arrival.ts'
import { codeOf } from './authenticator.ts'
import {
  code,
  countCalls,
  expectOver,
  passMail,
  test,
  whoIs,
  withoutConnection,
} from './walking.ts'

// As `walks.spec.ts`: the second factor.

const tabOf = (page: Page) => page.context().newPage()
const saved = (page: Page) => page.getByRole('heading', { name: 'Save Your Recovery Code' })
const setupCode = (page: Page) => page.getByLabel('Code from the app')
async function keyOf(page: Page) {
  await page.getByRole('button', { name: 'setup key' }).click()
  const key = await page.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()
  return key?.replaceAll(' ', '') ?? ''
}

test('two-factor set-up', async ({ page, app, walk }) => {
  const method = 'email_otp_and_authenticator_based'
  const { email } = await walk.join(method)
  await passMail(page, app, email)
  const secret = await keyOf(page)
  await test.step('two-factor set-up: two tabs', async () => {
    const tab = await tabOf(page)
    await tab.goto(page.url())
    await expect(code(tab)).toBeVisible()
    expect(await app.outbox.count(email)).toBe(1)
    await tab.close()
  })
  await test.step('two-factor set-up: two browsers', async () => {
    const browser = await walk.elsewhere()
    await app.server.query(`delete from rate_limits where key like 'mail%'`)
    await passMail(browser, app, email)
    const other = await keyOf(browser)
    expect(other).not.toBe(secret)
    await setupCode(browser).fill(codeOf(other))
    await expect(saved(browser)).toBeVisible()
    await setupCode(page).fill(codeOf(secret))
    await expectOver(page)
  })
})

test('two-factor verify', async ({ page, app, walk }) => {
  const { email, secret } = accounts.tomas
  const boxes = page.getByLabel('Authentication code')
  await passMail(page, app, email)
  await test.step('two-factor verify: offline', async () => {
    await withoutConnection(page, () => boxes.fill(codeOf(secret)))
  })
  await test.step('two-factor verify: two people', async () => {
    await app.signIn(page, accounts.ada)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expectOver(page)
  })
  await app.server.query(`delete from rate_limits where key like 'mail%'`)
  await test.step('two-factor verify: Back', async () => {
    await page.context().clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    await passMail(page, app, email)
    await expect(boxes).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByText(/^Your last code was used/)).toBeVisible()
  })
  await test.step('two-factor verify: reload', async () => {
    await page.reload()
    await expect(code(page)).toBeVisible()
  })
  await app.server.query(`delete from rate_limits where key like 'mail%'`)
  const browser = await walk.elsewhere()
  await test.step('two-factor verify: two browsers', async () => {
    await passMail(browser, app, email)
    const other = browser.getByLabel('Authentication code')
    await withoutConnection(browser, () => other.fill(codeOf(secret)))
  })
})

test('recovery code', async ({ page, app }) => {
  const { email, recoveryCode } = accounts.tomas
  const typed = recoveryCode.replace('-', '')
  const boxes = page.getByLabel('Recovery code')
  await passMail(page, app, email)
  await page.getByRole('button', { name: 'Use Recovery codes instead' }).click()
  await test.step('recovery code: offline', async () => {
    await withoutConnection(page, () => boxes.fill(typed))
    await expect(boxes).toHaveValue(typed)
  })
})

test('setup-new-device', async ({ page, app, walk }) => {
  const { tomas } = accounts
  const mei = await walk.join('email_otp_and_authenticator_based')
  const browser = await walk.elsewhere()
  await passMail(browser, app, tomas.email)
  await browser.getByLabel('Authentication code').fill(codeOf(tomas.secret))
  await arrive(browser)
  await app.server.query(`delete from rate_limits where key like 'mail%'`)
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
    // The new device ends the sessions of the old one.
    expect(await whoIs(browser)).toBeNull()
  })
  await test.step('setup-new-device: two people', async () => {
    const tab = await tabOf(page)
    await passMail(tab, app, mei.email)
    await setupCode(tab).fill(codeOf(await keyOf(tab)))
    await expect(tab.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Make new codes' }).click()
    // The codes of Mei, who is signed in by now, stay good.
    await expectOver(page)
    expect(await app.outbox.count(mei.email)).toBe(1)
  })
})
