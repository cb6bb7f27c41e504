import type { Page } from '@playwright/test'
import { expect } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { arrive } from './arrival.ts'
import { countCalls, password, test, whoIs, withoutConnection } from './walking.ts'

// As `walks.spec.ts`: registration, and what comes between the last proof and the platform.

const tabOf = (page: Page) => page.context().newPage()
async function enter(page: Page, account: { email: string; password: string }) {
  await page.goto(`/auth/signin/password?email=${account.email}&next=/healthz`)
  await password(page).fill(account.password)
  await page.keyboard.press('Enter')
}
/** The page belongs to someone who is no longer signed in, and leads on for who is. */
async function expectOther(page: Page) {
  await expect(page.getByText(/^Someone else is signed in in this browser now/)).toBeVisible()
  await page.getByRole('link', { name: 'Reload this page' }).click()
}

test('registration', async ({ page, app }) => {
  const email = 'walker@aldermoor.example'
  const request = page.getByRole('button', { name: 'Request access' })
  await page.goto(`/auth/registration?email=${email}`)
  const fill = async () => {
    await page.getByLabel('First Name').fill('New')
    await page.getByLabel('Last Name').fill('Person')
    await page.getByLabel('Description').fill('Survival outcomes')
  }
  await test.step('registration: reload', async () => {
    await fill()
    await page.reload()
    await expect(page.getByLabel('Institutional Email')).toHaveValue(email)
    await fill()
  })
  await test.step('registration: offline', async () => {
    const told = page.getByRole('alert').filter({ hasText: /\w/ })
    await withoutConnection(page, () => request.click(), told)
    await expect(page.getByLabel('Description')).toHaveValue('Survival outcomes')
  })
  await test.step('registration: double click', async () => {
    const calls = countCalls(page, /\/registeration_requests\/$/)
    await request.dblclick()
    await expect(page.getByText(/^We've sent an email/)).toBeVisible()
    expect(calls()).toBe(1)
  })
  await test.step('registration: Back', async () => {
    await page.getByRole('link', { name: 'Get Started' }).click()
    await page.goBack()
    await expect(page.getByLabel('Institutional Email')).toHaveValue(email)
    await expect(request).toBeEnabled()
    expect(await app.outbox.count(email)).toBe(1)
  })
})

test('terms', async ({ page, app, walk }) => {
  const accept = (one: Page) => one.getByRole('button', { name: 'Accept' })
  const terms = (one: Page) => one.getByRole('heading', { name: 'Data Use Agreement' })
  await enter(page, accounts.priya)
  await test.step('terms: reload', async () => {
    await page.getByRole('checkbox').check()
    await page.reload()
    await expect(terms(page)).toBeVisible()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
  })
  await test.step('terms: two people', async () => {
    await page.getByRole('checkbox').check()
    await app.signIn(page, accounts.ada)
    await accept(page).click()
    await expectOther(page)
    await arrive(page)
    expect(await whoIs(page)).toBe(accounts.ada.email)
    await enter(page, accounts.priya)
  })
  const tab = await tabOf(page)
  await tab.goto('/auth/eula?next=/healthz')
  const browser = await walk.elsewhere()
  await enter(browser, accounts.priya)
  for (const one of [page, tab, browser]) {
    await expect(terms(one)).toBeVisible()
    await one.getByRole('checkbox').check()
  }
  await test.step('terms: offline', async () => {
    const told = page.getByText('Your acceptance could not be saved. Try again.').first()
    await withoutConnection(page, () => accept(page).click(), told)
  })
  await test.step('terms: double click', async () => {
    const calls = countCalls(page, /\/eula\/[^/]+\/users\//)
    await accept(page).dblclick()
    await arrive(page)
    expect(calls()).toBe(1)
  })
  for (const [name, one] of [
    ['terms: two tabs', tab],
    ['terms: two browsers', browser],
  ] as const) {
    await test.step(name, async () => {
      await accept(one).click()
      await arrive(one)
    })
  }
  await test.step('terms: Back', async () => {
    await page.goBack()
    await arrive(page)
  })
})

test('customer choice', async ({ page, app, walk }) => {
  const go = (one: Page) => one.getByRole('button', { name: 'Continue' })
  await enter(page, accounts.sam)
  await page.getByRole('radio', { name: 'Northfield Institute' }).check()
  await test.step('customer choice: reload', async () => {
    await page.reload()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByRole('radio', { name: 'Northfield Institute' }).check()
  })
  await test.step('customer choice: offline', async () => {
    const told = page.getByRole('alert').filter({ hasText: /\w/ })
    await withoutConnection(page, () => go(page).click(), told)
  })
  await test.step('customer choice: two people', async () => {
    await app.signIn(page, accounts.ada)
    await go(page).click()
    await expectOther(page)
    await expect(page.getByRole('heading', { name: 'You act for no customer' })).toBeVisible()
  })
  await test.step('customer choice: double click', async () => {
    await enter(page, accounts.sam)
    await page.getByRole('radio', { name: 'Northfield Institute' }).check()
    await go(page).dblclick()
    await arrive(page)
  })
  await test.step('customer choice: two browsers', async () => {
    const browser = await walk.elsewhere()
    await enter(browser, accounts.sam)
    await browser.getByRole('radio', { name: /^Calder/ }).check()
    await go(browser).click()
    await arrive(browser)
    await page.goto('/auth/?next=/healthz')
    await arrive(page)
  })
})
