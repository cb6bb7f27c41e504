import { expectGoodLooks, expectNoSidewaysScroll } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

test(
  'someone without a session signs in and comes back to where they were',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/dv/osier_genomics/?q=lab&tab=datasets')
    await expect(page).toHaveURL(/\/auth\/signin\/?\?next=/)
    await page.getByLabel('Email').fill(accounts.external.email)
    await page.getByRole('button', { name: 'Verify and Proceed' }).click()
    await page.getByLabel('Password', { exact: true }).fill(accounts.external.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dv\/osier_genomics\/\?q=lab&tab=datasets$/)
  },
)

test.describe('signed in', () => {
  test.beforeEach(async ({ app, page }) => app.signIn(page, accounts.internal))

  test('the home page greets and lists apps by product line and category', async ({ page }) => {
    await page.goto('/dv/northfield_oncology/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Robin Vale')
    const discover = page.getByRole('region', { name: 'Discover' })
    await expect(discover.getByRole('heading', { level: 3 })).toHaveText(['Evidence', 'Targets'])
    await expect(discover.getByRole('link', { name: /Signals/ })).toBeVisible()
    await expect(discover.getByText(/^Needs /).first()).toBeVisible()
    // The footer fills a window of 1280 pixels except for its margins. In a wider window it grows to at most 1220
    // pixels.
    for (const [width, section] of [
      [1280, 1216],
      [1920, 1220],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const footer = await page.getByRole('contentinfo').boundingBox()
      expect(footer).toMatchObject({ x: (width - section) / 2, width: section })
    }
  })

  test('the icons of apps are pictures in the colour of the product line', async ({ page }) => {
    await page.goto('/')
    const icon = page.getByRole('link', { name: /Signals/ }).locator('.sh-app-icon')
    await expect(icon).toBeVisible()
    await expect(icon).toHaveCSS('mask-image', /\/static\/app-icons\/signals\.svg/)
  })

  test(
    '"/" leads to the search, which narrows both lists and stays in the address',
    { tag: '@journey' },
    async ({ page }) => {
      await page.goto('/')
      await page.getByRole('heading', { name: 'Signals' }).waitFor()
      await page.keyboard.press('/')
      const search = page.getByRole('searchbox', { name: 'Search apps and datasets' })
      await expect(search).toBeFocused()
      await page.keyboard.type('genom')
      await expect(page.getByRole('tab', { name: 'Apps' })).toContainText('1')
      await expect(page.getByRole('tab', { name: 'Datasets' })).toContainText('1')
      await expect(page).toHaveURL('/?q=genom')
      await page.reload()
      await expect(search).toHaveValue('genom')
      await page.keyboard.press('/')
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/')
    },
  )

  test('filters count, combine, are kept in the address and cleared', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Data type' }).click()
    const panel = page.getByRole('dialog', { name: 'Data type' })
    await panel.getByRole('checkbox', { name: 'Clinical Notes' }).check()
    await panel.getByRole('checkbox', { name: 'Lab Tests' }).check()
    await expect(panel.getByText('7 apps')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Data type: 2' })).toBeFocused()
    await expect(page).toHaveURL('/?type=Clinical+Notes&type=Lab+Tests')
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Apps' })).toContainText('7')
    await page.getByRole('button', { name: 'Data type: 2' }).click()
    await panel.getByRole('button', { name: 'Clear' }).click()
    await expect(page).toHaveURL('/')
  })

  test('filters that leave nothing say No Results, with a way out', async ({ page }) => {
    await page.goto('/?line=Operate&type=Imaging')
    await expect(page.getByRole('heading', { name: 'No Results' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('tab', { name: 'Apps' })).toContainText('14')
  })
})

test('everything is reached and used by the keyboard alone', async ({ app, page }) => {
  await app.signIn(page, accounts.external)
  await page.goto('/')
  await page.getByRole('searchbox').waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: 'Apps' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Datasets' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Data type' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Data type' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Data type' })).toBeFocused()
})

test('both lists are accessible from 320 px on, light and dark', async ({ app, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await app.signIn(page, accounts.docsAdmin)
  for (const path of ['/dv/northfield_oncology/?unavailable=1', '/?tab=datasets', '/?q=none']) {
    await page.setViewportSize({ width: 768, height: 800 })
    await page.goto(path)
    await page.getByRole('tab', { name: 'Apps' }).waitFor()
    await expectNoSidewaysScroll(page)
    await expectGoodLooks(page)
  }
})
