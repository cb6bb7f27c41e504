import { readFile } from 'node:fs/promises'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { administrator, giveRole, makeInternal, signInAsAdministrator } from './administrators.ts'

test(
  'an auditor finds who opened a dataset, and takes the list away as CSV',
  { tag: '@journey' },
  async ({ app, page }) => {
    await makeInternal(app, administrator)
    await giveRole(app, administrator, 'auditor')
    const other = await page.context().browser()?.newContext()
    const reader = await other?.newPage()
    if (!reader) throw new Error('no browser')
    await app.signIn(reader, accounts.external)
    await reader.goto(`${app.origin}/dv/northfield_oncology/`)
    await expect(reader.getByRole('button', { name: /^Northfield Oncology/ })).toBeVisible()
    await other?.close()

    await signInAsAdministrator(page, app, '/admin/audit/')
    await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
    await expect(page.getByText('Read only')).toBeVisible()

    await page.getByRole('button', { name: 'What', exact: true }).click()
    const whats = page.getByRole('dialog', { name: 'What' })
    await whats.getByRole('searchbox').fill('dataset')
    await whats.getByRole('button', { name: 'Opened a dataset' }).click()
    await page.getByRole('button', { name: 'Resource' }).click()
    const resources = page.getByRole('dialog', { name: 'Resource' })
    await resources.getByRole('searchbox').fill('northfield')
    await resources.getByRole('button', { name: 'Northfield Oncology', exact: true }).click()
    const events = page.getByRole('table', { name: 'Audit' })
    await expect(events.getByRole('row', { name: /Ada .*Opened a dataset/ })).toHaveCount(1)
    await expect(events.getByRole('row', { name: /Signed in/ })).toHaveCount(0)

    // The URL contains all filters, so another person who opens it sees the same list. The filters
    // show names, not the ids of the URL.
    await page.reload()
    await expect(page.getByRole('button', { name: 'Resource: Northfield Oncology' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'What: Opened a dataset' })).toBeVisible()
    const toggle = events.getByRole('button', { name: /^Details of/ })
    await toggle.click()
    await expect(page).toHaveURL(/[?&]event=\d+/)
    await expect(events.getByText('Exact time')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(events.getByText('Exact time')).toHaveCount(0)
    await expect(toggle).toBeFocused()

    await page.getByRole('button', { name: 'Export CSV' }).click()
    const download = page.waitForEvent('download')
    await page
      .getByRole('alertdialog', { name: 'Export these events?' })
      .getByRole('button', { name: 'Export CSV' })
      .click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toMatch(/^When,Who,What/)
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    await expect(page.getByText('1 event is exported').first()).toBeVisible()
    await page.goto('/admin/audit/?what=events_exported')
    await expect(events.getByRole('row', { name: /Tom.* Exported events/ })).toHaveCount(1)
  },
)
