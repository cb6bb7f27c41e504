import { expectNoSidewaysScroll } from '../../../tools/e2e/accessibility.ts'
import { readPage } from '../../../tools/e2e/accessibility-tree.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { pressAndDrawAway, turned } from '../../../tools/e2e/pressing.ts'
import { accounts } from './accounts.ts'
import { giveRole } from './administrators.ts'

for (const size of turned) {
  test(`works upright and across: ${size.width} by ${size.height}`, async ({ app, page }) => {
    await page.setViewportSize(size)
    await app.signIn(page, accounts.internal)
    await page.goto('/dv/northfield_oncology/')
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: /^Survival/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Survival' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}

test('a press that is drawn away does nothing', async ({ app, page }) => {
  await app.signIn(page, accounts.internal)
  await page.goto('/dv/northfield_oncology/')
  const { href } = new URL(page.url())
  for (const pressed of [
    page.getByRole('banner').getByRole('button', { name: /^Robin/ }),
    page.getByRole('banner').getByRole('button', { name: 'Northfield Oncology' }),
    page.getByRole('button', { name: 'Search everything' }),
    page.getByRole('button', { name: 'Pin Signals' }),
    page.getByRole('tab', { name: /^Datasets/ }),
  ]) {
    await pressAndDrawAway(page, pressed)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: 'Pin Signals' })).not.toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('tab', { name: /^Apps/ })).toHaveAttribute('aria-selected', 'true')
  expect(page.url()).toBe(href)
})

test('support is at the same place on every page', async ({ app, page }) => {
  await giveRole(app, accounts.staff, 'platform-admin')
  await app.signIn(page, accounts.staff)
  const places = new Set<string>()
  for (const path of [
    '/',
    '/dv/northfield_oncology/survival/',
    '/datasets/four_rivers',
    '/requests/catalogue/',
    '/admin/users/',
    '/device',
    '/no-such-page',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Support' })).toBeVisible()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const read = await readPage(page)
    const bar = read.slice(0, read.indexOf('main'))
    // The place of the link to support, in lines as a screen reader reads the page: in the bar, counted from its last
    // button, and in the footer, counted from its start.
    places.add(
      `${bar.indexOf('link "Support"') - bar.findLastIndex((line) => line.startsWith('button'))}, ${read.lastIndexOf('link "Support"') - read.indexOf('contentinfo')}`,
    )
  }
  expect(places.size, [...places].join(' / ')).toBe(1)
})

test('support knows the page that one comes from', async ({ app, page }) => {
  await app.signIn(page, accounts.internal)
  await page.goto('/dv/northfield_oncology/survival/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click()
  await expect(page.getByText(/^Sent along: the page that you came from/)).toContainText('Survival')
})
