import type { Page } from '@playwright/test'
import { signIn, startTestServer, type TestServer } from '../../../tools/e2e/test-server.ts'
import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { arrive } from './arrival.ts'
import { accounts } from './accounts.ts'

test.use({ serverOptions: { settings: { envType: 'restricted', isFederated: true } } })

async function shownCode(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'You have not signed in' })).toBeVisible()
  const label = await page
    .getByRole('img', { name: /^Code: \S( \S){5}$/ })
    .getAttribute('aria-label')
  return (label ?? '').slice('Code: '.length).replaceAll(' ', '')
}

/**
 * Runs `act` with a second server, which shares the database of `app.server`. On `app.server` people sign in only by
 * device code. On the second server they sign in by password, and can then approve codes of `app.server`.
 */
async function inOpenPart(app: App, act: (open: TestServer) => Promise<void>) {
  const open = await startTestServer({ shareDatabaseOf: app.server, clock: 'system' })
  await act(open)
  await open.close()
}

const decide = (app: App, code: string, decision: 'approve' | 'deny') =>
  inOpenPart(app, async (open) => {
    const desktop = await signIn(open, accounts.ada.email, accounts.ada.password)
    const path = '/auth_api/v1/accounts/login/code/approve/'
    const answer = await desktop.post(path, { code, decision })
    expect(answer.status, answer.text).toBe(200)
  })

const verify = (page: Page) => page.getByRole('button', { name: 'Click Here' })
const notYet = (page: Page) => page.getByText('This code has not been approved yet.')
const denied = (page: Page) =>
  page.getByText('The request was denied. Use the new code to ask again.')
const failed = (page: Page) => page.getByText('Something went wrong. Try again later.')

test(
  'the tabs of a browser share one code, and all go on when it is approved',
  { tag: '@journey' },
  async ({ page, app, browser }) => {
    await page.goto('/auth/signin?next=/healthz')
    const code = await shownCode(page)
    await expect(page.getByLabel('Email')).toHaveCount(0)

    const second = await page.context().newPage()
    await second.goto('/auth/signin/code?next=/healthz')
    expect(await shownCode(second)).toBe(code)
    await page.reload()
    expect(await shownCode(page)).toBe(code)
    const stranger = await browser.newPage({ baseURL: app.origin })
    await stranger.goto('/auth/signin?next=/healthz')
    const other = await shownCode(stranger)
    expect(other).not.toBe(code)

    await verify(page).dblclick()
    await expect(notYet(page)).toBeVisible()
    await decide(app, code, 'approve')
    await Promise.all([arrive(page), arrive(second)])
    expect(await shownCode(stranger)).toBe(other)
    await stranger.close()

    // After Back, and on a new visit, the browser is still signed in.
    await page.goBack()
    await arrive(page)
    await second.goto('/auth/signin?next=/healthz')
    await arrive(second)
  },
)

test('two tabs that open at once share one code as well', async ({ page }) => {
  const second = await page.context().newPage()
  await Promise.all([page.goto('/auth/signin'), second.goto('/auth/signin')])
  expect(await shownCode(second)).toBe(await shownCode(page))
})

test('a code that is denied is replaced at once by one for all tabs', async ({ page, app }) => {
  await page.goto('/auth/signin?next=/healthz')
  const second = await page.context().newPage()
  await second.goto('/auth/signin?next=/healthz')
  const code = await shownCode(page)
  await decide(app, code, 'deny')
  await expect(denied(page)).toBeVisible()
  await expect(denied(second)).toBeVisible()
  const next = await shownCode(page)
  expect(next).not.toBe(code)
  expect(await shownCode(second)).toBe(next)
  await decide(app, next, 'approve')
  await Promise.all([arrive(page), arrive(second)])
})

test('a tab that comes into view in a browser that is signed in goes on', async ({ page, app }) => {
  await page.goto('/auth/signin?next=/healthz')
  const code = await shownCode(page)
  await verify(page).click()
  await expect(notYet(page)).toBeVisible()
  await inOpenPart(app, async (open) => {
    const elsewhere = await page.context().newPage()
    await elsewhere.goto(
      `${open.origin}/auth/signin/password?email=${accounts.ada.email}&next=/healthz`,
    )
    await elsewhere.getByLabel('Password', { exact: true }).fill(accounts.ada.password)
    await elsewhere.keyboard.press('Enter')
    await arrive(elsewhere)
  })
  expect(await shownCode(page)).toBe(code)
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await arrive(page)
})

test('a page without a connection says so, and goes on with its code afterwards', async ({
  page,
  app,
}) => {
  await page.clock.install()
  await page.goto('/auth/signin?next=/healthz')
  const code = await shownCode(page)
  await page.context().setOffline(true)
  await page.clock.runFor(10_000)
  await expect(failed(page)).toHaveCount(0)
  await verify(page).click()
  await expect(failed(page)).toBeVisible()
  await page.context().setOffline(false)
  await page.clock.runFor(5000)
  await expect(failed(page)).toHaveCount(0)
  expect(await shownCode(page)).toBe(code)
  await decide(app, code, 'approve')
  await page.clock.runFor(7000)
  await arrive(page)
})

test('a code expires after nine cycles, and Refresh brings another', async ({ page }) => {
  await page.clock.install()
  await page.goto('/auth/signin')
  const code = await shownCode(page)
  for (let cycle = 1; cycle <= 9; cycle++) {
    await page.clock.runFor(30_000)
    await page.clock.runFor(2000)
  }
  await expect(page.getByRole('alertdialog', { name: 'Code Expired' })).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await shownCode(page)).not.toBe(code)
})

test('the address cannot be selected, the code can', async ({ page }) => {
  await page.goto('/auth/signin')
  const code = await shownCode(page)
  await page.keyboard.press('ControlOrMeta+A')
  const selected = await page.evaluate(() => String(getSelection()).replace(/\s/g, ''))
  expect(selected).toContain(code)
  expect(selected).not.toContain('/device')
})
