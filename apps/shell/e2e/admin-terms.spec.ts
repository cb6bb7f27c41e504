import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { administrator, giveRole, makeInternal, signInAsAdministrator } from './administrators.ts'

test(
  'terms are published, then everybody accepts them, and who has not is exported',
  { tag: '@journey' },
  async ({ app, page }) => {
    await makeInternal(app, administrator)
    await giveRole(app, administrator, 'platform-admin')
    await signInAsAdministrator(page, app, '/admin/terms/')
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
    await expectGoodLooks(page)

    const form = page.getByRole('region', { name: 'New version' })
    await form.getByLabel('Name').fill('House rules')
    await form.getByLabel('Text').fill('<p>Be kind.</p><script>alert(1)</script>')
    await form.getByRole('button', { name: 'See it as people will' }).click()
    const preview = page.getByRole('dialog', { name: 'House rules' })
    await expect(preview.getByText('Be kind.')).toBeVisible()
    await page.keyboard.press('Escape')
    const choose = async (within: Locator, language: string) => {
      await within.getByRole('button', { name: /^Language/ }).click()
      await page.getByRole('listbox').getByRole('option', { name: language }).click()
    }
    await choose(form, 'Deutsch')
    await form.getByLabel('Name').fill('Hausordnung')
    await form.getByLabel('Text').fill('<p>Seien Sie freundlich.</p>')
    await expectGoodLooks(page)
    await form.getByRole('button', { name: 'Publish…' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Publish House rules?' })
    await expect(dialog).toContainText('must accept it before anything opens')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    // The administrator, too, has to accept the new terms: the server refuses the next call of the page, and the page
    // leads to the terms by itself.
    await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible()

    // Other users, too, have to accept the terms before they see the home page.
    const other = await page.context().browser()?.newContext()
    const reader = await other?.newPage()
    if (!reader) throw new Error('no browser')
    await app.signIn(reader, accounts.external)
    await reader.goto(app.origin)
    await expect(reader.getByRole('heading', { name: 'House rules' })).toBeVisible()
    await reader.getByRole('checkbox').check()
    await reader.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(reader.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await other?.close()

    // The administrator accepts the terms as well, and returns to the page of the terms.
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.getByRole('button', { name: 'Read House rules' }).click()
    const published = page.getByRole('dialog', { name: 'House rules' })
    await expect(published.getByText('Be kind.')).toBeVisible()
    await choose(published, 'Deutsch')
    await expect(published.getByText('Seien Sie freundlich.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'House rules' }).click()
    await page.getByRole('tab', { name: 'Accepted' }).click()
    await expect(page.getByRole('link', { name: /^Ada/ })).toBeVisible()
    await page.getByRole('tab', { name: 'Not yet' }).click()
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Export CSV' }).click()
    const csv = await readFile(await (await saved).path(), 'utf8')
    expect(csv).toContain(accounts.staff.email)
    expect(csv).not.toContain(accounts.external.email)
  },
)
