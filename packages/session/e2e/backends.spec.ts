import { test as base, expect, type Page } from '@playwright/test'
import type { Counterpart } from './backends/counterpart.ts'
import { startDjango } from './backends/django-server.ts'
import { startOidc } from './backends/oidc-server.ts'
import { startPlainServer } from './backends/plain-server.ts'

const status = (page: Page) => page.getByText(/^Status:/)
const expired = (page: Page) => page.getByRole('alertdialog', { name: 'User Session Expired' })

const starts = { 'plain fetch': startPlainServer, Django: startDjango, 'OpenID Connect': startOidc }

for (const [name, start] of Object.entries(starts)) {
  const test = base.extend<{ backend: Counterpart }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    backend: async ({}, provide) => {
      const backend = await start()
      await provide(backend)
      await backend.close()
    },
  })

  test.describe(`a session of ${name}`, () => {
    /** Opens the app without a session, and signs in on the page to which it leads. */
    async function signedIn(page: Page, backend: Counterpart) {
      await page.goto(`${backend.origin}/cohorts/7?tab=patients`)
      await backend.signIn(page, 'ada')
      await expect(page).toHaveURL(`${backend.origin}/cohorts/7?tab=patients`)
      await expect(status(page)).toContainText(`active; user: ${backend.userIdOf('ada')}`)
    }

    test('leads to its sign-in page and back', async ({ page, backend }) => {
      await signedIn(page, backend)
      await page.getByRole('button', { name: 'Ask' }).click()
      await expect(page.getByText('Answer: 200')).toBeVisible()
    })

    test(
      'warns of its end, and goes on after a sign-in in a new tab',
      { tag: name === 'Django' ? '@journey' : [] },
      async ({ page, backend, context }) => {
        await signedIn(page, backend)
        await backend.endIn(59)
        await page.reload()
        await expect(page.getByText(/^Your session will be expiring in 1 minute, /)).toBeVisible()
        await backend.endIn(2)
        await page.reload()
        await expect(expired(page)).toBeVisible()

        await backend.endIn(3600 * 12)
        await backend.revoke()
        const [tab] = await Promise.all([
          context.waitForEvent('page'),
          page.getByRole('button', { name: 'Login', exact: true }).click(),
        ])
        const closed = tab.waitForEvent('close')
        await backend.signIn(tab, 'ada')
        await closed
        await expect(expired(page)).toBeHidden()
        await expect(status(page)).toContainText('active')
        await expect(page).toHaveURL(`${backend.origin}/cohorts/7?tab=patients`)
      },
    )

    test('is over when a call of the app is refused with 401', async ({ page, backend }) => {
      await signedIn(page, backend)
      await backend.revoke()
      await page.getByRole('button', { name: 'Ask' }).click()
      await expect(expired(page)).toBeVisible()
    })

    test('is signed out of', async ({ page, backend }) => {
      await signedIn(page, backend)
      await page.getByRole('button', { name: 'Sign out' }).click()
      // Some backends first ask the user, on a page of their own, whether to sign out.
      const sure = page.getByRole('button', { name: 'Yes, sign me out' })
      const form = page.getByRole('button', { name: /^Sign.in$/ })
      await expect(sure.or(form)).toBeVisible()
      if (await sure.isVisible()) await sure.click()
      await expect(form).toBeVisible()
    })
  })
}

base(
  'a page that cannot fetch its dialogs says the same in the browser’s own',
  async ({ page }) => {
    const backend = await startPlainServer()
    await page.route('**/surfaces*.js', (route) => route.abort())
    await page.goto(backend.origin)
    await backend.signIn(page, 'ada')
    await expect(status(page)).toContainText('active')
    await backend.revoke()
    await page.getByRole('button', { name: 'Ask' }).click()
    const plain = page.locator('dialog[open]')
    await expect(plain).toHaveAccessibleName('User Session Expired')
    await expect(plain).toContainText('You have been logged out. Please log in again.')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(plain).toBeVisible()

    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      plain.getByRole('button', { name: 'Login' }).click(),
    ])
    const closed = tab.waitForEvent('close')
    await backend.signIn(tab, 'ada')
    await closed
    await expect(status(page)).toContainText('active')
    await expect(plain).toBeHidden()

    // When the browser reports that it is online, the page fetches the code of its own dialogs, and shows one in place
    // of the browser's.
    await backend.revoke()
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect(plain).toBeVisible()
    await page.unroute('**/surfaces*.js')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(plain).toBeHidden()
    await expect(expired(page)).toBeVisible()
    await backend.close()
  },
)

const lies = [
  ['seconds left', { userId: 'ada', endsAtMs: 3600 }, 'looks like the time left'],
  ['seconds since 1970', { userId: 'ada', endsAtMs: 1_900_000_000 }, 'looks like seconds'],
  ['no end', { userId: 'ada' }, 'endsAtMs is undefined'],
  ['nobody', { endsAtMs: 1_900_000_000_000 }, 'userId is undefined'],
] as const

for (const [what, lie, words] of lies) {
  base(
    `a backend that answers ${what} is a loud mistake, and signs nobody in`,
    async ({ page }) => {
      const backend = await startPlainServer()
      await page.goto(backend.origin)
      await backend.signIn(page, 'ada')
      await expect(status(page)).toContainText('active')
      backend.answerWith(lie)
      await page.reload()
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await expect(status(page)).toContainText('unknown, unreachable')
      await backend.close()
    },
  )
}
