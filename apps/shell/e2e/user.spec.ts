import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

test('the user menu says who one is and signs out', { tag: '@journey' }, async ({ app, page }) => {
  await app.signIn(page, accounts.external)
  await page.goto('/')
  await page.getByRole('button', { name: /^Ada/ }).click()
  const menu = page.getByRole('dialog', { name: /^Account/ })
  await expect(menu.getByText('External')).toBeVisible()
  await expect(menu.getByText(accounts.external.email)).toBeVisible()
  await menu.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth\/signin\//)
  await page.goto('/')
  await expect(page).toHaveURL(/\/auth\/signin\/?\?next=/)
})

test('the user menu opens by a press that came before its code', async ({ app, page }) => {
  await app.signIn(page, accounts.external)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/late-parts-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: /^Ada/, expanded: false }).click()
  const menu = page.getByRole('dialog', { name: /^Account/ })
  await expect(menu).toHaveCount(0)
  arrive()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Ada/, expanded: false })).toBeFocused()
})

test('the theme that is chosen holds after a reload, over the preference of the system', async ({
  app,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await app.signIn(page, accounts.internal)
  await page.goto('/')
  await page.getByRole('button', { name: /^Robin/ }).click()
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 17, 22)')
  await page.reload()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 17, 22)')
})

test('staff act for a customer, are told so on every page, and stop', async ({ app, page }) => {
  await app.signIn(page, accounts.staff)
  await page.goto('/support')
  await page.getByRole('button', { name: /^Sam/ }).click()
  await page.getByRole('link', { name: 'Switch customer' }).click()
  await page.getByText('Calder Oncology Group').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/support')
  await expect(page.getByText(/You are acting for/)).toContainText('Calder Oncology Group')
  await page.goto('/')
  await expect(page.getByText(/You are acting for/)).toContainText('Calder Oncology Group')
  await page.getByRole('button', { name: 'Stop acting' }).click()
  await expect(page.getByText(/You are acting for/)).toHaveCount(0)
})
