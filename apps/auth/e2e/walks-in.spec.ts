import type { Page } from '@playwright/test'
import { expect } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { arrive } from './arrival.ts'
import { countCalls, tabOf, test, typePassword, whoIs, withoutConnection } from './walking.ts'

// Walks through registration, terms, the choice of a customer, and sign-in links while something else happens, such as
// a reload.

async function enter(page: Page, account: { email: string; password: string }) {
  await page.goto(`/auth/signin/password?email=${account.email}&next=/healthz`)
  await typePassword(page, account.password)
}
/** Expects the page to say that someone else is signed in now, and reloads it for that user. */
async function expectOther(page: Page) {
  await expect(page.getByText(/^Someone else is signed in in this browser now/)).toBeVisible()
  await page.getByRole('link', { name: 'Reload this page' }).click()
}

test('registration', async ({ page, app, walk }) => {
  const email = 'walker@aldermoor.example'
  const request = (one: Page) => one.getByRole('button', { name: 'Request access' })
  await page.goto(`/auth/registration?email=${email}`)
  const fill = async (one = page) => {
    await one.getByLabel('First Name').fill('New')
    await one.getByLabel('Last Name').fill('Person')
    await one.getByLabel('Description').fill('Survival outcomes')
  }
  await test.step('registration: reload', async () => {
    await fill()
    await page.reload()
    await expect(page.getByLabel('Institutional Email')).toHaveValue(email)
    await fill()
  })
  await test.step('registration: offline', async () => {
    const told = page.getByRole('alert').filter({ hasText: /\w/ })
    await withoutConnection(page, () => request(page).click(), told)
    await expect(page.getByLabel('Description')).toHaveValue('Survival outcomes')
  })
  await test.step('registration: two people', async () => {
    // Sign in Ada in the same browser. The request for access, which the next step sends, is still for the address on
    // the page, and Ada stays signed in.
    await app.signIn(page, accounts.ada)
  })
  await test.step('registration: double click', async () => {
    const calls = countCalls(page, /\/registeration_requests\/$/)
    await request(page).dblclick()
    await expect(page.getByText(/^We've sent an email/)).toBeVisible()
    expect(calls()).toBe(1)
    expect(await whoIs(page)).toBe(accounts.ada.email)
  })
  const browser = await walk.elsewhere()
  for (const [name, one] of [
    ['registration: two tabs', await tabOf(page)],
    ['registration: two browsers', browser],
  ] as const) {
    await test.step(name, async () => {
      await one.goto(`/auth/registration?email=${email}`)
      await fill(one)
      await request(one).click()
      await expect(one.getByRole('alert').filter({ hasText: /Too many attempts/ })).toBeVisible()
      expect(await app.outbox.count(email)).toBe(1)
      await one.goto(await app.outbox.lastLink(email))
      // The first visit to the mailed link confirms the address by a click. The second visit leads on without one.
      const verify = one.getByRole('button', { name: 'Verify email address' })
      if (one !== browser) await verify.click()
      await expect(one.getByRole('heading', { name: 'Get Started' })).toBeVisible()
      await expect(one.getByLabel('Email')).toHaveValue(email)
    })
  }
  await test.step('registration: Back', async () => {
    await page.getByRole('link', { name: 'Back to Login' }).click()
    // Wait for the start screen. If the browser went back before it is shown, the page would still say that the mail
    // was sent, and show no form.
    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Institutional Email')).toHaveValue(email)
    await expect(request(page)).toBeEnabled()
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
    await expect(terms(page)).toBeVisible()
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
    const me = await page.request.get('/auth_api/v1/users/me/')
    expect(await me.json()).toMatchObject({
      result: { data: { impersonating: { name: 'Northfield Institute' } } },
    })
  })
  await test.step('customer choice: Back', async () => {
    await page.goBack()
    await page.getByRole('radio', { name: /^Calder/ }).check()
    await go(page).click()
    await page.getByRole('button', { name: /^Go on for Northfield/ }).click()
    await arrive(page)
  })
})

test('sign-in link', async ({ page, app, walk }) => {
  const { ada, robin } = accounts
  const address = `/auth/signin?next=/healthz&authcode=${robin.token}`
  const go = (one: Page) => one.getByRole('button', { name: 'Continue' })
  const tab = await tabOf(page)
  for (const one of [page, tab]) {
    await one.goto(address)
    await expect(go(one)).toBeVisible()
  }
  await test.step('sign-in link: offline', async () => {
    await withoutConnection(page, () => go(page).click())
  })
  await test.step('sign-in link: double click', async () => {
    const calls = countCalls(page, /\/accounts\/login\/apitoken\/$/)
    await go(page).dblclick()
    await arrive(page)
    expect(calls()).toBe(1)
    expect(await whoIs(page)).toBe(robin.email)
  })
  await test.step('sign-in link: two tabs', async () => {
    await go(tab).click()
    await arrive(tab)
    expect(await whoIs(tab)).toBe(robin.email)
  })
  await test.step('sign-in link: two people', async () => {
    await app.signIn(page, ada)
    for (const [choice, who] of [
      ['Stay as I am', ada.email],
      ['Continue', robin.email],
    ] as const) {
      await page.goto(address)
      await expect(page.getByText(`You are signed in as ${ada.email}`)).toBeVisible()
      await page.getByRole('button', { name: choice }).click()
      await arrive(page)
      expect(await whoIs(page)).toBe(who)
    }
  })
  await test.step('sign-in link: two browsers', async () => {
    const browser = await walk.elsewhere()
    await browser.goto(address)
    await go(browser).click()
    await arrive(browser)
    expect(await Promise.all([page, browser].map(whoIs))).toEqual([robin.email, robin.email])
  })
  await test.step('sign-in link: reload', async () => {
    const browser = await walk.elsewhere()
    await browser.goto(address)
    await expect(go(browser)).toBeVisible()
    await browser.reload()
    // The page has removed the token from its address, so the user has to open the link again.
    await expect(browser.getByRole('heading', { name: 'Get Started' })).toBeVisible()
    expect(await whoIs(browser)).toBeNull()
    await browser.goto(address)
    await go(browser).click()
    await arrive(browser)
  })
})
