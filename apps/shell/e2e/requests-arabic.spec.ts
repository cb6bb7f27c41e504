import type { Page } from '@playwright/test'
import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { administrator, signInAsAdministrator } from './administrators.ts'

const narrow = { width: 320, height: 700 }

test('in Arabic, 320 px wide and by keyboard: one asks, the data steward approves, and it opens', async ({
  app,
  browser,
}) => {
  await app.server.query(
    `insert into user_roles (user_id, role, app_name, data_partner_id)
     select id, 'data-steward', 'data', 'fenwick' from users where email = '${administrator.email}' returning 1`,
  )
  /**
   * Signs somebody in on an English page, because `signIn` may look for English texts, and returns an Arabic page with
   * the same session.
   */
  const pageOf = async (signIn: (page: Page) => Promise<void>) => {
    const before = await browser.newContext({ baseURL: app.origin })
    await signIn(await before.newPage())
    const storageState = await before.storageState()
    await before.close()
    const options = { baseURL: app.origin, storageState, locale: 'ar', viewport: narrow }
    return (await browser.newContext(options)).newPage()
  }
  const press = async (page: Page, name: RegExp) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }

  const asking = await pageOf((page) => app.signIn(page, accounts.explore))
  await asking.goto('/requests/catalogue/?q=paediatrics')
  await expect(asking.locator('html')).toHaveAttribute('dir', 'rtl')
  await press(asking, /^طلب الوصول/)
  await expect(asking.getByLabel('لماذا تحتاج إلى البيانات؟')).toBeFocused()
  await asking.keyboard.type('لمقارنة مجموعتين')
  await asking.keyboard.press('Tab')
  await asking.keyboard.press('Enter')
  await expect(asking.getByRole('link', { name: 'مطلوب' })).toBeVisible()
  await expectGoodLooks(asking)

  const deciding = await pageOf(async (page) => {
    await signInAsAdministrator(page, app, '/data/')
    await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible()
  })
  await deciding.goto('/data/')
  await press(deciding, /^الموافقة على طلب/)
  await expect(deciding.getByRole('alertdialog')).toBeVisible()
  await press(deciding, /^موافقة$/)
  await expect(deciding.getByRole('alertdialog')).toBeHidden()
  await expectGoodLooks(deciding)
  await deciding.setViewportSize(narrow)
  await deciding.goto('/data/people/')
  await expect(deciding.getByText('Fenwick Paediatrics')).toBeVisible()
  await expectGoodLooks(deciding)

  await asking.setViewportSize(narrow)
  await asking.goto('/requests/catalogue/?q=paediatrics')
  await asking.getByRole('link', { name: /^فتح/ }).focus()
  await asking.keyboard.press('Enter')
  await expect(asking.getByRole('heading', { level: 1, name: 'Fenwick Paediatrics' })).toBeVisible()
})
