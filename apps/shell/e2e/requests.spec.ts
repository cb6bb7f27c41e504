import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { administrator, signInAsAdministrator } from './administrators.ts'

test(
  'somebody finds a dataset and asks for it by keyboard, its data steward asks back, and decides in two clicks',
  { tag: '@journey' },
  async ({ app, page, browser }) => {
    const { email } = accounts.explore
    await app.server.query(
      `insert into user_roles (user_id, role, app_name, data_partner_id)
       select id, 'data-steward', 'data', 'fenwick' from users where email = '${administrator.email}' returning 1`,
    )

    await app.signIn(page, accounts.explore)
    await page.goto(`${app.origin}/requests/catalogue/`)
    const row = page.getByRole('row', { name: /Fenwick Paediatrics/ })
    await expectGoodLooks(page)
    await row.getByRole('button', { name: /^Ask for access/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('What do you need the data for?')).toBeFocused()
    await page.keyboard.type('To compare two cohorts')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Two hospitals')
    // Enter in a field of one line sends the form.
    await page.keyboard.press('Enter')
    await expect(row.getByRole('link', { name: 'Requested' })).toBeVisible()

    const other = await browser.newPage({ baseURL: app.origin })
    const [mail] = await app.server.query<{ text: string }>(
      `select text from outbox_mails where recipient = '${administrator.email}' order by id desc limit 1`,
    )
    const [, path = ''] = /(\/data\/requests\/\S+)/.exec(mail?.text ?? '') ?? []
    await signInAsAdministrator(other, app, path)
    await expect(other.getByText('To compare two cohorts')).toBeVisible()
    await expectGoodLooks(other)
    await other.goto('/data/')
    await expect(other.getByRole('button', { name: /^Approve/ })).toBeVisible()
    await expectGoodLooks(other)
    await other.goto(path)
    await other.getByRole('button', { name: /^Ask a question/ }).click()
    await other.getByLabel(/^Question/).fill('Which years?')
    await other.getByRole('button', { name: 'Send the question' }).click()
    await expect(other.getByText('Waits for an answer')).toBeVisible()

    await page.goto(`${app.origin}/requests/`)
    await expect(page.getByText('Which years?')).toBeVisible()
    await expectGoodLooks(page)
    await page.getByRole('button', { name: /^Answer the question/ }).click()
    await page.getByRole('textbox', { name: /^Answer/ }).fill('The last ten')
    await page.getByRole('button', { name: 'Send the answer' }).click()
    await expect(page.getByText('Waits for a decision')).toBeVisible()

    await other.reload()
    await expect(other.getByText('The last ten')).toBeVisible()
    await other.getByRole('button', { name: /^Approve/ }).click()
    await other.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(other.getByText('Given until')).toBeVisible()
    await other.goto('/data/people/')
    await expect(other.getByRole('row', { name: /Oskar/ })).toContainText('Fenwick Paediatrics')
    await expectGoodLooks(other)
    await other.goto('/data/datasets/')
    await other.getByRole('link', { name: 'Fenwick Paediatrics', exact: true }).click()
    await expect(other.getByRole('row', { name: /Oskar/ })).toContainText('Request 1')
    await expectGoodLooks(other)
    await other.close()

    // The user can open the dataset without a new sign-in.
    await page.goto(`${app.origin}/requests/catalogue/`)
    await page.getByRole('link', { name: 'Open Fenwick Paediatrics' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fenwick Paediatrics' })).toBeVisible()
    expect(
      await app.server.query(`select subject from outbox_mails where recipient = '${email}'`),
    ).toContainEqual({ subject: 'You can open Fenwick Paediatrics' })
  },
)

test('somebody finds a dataset from the palette, asks for it and withdraws that, all by keyboard', async ({
  app,
  page,
}) => {
  await app.signIn(page, accounts.explore)
  await page.goto(`${app.origin}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
  await page.keyboard.type('Find a dataset')
  await expect(page.getByRole('option', { selected: true, name: /^Find a dataset/ })).toBeVisible()
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /Fenwick Paediatrics/ })
  await row.getByRole('button', { name: /^Ask for access/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('What do you need the data for?')).toBeFocused()
  await page.keyboard.type('To compare two cohorts')

  // After a reload, the user opens the form again and finds in it what was typed.
  await page.reload()
  await row.getByRole('button', { name: /^Ask for access/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('What do you need the data for?')).toHaveValue(
    'To compare two cohorts',
  )
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'Send the request' }).focus()
  await page.keyboard.press('Enter')
  await row.getByRole('link', { name: 'Requested' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Fenwick Paediatrics/ })).toBeVisible()
  await expectGoodLooks(page)

  await page.getByRole('button', { name: /^Withdraw request/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0)

  // After the request is withdrawn, the user can ask for the dataset again.
  await page.goto(`${app.origin}/requests/catalogue/?q=paediatrics`)
  await expect(row.getByRole('button', { name: /^Ask for access/ })).toBeVisible()
})
