import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { administrator, giveRole, makeInternal, signInAsAdministrator } from './administrators.ts'

test('an auditor asks who could see a dataset, and who opened it', async ({ app, page }) => {
  const reader = await page.context().browser()?.newPage()
  if (!reader) throw new Error('no browser')
  await app.signIn(reader, accounts.external)
  await reader.goto(`${app.origin}/dv/osier_genomics/`)
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await reader.close()

  await makeInternal(app, administrator)
  await giveRole(app, administrator, 'auditor')
  await signInAsAdministrator(page, app, '/admin/access/')
  await page.getByRole('searchbox', { name: 'App or dataset' }).fill('osier')
  await page.getByRole('link', { name: /^Osier Genomics/ }).click()
  const byOrganization = page.getByRole('table', { name: 'Organisations' })
  await expect(byOrganization.getByRole('row', { name: /^Northfield/ })).toContainText('1')
  await expect(page.getByRole('button', { name: 'Give to a person' })).toHaveCount(0)
  await expectGoodLooks(page)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'Who opened it' }).click()
  const events = page.getByRole('table', { name: 'Audit' })
  await expect(events.getByRole('row', { name: /Ada/ }).first()).toContainText('Opened a dataset')
})

test(
  'an app is given to a person and to everyone, and taken back in the grid',
  { tag: '@journey' },
  async ({ app, page }) => {
    await makeInternal(app, administrator)
    await giveRole(app, administrator, 'platform-admin')
    await signInAsAdministrator(page, app, '/admin/organizations/')
    const dialog = page.getByRole('alertdialog')
    await page.getByRole('button', { name: 'New organisation' }).click()
    await dialog.getByLabel('Name').fill('Harbour Trust')
    await dialog.getByRole('button', { name: 'Add the organisation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Trust' })).toBeVisible()
    await page.getByRole('button', { name: 'Invite' }).click()
    await dialog.getByLabel('Address').fill('wim@harbour.example')
    await dialog.getByLabel('First name').fill('Wim')
    await dialog.getByLabel('Last name').fill('Haven')
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('link', { name: 'Wim Haven' })).toBeVisible()

    await page.getByRole('link', { name: 'Access' }).click()
    await page.getByRole('link', { name: /^Signals/ }).click()
    await page.getByRole('button', { name: 'Give to a person' }).click()
    await dialog.getByRole('combobox', { name: 'Person' }).fill('haven')
    await page.getByRole('option', { name: /^Wim Haven/ }).click()
    await dialog.getByRole('button', { name: 'Give access' }).click()
    const byGrant = page.getByRole('table', { name: 'People by a grant of their own' })
    await expect(byGrant.getByRole('row', { name: /^Wim Haven/ })).toContainText('Never')

    await page.getByRole('radio', { name: 'By organisation' }).click()
    await page.getByRole('link', { name: /^Harbour Trust/ }).click()
    const grid = page.getByRole('table', { name: 'What Harbour Trust can reach' })
    await grid.getByRole('button', { name: 'Signals: Everyone', pressed: false }).click()
    await expect(dialog).toContainText('1 person can open it')
    await dialog.getByRole('button', { name: 'Give access' }).click()
    await expect(
      grid.getByRole('button', { name: 'Signals: Everyone', pressed: true }),
    ).toBeVisible()
    await grid.getByRole('button', { name: 'Signals: Wim Haven', pressed: true }).click()
    await expect(dialog).toContainText('Wim Haven keeps it because of Harbour Trust')
    await dialog.getByRole('button', { name: 'Take it back' }).click()
    await expect(grid.getByRole('columnheader', { name: 'Wim Haven' })).toHaveCount(0)
    await expectGoodLooks(page)
  },
)
