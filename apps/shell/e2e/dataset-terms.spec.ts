import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'

test(
  'somebody signs the terms of a dataset by keyboard on the way to it, once for all tabs',
  { tag: '@journey' },
  async ({ app, page, browser }) => {
    const { email } = accounts.external
    await app.server.query(
      `insert into resources (id, resourcetype, resource, datatypes, is_aggregate, position)
       values ('DatasetResource:tides', 'DatasetResource', '{"name": "tides", "display_name": "Tides"}', '[]', false, 900)
       returning 1`,
    )
    await app.server.query(
      `insert into resource_user_grants (resource_id, user_id)
       select 'DatasetResource:tides', id from users where email = '${email}' returning 1`,
    )
    await app.server.query(
      `insert into eulas (id, version, name, content, position, scope, signature)
       values ('tides', 1, 'Terms of Tides', '<h2>Use</h2><p>Name the source.</p>', 90, 'resources', 'name') returning 1`,
    )
    await app.server.query(
      `insert into resource_terms (resource_id, eula_id) values ('DatasetResource:tides', 'tides') returning 1`,
    )

    await app.signIn(page, accounts.external)
    // The dataset's own page stays open; the way to its data leads to the terms.
    await page.goto(`${app.origin}/datasets/tides`)
    await expect(page.getByRole('heading', { name: 'Tides', level: 1 })).toBeVisible()
    const late = await browser.newPage({
      baseURL: app.origin,
      storageState: await page.context().storageState(),
    })
    await late.goto(`${app.origin}/dv/tides/`)
    await expect(late.getByRole('heading', { name: 'Terms of Tides' })).toBeVisible()

    await page.getByRole('link', { name: 'Use this dataset' }).click()
    await expect(page.getByRole('heading', { name: 'Terms of Tides' })).toBeVisible()
    await expectGoodLooks(page)
    await page.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Your name')).toBeFocused()
    await page.keyboard.type('Mara Lindqvist')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${app.origin}/dv/tides/`)

    // The other tab still shows the terms. There the user accepts them again, under another name: the first signature
    // stays, and the tab goes on.
    await late.getByRole('checkbox').check()
    await late.getByLabel('Your name').fill('Somebody Else')
    await late.getByRole('button', { name: 'Accept' }).click()
    await expect(late).toHaveURL(`${app.origin}/dv/tides/`)
    await late.close()
    expect(
      await app.server.query(
        `select signed_name, email from eula_acceptances where eula_id = 'tides'`,
      ),
    ).toEqual([{ signed_name: 'Mara Lindqvist', email }])
    expect(
      await app.server.query(`select subject from outbox_mails where recipient = '${email}'`),
    ).toEqual([{ subject: 'You have accepted: Terms of Tides' }])
    await page.goto(`${app.origin}/auth_api/v1/eula/tides/receipt/1/`)
    await expect(page.getByText('Mara Lindqvist')).toBeVisible()
    await expectGoodLooks(page)

    // The terms have a new version, so the way to the data leads to them again.
    await page.goto(`${app.origin}/`)
    await app.server.query(`update eulas set version = 2 where id = 'tides' returning 1`)
    await page.goto(`${app.origin}/dv/tides/?tab=datasets`)
    await expect(page.getByRole('heading', { name: 'Terms of Tides' })).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page).toHaveURL(`${app.origin}/`)
  },
)
