import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

test('an internal user reads the note and the document of a list', async ({ app, page }) => {
  await app.signIn(page, accounts.internal)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Documentation' }).click()
  const panel = page.getByRole('dialog', { name: 'Documentation' })
  await expect(panel.frameLocator('iframe').getByRole('heading', { name: 'Apps' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Edit Document' })).toHaveCount(0)
  await expect(page).toHaveURL(/[?&]doc=home\.apps/)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('an external user has none, whatever the address says', async ({ app, page }) => {
  await app.signIn(page, accounts.external)
  await page.goto('/?doc=home.apps')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Documentation' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a docs-admin writes the document of an app', async ({ app, page }) => {
  await app.signIn(page, accounts.docsAdmin)
  await page.goto('/dv/northfield_oncology/survival/')
  await page.getByRole('banner').getByRole('button', { name: 'Documentation' }).click()
  const panel = page.getByRole('dialog', { name: 'Documentation' })
  const save = panel.getByRole('button', { name: 'Save Document' })
  await expect(save).toBeDisabled()
  await panel.getByRole('textbox', { name: 'Short note' }).fill('Curves by group.')
  await save.click()
  await expect(page.getByText('Document saved successfully').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: /Survival/ }).hover()
  await expect(page.getByText('Curves by group.')).toBeVisible()
})
