import type { Page } from '@playwright/test'
import { accounts, expect, test } from './real-tabs.ts'

const banner = (page: Page) =>
  page.getByText(/Your session will be expiring in \d+ minutes?, Please/)
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const expiring = (page: Page) => dialog(page, 'Session Expiring Soon')
const expired = (page: Page) => dialog(page, 'User Session Expired')
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
const status = (page: Page) => page.getByText(/^Status:/)

test('a banner at first, a countdown on return, and a dismissal that all tabs share', async ({
  tabs,
}) => {
  await tabs.signIn(accounts.robin, 55)
  const shell = await tabs.open('/')
  await expect(banner(shell)).toHaveText(/in 1 minute, Please login again/)

  const harness = await tabs.open('/harness/')
  await expect(banner(harness)).toBeVisible()
  await tabs.show(shell)
  await expect(expiring(shell)).toBeVisible()
  await expect(banner(shell)).toBeHidden()
  const timer = shell.getByRole('timer')
  await expect(timer).toHaveText(/^0:\d\d$/)
  const shown = (await timer.textContent()) ?? ''
  await expect(timer).not.toHaveText(shown)

  await shell.keyboard.press('Escape')
  await expect(expiring(shell)).toBeHidden()
  await tabs.show(harness)
  await expect(status(harness)).toContainText('expiring')
  await expect(banner(harness)).toBeHidden()
  await expect(expiring(harness)).toBeHidden()

  // Only the warning was dismissed. When the session ends, both tabs show it, the one in front and the one behind.
  await tabs.endSoon(shell, harness)
  await expect(expired(harness)).toBeVisible()
  await tabs.show(shell)
  await expect(expired(shell)).toBeVisible()
  await expect(shell.getByRole('alertdialog')).toHaveCount(1)
})

test(
  'Login in one of three tabs: the new tab closes itself, and all three go on',
  { tag: '@journey' },
  async ({ tabs }) => {
    await tabs.signIn(accounts.robin)
    const waiting = [
      await tabs.open('/dv/northfield_oncology/?tab=datasets'),
      await tabs.open('/support'),
      await tabs.open('/harness/?a=1#b'),
    ] as const
    const [first, , harness] = waiting
    await tabs.endSoon(...waiting)
    await expect(expired(harness)).toBeVisible()
    await tabs.show(first)
    await expect(expired(first)).toBeVisible()

    const signIn = await tabs.opened(() => login(first).click())
    await expect(signIn).toHaveURL(/\/auth\/signin\/?\?next=.*session_login/)
    const reloads = waiting.map((page) => page.waitForEvent('load'))
    const closed = signIn.waitForEvent('close')
    await tabs.signInOn(signIn, accounts.robin)
    await closed
    await Promise.all(reloads)

    await expect(first).toHaveURL(/\/dv\/northfield_oncology\/\?tab=datasets$/)
    await expect(first.getByRole('tab', { name: /Datasets/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(harness).toHaveURL(/\/harness\/\?a=1#b$/)
    await expect(status(harness)).toContainText(`active; user: ${accounts.robin.name}`)
    for (const page of waiting) await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(tabs.context.pages()).not.toContain(signIn)
  },
)

test('Login Again before the end renews the session', async ({ tabs }) => {
  await tabs.signIn(accounts.robin, 600)
  const shell = await tabs.open('/')
  await expect(banner(shell)).toBeVisible()
  const signIn = await tabs.opened(() =>
    shell.getByRole('button', { name: 'Clicking here' }).click(),
  )
  const closed = signIn.waitForEvent('close')
  const reload = shell.waitForEvent('load')
  await tabs.signInOn(signIn, accounts.robin)
  await closed
  await reload
  await expect(shell.getByRole('heading', { level: 1 })).toHaveText(/Welcome/)
  await expect(banner(shell)).toBeHidden()
})

test('unsaved work stays for its user, and says so', async ({ tabs }) => {
  await tabs.signIn(accounts.robin)
  const harness = await tabs.open('/harness/')
  await harness.getByLabel('Notes').fill('Three hours of thought')
  await tabs.endSoon(harness)
  await expect(expired(harness)).toBeVisible()
  await expect(harness.getByText('Your unsaved work stays on this page.')).toBeVisible()

  const signIn = await tabs.opened(() => login(harness).click())
  const closed = signIn.waitForEvent('close')
  await tabs.signInOn(signIn, accounts.robin)
  await closed
  await tabs.show(harness)
  await expect(harness.getByText('Login Successful').first()).toBeVisible()
  await expect(status(harness)).toContainText('active')
  await expect(harness.getByLabel('Notes')).toHaveValue('Three hours of thought')
})

test('another user is caught: a page is reloaded, unsaved work waits for a word', async ({
  tabs,
}) => {
  await tabs.signIn(accounts.robin)
  const harness = await tabs.open('/harness/')
  await harness.getByLabel('Notes').fill('Not for others')
  const shell = await tabs.open('/')
  await tabs.endSoon(harness, shell)
  await expect(expired(shell)).toBeVisible()

  const signIn = await tabs.opened(() => login(shell).click())
  const closed = signIn.waitForEvent('close')
  const reload = shell.waitForEvent('load')
  await tabs.signInOn(signIn, accounts.dana)
  await closed
  await reload
  await expect(shell.getByRole('heading', { level: 1 })).toContainText('Dana')

  await tabs.show(harness)
  const warning = dialog(harness, 'Someone else has signed in')
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: 'Reload and discard' }).click()
  await expect(status(harness)).toContainText('user: Dana')
  await expect(harness.getByLabel('Notes')).toHaveValue('')
})

test('another user who signed in elsewhere is caught on the return to the tab', async ({
  tabs,
}) => {
  await tabs.signIn(accounts.robin)
  const harness = await tabs.open('/harness/')
  await expect(status(harness)).toContainText(accounts.robin.name)
  const other = await tabs.open('/auth/signin')
  await tabs.signInOn(other, accounts.dana)
  await expect(other).toHaveURL(/\/$/)
  await tabs.show(harness)
  await expect(status(harness)).toContainText('user: Dana')
})

test('signing out in one tab ends the others', async ({ tabs }) => {
  await tabs.signIn(accounts.robin)
  const harness = await tabs.open('/harness/')
  await expect(status(harness)).toContainText('active')
  const shell = await tabs.open('/')
  await shell.getByRole('button', { name: accounts.robin.name }).click()
  await shell.getByRole('button', { name: /Sign out/i }).click()
  await expect(shell).toHaveURL(/\/auth\/signin/)
  await tabs.show(harness)
  await expect(expired(harness)).toBeVisible()
})

test('a device clock that is hours fast raises no warning', async ({ tabs }) => {
  await tabs.context.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 11.5 * 3_600_000
  })
  await tabs.signIn(accounts.robin)
  const harness = await tabs.open('/harness/')
  await expect(status(harness)).toContainText('active')
})

test('where the browser blocks the pop-up, Login becomes a link that comes back to this page', async ({
  tabs,
}) => {
  await tabs.signIn(accounts.robin)
  const shell = await tabs.open('/support')
  await tabs.endSoon(shell)
  await expect(expired(shell)).toBeVisible()
  // Chromium blocks a new tab if the last user gesture was more than five seconds ago. Each call of
  // a test counts as a gesture, so the page itself waits and clicks.
  await login(shell).evaluate(async (button: HTMLElement) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 6000)
    })
    button.click()
  })
  await expect(shell.getByText('Your browser blocked the new tab.')).toBeVisible()
  await shell.getByRole('link', { name: 'Login' }).click()
  await expect(shell).toHaveURL(/\/auth\/signin/)
  await tabs.signInOn(shell, accounts.robin)
  await expect(shell).toHaveURL(/\/support$/)
})

test('without storage a waiting tab goes on when the user comes back to it', async ({ tabs }) => {
  await tabs.context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await tabs.signIn(accounts.robin)
  const harness = await tabs.open('/harness/')
  await tabs.endSoon(harness)
  await expect(expired(harness)).toBeVisible()
  const signIn = await tabs.opened(() => login(harness).click())
  await tabs.signInOn(signIn, accounts.robin)
  await expect(status(signIn)).toContainText('active')
  const reload = harness.waitForEvent('load')
  await tabs.show(harness)
  await reload
  await expect(status(harness)).toContainText('active')
  await expect(harness.getByRole('alertdialog')).toHaveCount(0)
})
