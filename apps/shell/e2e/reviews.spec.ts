import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { administrator, signInAsAdministrator } from './administrators.ts'

test(
  'a data steward says by keyboard whose access is still needed, and what is not ends at once',
  { tag: '@journey' },
  async ({ app, page, browser }) => {
    const { explore, external } = accounts
    await app.server.query(
      `insert into user_roles (user_id, role, app_name, data_partner_id)
       select id, 'data-steward', 'data', 'fenwick' from users where email = '${administrator.email}' returning 1`,
    )
    const [dataset] = await app.server.query<{ id: string }>(
      `select id from resources where resource->>'display_name' = 'Fenwick Paediatrics'`,
    )
    for (const { email } of [explore, external]) {
      await app.server.query(
        `with given as (
           insert into resource_user_grants (resource_id, user_id, given_at, ends_at)
           select '${dataset?.id}', id, now() - interval '13 months', now() + interval '2 years'
           from users where email = '${email}' returning resource_id, user_id)
         insert into access_reviews (id, resource_id, user_id, asked_at, due_at)
         select 'review of ${email}', resource_id, user_id, now(), now() + interval '30 days' from given returning 1`,
      )
    }
    await app.signIn(page, explore)
    await page.goto(`${app.origin}/datasets/fenwick_paediatrics`)
    const heading = page.getByRole('heading', { level: 1, name: 'Fenwick Paediatrics' })
    await expect(heading).toBeVisible()

    const other = await browser.newPage({ baseURL: app.origin })
    await signInAsAdministrator(other, app, '/data/reviews/')
    const rowOf = (name: RegExp) => other.getByRole('row', { name })
    await expect(rowOf(/Oskar/)).toContainText('Fenwick Paediatrics')
    await expect(rowOf(/Ada/)).toBeVisible()
    await expectGoodLooks(other)

    await rowOf(/Ada/)
      .getByRole('button', { name: /^Keep the access of Ada/ })
      .focus()
    await other.keyboard.press('Enter')
    await expect(other.getByRole('alertdialog')).toContainText('still need Fenwick Paediatrics?')
    await other.getByRole('button', { name: 'Keep the access', exact: true }).focus()
    await other.keyboard.press('Enter')
    await expect(rowOf(/Ada/)).toHaveCount(0)

    await rowOf(/Oskar/)
      .getByRole('button', { name: /^End the access of Oskar/ })
      .focus()
    await other.keyboard.press('Enter')
    await other.getByLabel(/^Reason, which Oskar .* reads/).fill('The study is over')
    await other.getByRole('button', { name: 'End the access', exact: true }).focus()
    await other.keyboard.press('Enter')
    await expect(other.getByText('Nothing waits for a review')).toBeVisible()
    await other.getByRole('tab', { name: 'Answered' }).click()
    await expect(rowOf(/Oskar/)).toContainText('Ended')
    await expect(rowOf(/Ada/)).toContainText('Kept')
    await expectGoodLooks(other)
    await other.close()

    // The user's access ends without a new sign-in.
    await page.reload()
    await expect(heading).toHaveCount(0)
    const mails = await app.server.query<{ text: string }>(
      `select text from outbox_mails where recipient = '${explore.email}'`,
    )
    expect(mails.map(({ text }) => text).join('\n')).toContain('The study is over')
  },
)
