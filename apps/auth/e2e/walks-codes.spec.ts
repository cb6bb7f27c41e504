import type { Page } from '@playwright/test'
import { expect } from '../../../tools/e2e/fixtures.ts'
import { accounts, newPassword } from './accounts.ts'
import { arrive } from './arrival.ts'
import {
  begin,
  code,
  countCalls,
  endCooldown,
  expectOver,
  passMail,
  password,
  sentTo,
  tabOf,
  test,
  typePassword,
  whoIs,
  withoutConnection,
} from './walking.ts'

// Walks through sign-ins with a mailed code as first or second step while something else happens, such as a reload.

test('password-otp type 1', async ({ page, app, walk }) => {
  const { email } = await walk.join('password_and_email_otp')
  const create = page.getByRole('button', { name: 'Create password' })
  const created = page.getByRole('heading', { name: 'Create your password' })
  await test.step('password-otp type 1: two people', async () => {
    await begin(page, email)
    await sentTo(page, email)
    const sent = await app.outbox.lastCode(email)
    await app.signIn(page, accounts.ada)
    await code(page).fill(sent)
    await expectOver(page)
    expect(await whoIs(page)).toBe(accounts.ada.email)
  })
  await endCooldown(app)
  await page.evaluate(() => sessionStorage.clear())
  await test.step('password-otp type 1: offline', async () => {
    await passMail(page, app, email)
    await expect(created).toBeVisible()
    await page.getByLabel('New password').fill(newPassword)
    await page.getByLabel('Confirm password').fill(newPassword)
    await withoutConnection(page, () => create.click())
    await expect(page.getByLabel('New password')).toHaveValue(newPassword)
  })
  await test.step('password-otp type 1: double click', async () => {
    const calls = countCalls(page, /\/set-password\/$/)
    await create.dblclick()
    await arrive(page)
    expect(calls()).toBe(1)
    expect(await whoIs(page)).toBe(email)
  })
})

test('password-otp type 2', async ({ page, app, walk }) => {
  const { ada } = accounts
  const person = () => walk.join('password_and_email_otp', { password: ada.password })
  const passPassword = async (one: Page, email: string) => {
    await begin(one, email)
    await typePassword(one, ada.password)
  }
  const first = await person()
  await passPassword(page, first.email)
  await sentTo(page, first.email)
  await test.step('password-otp type 2: reload', async () => {
    await page.reload()
    await expect(password(page)).toHaveValue('')
    await typePassword(page, ada.password)
    await sentTo(page, first.email)
    expect(await app.outbox.count(first.email)).toBe(1)
  })
  await test.step('password-otp type 2: two tabs', async () => {
    const tab = await tabOf(page)
    await tab.goto(page.url())
    await typePassword(tab, ada.password)
    await sentTo(tab, first.email)
    const sent = await app.outbox.lastCode(first.email)
    await code(tab).fill(sent)
    await arrive(tab)
    await code(page).fill(sent)
    await expectOver(page)
    expect(await whoIs(page)).toBe(first.email)
    expect(await app.outbox.count(first.email)).toBe(1)
  })
  const second = await person()
  await test.step('password-otp type 2: two browsers', async () => {
    const browser = await walk.elsewhere()
    await browser.clock.install()
    await passPassword(page, second.email)
    await sentTo(page, second.email)
    await passPassword(browser, second.email)
    await expect(browser.getByText(/it works only where it was asked for/).first()).toBeVisible()
    await expect(code(browser)).toBeDisabled()
    const sent = await app.outbox.lastCode(second.email)
    await endCooldown(app)
    await browser.clock.fastForward(30_000)
    await browser.getByRole('button', { name: 'Resend Code', exact: true }).click()
    await sentTo(browser, second.email)
    await code(browser).fill(await app.outbox.lastCode(second.email))
    await arrive(browser)
    await code(page).fill(sent)
    await arrive(page)
    expect(await Promise.all([browser, page].map(whoIs))).toEqual([second.email, second.email])
  })
  await test.step('password-otp type 2: two people', async () => {
    const { email } = await person()
    await passPassword(page, email)
    await sentTo(page, email)
    await app.signIn(page, ada)
    await code(page).fill(await app.outbox.lastCode(email))
    // The page was opened while the user of an earlier step was signed in, and names that user in its requests. So the
    // server refuses the code now that Ada is signed in. Loaded anew, the page begins the sign-in of `email` again.
    await page.getByRole('link', { name: 'Reload this page' }).click()
    await expect(page.getByRole('heading', { name: 'Enter Password to Continue' })).toBeVisible()
    expect(await whoIs(page)).toBe(ada.email)
  })
})
