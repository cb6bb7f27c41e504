import type { Page } from '@playwright/test'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { endSessionDuring, loginAgain } from './ended-session.ts'

const listed = (page: Page) => page.getByRole('heading', { name: 'Signals' }).waitFor()

test('what was asked for one dataset and comes late shows nothing in the next', async ({
  app,
  page,
}) => {
  await app.signIn(page, accounts.internal)
  const held: (() => void)[] = []
  await page.route(/_api\/.*northfield/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    // `continue` fails if the page that sent the request is gone.
    return route.continue().catch(() => {})
  })
  await page.goto('/dv/northfield_oncology/survival/')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.goto('/dv/calder_cardiology/survival/')
  const facts = page.getByRole('complementary', { name: 'Dataset' })
  await expect(facts).toContainText('calder')
  for (const release of held) release()
  await page.getByRole('button', { name: 'Calder Cardiology' }).click()
  await expect(page.getByRole('dialog', { name: 'Dataset' })).toBeVisible()
  await expect(facts).not.toContainText('northfield')
})

test('a list that fails leaves the rest in order, and is there after Retry', async ({
  app,
  page,
}) => {
  await app.signIn(page, accounts.internal)
  await page.route('**/resources/me/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/')
  await expect(page.getByText('Server Error').first()).toBeVisible()
  await page.getByRole('button', { name: /^Robin/ }).click()
  await expect(page.getByText(accounts.internal.email)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unroute('**/resources/me/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await listed(page)
})

test('offline, the lists stay and what is typed stays; back again, it can be sent', async ({
  app,
  page,
  context,
}) => {
  await app.signIn(page, accounts.external)
  await page.goto('/support')
  await page.getByLabel('Subject').fill('Charts are empty')
  await page.getByLabel('Description').fill('Since this morning.')
  await context.setOffline(true)
  await expect(page.getByText('No internet connection')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Charts are empty')
  await page.getByRole('link', { name: /home$/ }).first().click()
  await listed(page)
  // Without a connection, a link that would load another page does nothing. Otherwise the browser's
  // error page would replace this one.
  await page.getByRole('tab', { name: 'Datasets' }).click()
  await page.getByRole('link', { name: 'Open Northfield Oncology' }).click()
  await expect(page.getByText('Not possible without an internet connection').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Apps' }).click()
  await listed(page)
  await context.setOffline(false)
  await expect(page.getByText('Connection restored')).toBeVisible()
  await page.getByRole('searchbox', { name: /^Search/ }).fill('surv')
  await expect(page.getByRole('link', { name: /Survival/ })).toBeVisible()
})

test('a browser that says offline and is not hinders nobody: no bar, links and sign-out work', async ({
  app,
  page,
  context,
}) => {
  await app.signIn(page, accounts.external)
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
  })
  await page.goto('/')
  await listed(page)
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(page.getByText('No internet connection')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Datasets' }).click()
  await page.getByRole('link', { name: 'Open Northfield Oncology' }).click()
  await expect(page).toHaveURL(/northfield_oncology/)
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth\/signin/)
})

/** Opens home. Returns a function that says whether the page is still the one that was opened. */
async function openHome(app: App, page: Page) {
  await app.signIn(page, accounts.external)
  await page.goto('/')
  await listed(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  return () => page.evaluate(() => 'isSamePage' in window)
}

test('a browser that says online and is not keeps the page until the next page can come', async ({
  app,
  page,
}) => {
  const isSamePage = await openHome(app, page)
  await page.route('**/*', (route) => route.abort('internetdisconnected'))
  const asked = page.waitForRequest((request) => request.method() === 'HEAD')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click()
  await asked
  await listed(page)
  await page.unroute('**/*')
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
  expect(await isSamePage()).toBe(true)
})

test('a page whose code is gone after a deployment comes with a fresh page', async ({
  app,
  page,
}) => {
  const isSamePage = await openHome(app, page)
  // The code is there for the fresh page. The old one asks for it twice: it preloads it, and then imports it.
  let isFresh = false
  page.on('request', (request) => {
    isFresh ||= request.isNavigationRequest()
  })
  await page.route(/support-page-.*\.js$/, (route) =>
    isFresh ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
  expect(await isSamePage()).toBe(false)
})

test('one new sign-in serves every tab that waits for it', async ({ app, page, context }) => {
  await app.signIn(page, accounts.internal)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/support')
    await tab.getByLabel('Subject').fill('Half a')
    await tab.getByLabel('Description').fill('ticket')
  }
  await endSessionDuring(context, app.origin, async () => {
    for (const tab of [page, other]) await tab.getByRole('button', { name: 'Send' }).click()
  })
  for (const tab of [page, other]) {
    await expect(tab.getByText('User Session Expired')).toBeVisible()
  }
  await loginAgain(page, accounts.internal)
  for (const tab of [page, other]) {
    await expect(tab.getByText('User Session Expired')).toHaveCount(0)
    await expect(tab.getByLabel('Subject')).toHaveValue('Half a')
  }
})
