import type { Page } from '@playwright/test'
import { expectAccessible } from '../../../tools/e2e/accessibility.ts'
import { accounts, expect } from './real-tabs.ts'
import { test } from './script/plain.ts'

// The server trusts the forwarding headers of one proxy: `gatedProxy`, which serves the app on its own origin.
test.use({ serverOptions: { settings: { trustedProxyHops: 1 } } })

const notice = (page: Page, title: string | RegExp) => page.getByRole('region', { name: title })
const warning = (page: Page) => notice(page, /^Your session will be expiring in \d+ minutes?$/)
const ended = (page: Page) => notice(page, 'User Session Expired')
const notes = (page: Page) => page.getByLabel('Notes')

for (const [where, start, path] of [
  ['on the platform', 'onPlatform', '/'],
  ['on an origin of its own', 'onOwnOrigin', '/own'],
] as const) {
  test(
    `a plain page ${where} warns, says the end, and goes on with its form after a sign-in`,
    { tag: start === 'onOwnOrigin' ? '@journey' : [] },
    async ({ tabs, plain }) => {
      await tabs.signIn(accounts.robin)
      const page = await tabs.context.newPage()
      await page.goto(plain[start] + path)
      await notes(page).fill('Three hours of thought')
      await expect(page.locator('vestibule-session')).toHaveCount(0)

      await tabs.endIn(1800)
      const other = await tabs.context.newPage()
      await tabs.show(page)
      await expect(warning(page)).toBeVisible()
      await expect(notes(page)).toBeFocused()

      await tabs.endSoon(page)
      await expect(ended(page)).toBeVisible()
      const signIn = await tabs.opened(() =>
        ended(page).getByRole('link', { name: 'Login Again' }).click(),
      )
      await expect(signIn).toHaveURL(/\/auth\/signin/)
      await tabs.signInOn(signIn, accounts.robin)
      await expect(ended(page)).toBeHidden()
      await expect(notes(page)).toHaveValue('Three hours of thought')
      // The tab closes itself if the browser allows it, and otherwise says that the user is signed in.
      await expect
        .poll(async () =>
          signIn.isClosed() ? 'closed' : ((await signIn.getByRole('heading').textContent()) ?? ''),
        )
        .toMatch(/^closed$|^You are signed in$/)

      await tabs.show(other)
      await other.goto(`${plain.onPlatform.replace('/plain', '')}/auth/signin`)
      await tabs.signInOn(other, accounts.dana)
      await expect(other).toHaveURL(/\/$/)
      if (start === 'onOwnOrigin') {
        // The app's origin has a session of its own, which becomes that of the new user only by this visit.
        await other.goto(`${plain.onOwnOrigin}/.vestibule/enter?to=/own`)
      }
      await tabs.show(page)
      const changed = notice(
        page,
        start === 'onPlatform' ? 'Someone else has signed in' : /Someone else/,
      )
      await expect(changed).toBeVisible()
      await expect(changed).toContainText('Dana')
      await expect(notes(page)).toHaveValue('Three hours of thought')
      await changed.getByRole('button', { name: 'Reload and discard' }).click()
      await expect(notes(page)).toHaveValue('')
      await expect(changed).toBeHidden()
    },
  )
}

/** Opens a page of the app in the last hour of the session. Returns the errors that the page reports, also later. */
async function openLate(
  page: Page,
  app: {
    signIn: (page: Page, account: typeof accounts.robin) => Promise<void>
    server: { query: (text: string) => Promise<unknown> }
  },
  address: string,
) {
  await app.signIn(page, accounts.robin)
  await app.server.query(`update sessions set expires_at = now() + interval '30 minutes'`)
  const problems: string[] = []
  page.on('console', (message) => {
    // Browsers ask every origin for an icon, which the app does not have.
    const isIcon = message.location().url.endsWith('/favicon.ico')
    if (message.type() === 'error' && !isIcon) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(address)
  return problems
}

test('promise 152: it runs under a strict policy with trusted types, and breaks no rule of it', async ({
  page,
  app,
  plain,
}) => {
  const problems = await openLate(page, app, `${plain.onPlatform}/strict`)
  await expect(warning(page)).toBeVisible()
  await expect(page).toHaveTitle('Strict')
  await expect(warning(page)).toHaveCSS('position', 'fixed')
  await warning(page).getByRole('button', { name: 'Close' }).click()
  await expect(warning(page)).toBeHidden()
  expect(problems).toEqual([])
})

test('promise 152: it runs beside scripts that have spoilt what all scripts share', async ({
  page,
  app,
  plain,
}) => {
  const problems = await openLate(page, app, `${plain.onPlatform}/polluted`)
  await expect(warning(page)).toBeVisible()
  await page.reload()
  await warning(page).getByRole('button', { name: 'Close' }).click()
  await expect(warning(page)).toBeHidden()
  await expect(page).toHaveTitle('Plain')
  expect(problems).toEqual([])
})

test('promise 152: no style of the page reaches it, and the page keeps its own', async ({
  page,
  app,
  plain,
}) => {
  await openLate(page, app, `${plain.onPlatform}/dressed`)
  await expect(warning(page)).toBeVisible()
  await expect(warning(page)).toHaveCSS('font-size', '14px')
  await expect(warning(page)).toBeInViewport({ ratio: 1 })
})

test('promise 151: a policy that allows nothing is left as it is', async ({ page, app, plain }) => {
  const problems = await openLate(page, app, `${plain.onPlatform}/closed`)
  await expect(page.getByRole('heading')).toBeVisible()
  expect(await page.content()).not.toContain('session')
  expect(problems).toEqual([])
})

test('in a frame within a page that has it, only the page says it', async ({
  page,
  app,
  plain,
}) => {
  await openLate(page, app, `${plain.onPlatform}/around`)
  await expect(warning(page)).toBeVisible()
  const inside = page.frameLocator('iframe')
  await expect(inside.getByRole('heading')).toBeVisible()
  await expect(inside.getByRole('region')).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible at 320 pixels, ${colorScheme}, by keyboard`, async ({ page, app, plain }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 480 })
    await openLate(page, app, `${plain.onPlatform}/`)
    await expect(warning(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await notes(page).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Login Again' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(warning(page)).toBeHidden()
    await expect(notes(page)).toBeFocused()
  })
}

test('in Arabic from right to left', async ({ page, app, plain }) => {
  await page.setExtraHTTPHeaders({ 'accept-language': 'ar' })
  await openLate(page, app, `${plain.onPlatform}/`)
  const card = page.getByRole('region', { name: 'تنتهي صلاحية الجلسة خلال 30 دقيقة' })
  await expect(card).toHaveCSS('direction', 'rtl')
  await expectAccessible(page)
})

test('without storage, and after the page comes back from the cache of the browser', async ({
  page,
  app,
  plain,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  const problems = await openLate(page, app, `${plain.onPlatform}/`)
  await expect(warning(page)).toBeVisible()
  await page.goto(`${plain.onPlatform}/strict`)
  await page.goBack()
  await expect(warning(page)).toBeVisible()
  expect(problems).toEqual([])
})
