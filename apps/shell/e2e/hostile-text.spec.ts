import { expectNoSidewaysScroll } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=2</script>'
const endless = 'Molekularpathologie'.repeat(9)
/** Contains a character that reverses the direction of the text after it. */
const turned = '\u202Egnp.exe'
/** A hostile name that the import accepts. The import would refuse the character of `turned`. */
const hostileName = `${markup} ${endless}`
const hostile = `${hostileName} ${turned}`

const everyone = ['vestibule']
const platform = {
  organizations: [{ id: 'vestibule', name: hostileName, is_internal: true }],
  users: [
    {
      ...accounts.internal,
      first_name: hostileName,
      last_name: endless,
      organization: 'vestibule',
      sign_in_method: 'password' as const,
    },
  ],
  resources: [
    {
      to: everyone,
      resourcetype: 'AppResource' as const,
      resource: {
        url: 'signals',
        display_name: hostile,
        icon: 'javascript:window.hacked=3',
        product_line: [{ name: hostile, sub_category: hostile }],
        supported_dataset_types: [hostile],
        dataset_dependent: true,
      },
    },
    {
      to: everyone,
      resourcetype: 'FederatedDatasetResource' as const,
      datatypes: [hostile, endless],
      resource: {
        name: 'northfield',
        display_name: hostile,
        datasets: [{ display_name: hostile }, { display_name: endless }],
      },
    },
  ],
  virtual_cohorts: [{ id: 'hostile', name: hostileName }],
}
test.use({ serverOptions: { importFile: platform } })

const pages = [
  '/',
  '/?unavailable=1',
  '/?tab=datasets',
  `/?q=${encodeURIComponent(hostile)}`,
  '/dv/northfield/',
  '/dv/northfield/signals/',
  `/dv/northfield/signals/${encodeURIComponent(hostile)}`,
  `/dv/${encodeURIComponent(hostile)}/`,
  `/support?from=/${encodeURIComponent(hostile)}`,
  '/device',
  '/virtual-cohorts',
]

const widths = [320, 1280]

test('hostile and endless texts stay text, and within the page', async ({ app, page }) => {
  const expectFit = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await app.signIn(page, accounts.internal)
  for (const path of pages) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of widths) await expectFit(width)
    expect(await page.locator('img[src="x"], #root script').count(), path).toBe(0)
  }
  await page.goto('/dv/northfield/')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const popover of ['Dataset', /^Account/]) {
      const menu = page.getByRole('banner').getByRole('button')
      await (popover === 'Dataset' ? menu.first() : menu.last()).click()
      await expect(page.getByRole('dialog', { name: popover })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
    }
  }
  await page.goto('/support')
  await page.getByLabel('Subject').fill(hostile.slice(0, 150))
  await page.getByLabel('Description').fill(hostile)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Ticket sent').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your tickets' })).toContainText('<img src=x')
  for (const width of widths) await expectFit(width)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})
