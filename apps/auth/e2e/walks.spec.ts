import type { Page } from '@playwright/test'
import { expect } from '../../../tools/e2e/fixtures.ts'
import { accounts, newPassword } from './accounts.ts'
import { arrive } from './arrival.ts'
import {
  begin,
  code,
  countCalls,
  expectOver,
  password,
  sentTo,
  tabOf,
  test,
  typePassword,
  whoIs,
  withoutConnection,
} from './walking.ts'

// Walks through each flow while something else happens, such as a reload or a sign-in in another tab. The README of
// apps/auth lists which of these is tested where.

const created = (page: Page) => page.getByRole('heading', { name: 'Create your password' })
const openPassword = (page: Page, email: string) =>
  page.goto(`/auth/signin/password?email=${email}&next=/healthz`)

test('start', async ({ page, app, walk }) => {
  await test.step('start: two people', async () => {
    await begin(page, accounts.ada.email)
    await expect(password(page)).toBeVisible()
    await begin(page, accounts.ines.email)
    await typePassword(page, accounts.ines.password)
    await sentTo(page, accounts.ines.email)
  })
  await test.step('start: two tabs', async () => {
    const tab = await tabOf(page)
    const { email } = await walk.join('password_and_email_otp')
    await begin(tab, email)
    await sentTo(tab, email)
    await code(page).fill(await app.outbox.lastCode(accounts.ines.email))
    await expectOver(page)
    await code(tab).fill(await app.outbox.lastCode(email))
    await expect(created(tab)).toBeVisible()
  })
  await test.step('start: two browsers', async () => {
    const { email, password: own } = await walk.join('password')
    const browsers = [page, await walk.elsewhere()]
    for (const browser of browsers) await begin(browser, email)
    for (const browser of browsers) {
      await typePassword(browser, own)
      await arrive(browser)
      expect(await whoIs(browser)).toBe(email)
    }
  })
  await test.step('start: double click', async () => {
    const { email } = await walk.join('password_and_email_otp')
    const browser = await walk.elsewhere()
    const calls = countCalls(browser, /\/auth_api\/v1\/login\/$/)
    await browser.goto('/auth/signin?next=/healthz')
    await browser.getByLabel('Email').fill(email)
    await browser.getByRole('button', { name: 'Verify and Proceed' }).dblclick()
    await sentTo(browser, email)
    await code(browser).fill(await app.outbox.lastCode(email))
    await expect(created(browser)).toBeVisible()
    expect(calls()).toBe(1)
    expect(await app.outbox.count(email)).toBe(1)
  })
})

test('password', async ({ page, walk }) => {
  const { ada } = accounts
  await test.step('password: reload', async () => {
    await openPassword(page, ada.email)
    await password(page).fill(ada.password)
    await page.reload()
    await expect(password(page)).toHaveValue('')
  })
  await test.step('password: offline', async () => {
    await withoutConnection(page, () => typePassword(page, ada.password))
    await expect(password(page)).toHaveValue(ada.password)
  })
  await test.step('password: double click', async () => {
    const calls = countCalls(page, /\/accounts\/login\/$/)
    await page.getByRole('button', { name: 'Sign In' }).dblclick()
    await arrive(page)
    expect(calls()).toBe(1)
  })
  await test.step('password: Back', async () => {
    await page.goBack()
    await typePassword(page, ada.password)
    await arrive(page)
  })
  await test.step('password: two people', async () => {
    const other = await walk.join('password')
    const tab = await tabOf(page)
    await openPassword(page, ada.email)
    await openPassword(tab, other.email)
    await typePassword(page, ada.password)
    await arrive(page)
    await typePassword(tab, other.password)
    await arrive(tab)
    expect(await whoIs(page)).toBe(other.email)
  })
  await test.step('password: two browsers', async () => {
    const browser = await walk.elsewhere()
    for (const one of [browser, page]) {
      await openPassword(one, ada.email)
      await typePassword(one, ada.password)
      await arrive(one)
    }
    expect(await Promise.all([browser, page].map(whoIs))).toEqual([ada.email, ada.email])
  })
})

test('forgot password', async ({ page, app, walk }) => {
  const { email } = await walk.join('password')
  const send = page.getByRole('button', { name: 'Send reset link' })
  const sent = page.getByText('Check your email for account recovery instructions.')
  await openPassword(page, email)
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await test.step('forgot password: Back', async () => {
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.goBack()
    await expect(password(page)).toBeVisible()
    await page.goForward()
    await expect(send).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })
  await test.step('forgot password: offline', async () => {
    const told = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await withoutConnection(page, () => send.click(), told)
    await expect(page.getByLabel('Email')).toHaveValue(email)
  })
  await test.step('forgot password: double click', async () => {
    const calls = countCalls(page, /\/reset_password\/$/)
    await send.dblclick()
    await expect(sent).toBeVisible()
    expect(calls()).toBe(1)
  })
  const link = await app.outbox.lastLink(email)
  const browser = await walk.elsewhere()
  for (const [name, one] of [
    ['forgot password: two tabs', await tabOf(page)],
    ['forgot password: two browsers', browser],
  ] as const) {
    await test.step(name, async () => {
      await one.goto(`/auth/forgot-password?email=${email}`)
      await one.getByRole('button', { name: 'Send reset link' }).click()
      await expect(one.getByRole('alert').filter({ hasText: /Too many attempts/ })).toBeVisible()
      expect(await app.outbox.count(email)).toBe(1)
      await one.goto(link)
      await expect(one.getByLabel('New password')).toBeVisible()
    })
  }
  await test.step('forgot password: two people', async () => {
    await page.getByRole('button', { name: 'Use a different email' }).click()
    await page.getByLabel('Email').fill(accounts.ada.email)
    await send.click()
    await expect(sent).toBeVisible()
    expect(await app.outbox.lastLink(accounts.ada.email)).toContain('/reset-password')
  })
})

test('reset password', async ({ page, app, walk }) => {
  const { email } = await walk.join('password')
  await page.goto(`/auth/forgot-password?email=${email}`)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const link = await app.outbox.lastLink(email)
  const fill = async (one: Page) => {
    await one.getByLabel('Email').fill(email)
    await one.getByLabel('New password').fill(newPassword)
    await one.getByLabel('Confirm password').fill(newPassword)
  }
  const reset = (one: Page) => one.getByRole('button', { name: 'Reset password' })
  const browser = await walk.elsewhere()
  const tab = await tabOf(page)
  for (const one of [page, tab, browser]) {
    await one.goto(link)
    await fill(one)
  }
  await test.step('reset password: reload', async () => {
    await page.reload()
    await expect(page.getByLabel('New password')).toHaveValue('')
    await fill(page)
  })
  await test.step('reset password: two people', async () => {
    // Another user is signed in in this browser and stays signed in. The link decides whose
    // password is set.
    await app.signIn(page, accounts.ada)
  })
  await test.step('reset password: offline', async () => {
    await withoutConnection(page, () => reset(page).click())
    await expect(page.getByLabel('New password')).toHaveValue(newPassword)
  })
  await test.step('reset password: double click', async () => {
    await reset(page).dblclick()
    await expect(page.getByText('Success. Redirecting to login...')).toBeVisible()
    expect(await whoIs(page)).toBe(accounts.ada.email)
  })
  await test.step('reset password: Back', async () => {
    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Code is invalid or expired')).toBeVisible()
  })
  for (const [name, one] of [
    ['reset password: two tabs', tab],
    ['reset password: two browsers', browser],
  ] as const) {
    await test.step(name, async () => {
      await reset(one).click()
      await expect(one.getByText('This link or token is invalid or expired')).toBeVisible()
      await expect(one.getByRole('link', { name: 'Request a new link' })).toBeVisible()
    })
  }
})
