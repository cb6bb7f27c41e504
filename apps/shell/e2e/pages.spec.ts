import {
  expectAccessible,
  expectAccessibleLayout,
  expectNoSidewaysScroll,
  expectReadable,
} from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { expectStandards } from '../../../tools/e2e/standards.ts'
import { accounts } from './accounts.ts'

const pages = [
  ['home', '/', /^Welcome/],
  ['the datasets', '/?tab=datasets', /^Welcome/],
  ['an app', '/dv/northfield_oncology/survival/curves', 'Survival'],
  ['a page that is not there', '/dv/northfield_oncology/no-such-page', 'Page Not Found'],
  ['a dataset that is not open', '/dv/no-such-dataset/', 'This dataset is not open to you'],
  ['support', '/support', 'Support'],
  ['the approval of a device', '/device', 'Approve a device'],
  ['virtual cohorts', '/virtual-cohorts', 'Virtual cohorts'],
] as const

for (const [what, path, heading] of pages) {
  const title = `${what} is accessible from 320 px on, light and dark`
  test(title, { tag: '@screen' }, async ({ app, page }) => {
    await app.signIn(page, accounts.internal)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadable(page)
    // At 1280 pixels the page stays dark: the stories of these pages test the light theme at this width.
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectAccessibleLayout(page)
    await expectNoSidewaysScroll(page)
    await expectStandards(page)
  })
}

test('the open menus are accessible at 320 px', async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await app.signIn(page, accounts.staff)
  await page.goto('/dv/northfield_oncology/')
  await page.getByRole('button', { name: 'Northfield Oncology' }).click()
  await expect(page.getByRole('dialog', { name: 'Dataset' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Sam/ }).click()
  await expect(page.getByRole('dialog', { name: /^Account/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('going from page to page moves the focus to the heading and sets the title', async ({
  app,
  page,
}) => {
  await app.signIn(page, accounts.internal)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeFocused()
  await expect(page).toHaveTitle('Support · Vestibule')
  await page.goBack()
  await expect(page).toHaveTitle('Home · Vestibule')
})

test('support takes a ticket and lists it', { tag: '@journey' }, async ({ app, page }) => {
  await app.signIn(page, accounts.external)
  await page.goto('/support?from=/signals')
  await page.getByLabel('Subject').fill('Charts are empty')
  await page.getByLabel('Category').click()
  await page.getByRole('option', { name: 'Problem' }).click()
  await page.getByLabel('Description').fill('Since this morning.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Ticket sent').first()).toBeVisible()
  await page.reload()
  const tickets = page.getByRole('region', { name: 'Your tickets' })
  await expect(tickets.getByText('Charts are empty')).toBeVisible()
  await expect(tickets.getByText(/Problem/)).toBeVisible()
})

test(
  'a page is shared by a short link that leads to it',
  { tag: '@journey' },
  async ({ app, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await app.signIn(page, accounts.internal)
    await page.goto('/dv/northfield_oncology/?q=lab')
    await page.getByRole('banner').getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied').first()).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(new RegExp(`^${app.origin}/t/`))
    await page.goto(link)
    await expect(page).toHaveURL('/dv/northfield_oncology/?q=lab')
  },
)

test('an outage of the network is told, and its end', async ({ app, page, context }) => {
  await app.signIn(page, accounts.internal)
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
  await context.setOffline(true)
  await expect(page.getByText('No internet connection')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Connection restored')).toBeVisible()
})

test('a page whose code has not come yet waits for the network', async ({ app, page, context }) => {
  await app.signIn(page, accounts.internal)
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click()
  await expect(page.getByText('No internet connection')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
})

test('no page breaks the content security policy, or leaves the origin', async ({ app, page }) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text())
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== app.origin) broken.push(url.href)
  })
  await app.signIn(page, accounts.docsAdmin)
  for (const [, path, heading] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await page.goto('/?doc=home.apps')
  await page.getByRole('button', { name: 'Edit Document' }).click()
  await expect(page.getByRole('button', { name: 'Cancel Changes' })).toBeVisible()
  expect(broken).toEqual([])
})
