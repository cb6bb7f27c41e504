import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

test('everything of the frame is reached, opened and left by the keyboard alone', async ({
  app,
  page,
}) => {
  await app.signIn(page, accounts.internal)
  await page.goto('/dv/northfield_oncology/')
  await page.getByRole('heading', { name: 'Signals' }).waitFor()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const bar = page.getByRole('banner')
  for (const [name, dialog] of [
    ['Northfield Oncology', 'Dataset'],
    ['Documentation', 'Documentation'],
    [/^Robin/, /^Account/],
  ] as const) {
    const button = bar.getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: dialog })
    await expect(panel).toBeVisible()
    await expect(panel.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(button).toBeFocused()
  }
})

test(
  'a dataset is switched and an app opened by the keyboard alone',
  { tag: '@journey' },
  async ({ app, page }) => {
    await app.signIn(page, accounts.internal)
    await page.goto('/dv/northfield_oncology/')
    await page.getByRole('heading', { name: 'Signals' }).waitFor()
    await page.getByRole('banner').getByRole('button', { name: 'Northfield Oncology' }).focus()
    await page.keyboard.press('Enter')
    const datasets = page.getByRole('dialog', { name: 'Dataset' })
    const current = datasets.getByRole('link', { name: /^Northfield Oncology/ })
    await expect(current).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dv/calder_cardiology/')
    await page.getByRole('button', { name: 'Calder Cardiology' }).waitFor()

    // The page comes anew. The bar names the dataset before the page has the field into which `/` leads.
    await page.getByRole('searchbox').waitFor()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('surviv')
    await expect(page.getByRole('link', { name: /Survival/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Signals/ })).toHaveCount(0)
    const card = page.getByRole('link', { name: /Survival/ })
    for (let press = 0; press < 12; press++) {
      if (await card.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(card).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dv/calder_cardiology/survival/')
    await expect(page.getByRole('heading', { level: 1, name: 'Survival' })).toBeFocused()
  },
)
