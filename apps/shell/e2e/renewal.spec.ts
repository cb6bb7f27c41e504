import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { administrator, giveRole, makeInternal, signInAsAdministrator } from './administrators.ts'

test(
  'somebody asks for longer access by keyboard, and an administrator says until when',
  { tag: '@journey' },
  async ({ app, page, browser }) => {
    const { email } = accounts.external
    await app.server.query(
      `insert into resources (id, resourcetype, resource, datatypes, is_aggregate, position)
       values ('DatasetResource:tides', 'DatasetResource', '{"name": "tides", "display_name": "Tides"}', '[]', false, 900)
       returning 1`,
    )
    await app.server.query(
      `insert into resource_user_grants (resource_id, user_id, ends_at)
       select 'DatasetResource:tides', id, now() + interval '10 days' from users where email = '${email}' returning 1`,
    )
    await makeInternal(app, administrator)
    await giveRole(app, administrator, 'platform-admin')

    await app.signIn(page, accounts.external)
    await page.goto(`${app.origin}/`)
    const ending = page.getByRole('region', { name: 'Access that ends' })
    await expect(ending).toContainText('Your access to Tides ends on')
    await expectGoodLooks(page)
    await ending.getByRole('button', { name: 'Ask for longer access to Tides' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Why do you need it for longer?')).toBeFocused()
    await page.keyboard.type('The journal asked for one more analysis')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Request \d+ is sent$/).first()).toBeVisible()
    await expect(ending).toHaveCount(0)

    const other = await browser.newPage({ baseURL: app.origin })
    await signInAsAdministrator(other, app, '/admin/requests/')
    const row = other.getByRole('row', { name: /one more analysis/ })
    await expect(row).toContainText('Tides')
    await expectGoodLooks(other)
    await row.getByRole('button', { name: /^Approve/ }).click()
    await other.getByLabel('Last day').fill('2099-12-31')
    await other.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(other.getByText('No requests are waiting')).toBeVisible()
    await other.close()

    await page.reload()
    await expect(ending).toHaveCount(0)
    await page.goto(`${app.origin}/datasets/tides`)
    await expect(page.getByText('31 December 2099')).toBeVisible()
    expect(
      await app.server.query(`select subject from outbox_mails where recipient = '${email}'`),
    ).toContainEqual({ subject: 'Your access to Tides was extended' })
  },
)
