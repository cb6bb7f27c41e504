import type { Page } from '@playwright/test'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { endSessionDuring, loginAgain } from './ended-session.ts'

/** A user who may edit the documentation of one data partner. The test imports the account. */
const dora = { email: 'dora@vestibule.example', password: accounts.docsAdmin.password }

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Documentation' })
const noteOf = (page: Page) => panelOf(page).getByRole('textbox', { name: 'Short note' })

test(
  'a docs-admin of one data partner writes its documents, and is told why no others',
  { tag: '@journey' },
  async ({ app, page }) => {
    await app.server.import({
      users: [
        {
          ...dora,
          first_name: 'Dora',
          last_name: 'Lind',
          organization: 'vestibule',
          sign_in_method: 'password',
          roles: [{ role: 'docs-admin', data_partner: 'northfield' }],
          eulas_accepted: ['terms-of-use', 'data-use-agreement'],
        },
      ],
    })
    const documents = () =>
      app.server.query<{ partner: string; text: string; html: string }>(
        `select data_partner_id as partner, mini_content as text, mini_html as html from documents
       where element_id = 'apps.survival' order by 1`,
      )
    const save = (name: string) => panelOf(page).getByRole('button', { name })
    const saved = page.getByText('Document saved successfully').first()

    // In a dataset of the admin's own data partner, the note can be written and changed.
    await app.signIn(page, dora)
    await page.goto('/dv/northfield_oncology/survival/?doc=apps.survival')
    await noteOf(page).fill('For *Northfield*')
    await save('Save Document').click()
    await expect(saved).toBeVisible()
    await panelOf(page).getByRole('button', { name: 'Edit Document' }).click()
    await noteOf(page).fill('For Northfield alone')

    // In a dataset of another partner the draft is not shown, and the page says why there is no form.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/dv/calder_cardiology/survival/?doc=apps.survival')
    const reason = panelOf(page).getByText(/documents of your own data partners only/)
    await expect(reason).toBeVisible()
    await expect(panelOf(page).getByRole('button', { name: /Edit|Save/ })).toHaveCount(0)
    // The built server renders Markdown in a worker thread. The stored HTML shows that this works.
    expect(await documents()).toEqual([
      {
        partner: 'northfield',
        text: 'For *Northfield*',
        html: '<p>For <em>Northfield</em></p>',
      },
    ])

    // The document `home.apps` belongs to the whole platform: internal users read it in every dataset. A user who may
    // edit the documents of one data partner only cannot edit it.
    await page.goto('/dv/northfield_oncology/?doc=home.apps')
    await expect(panelOf(page).frameLocator('iframe').locator('h1')).toHaveText('Apps')
    await expect(reason).toBeVisible()

    // Back in the dataset of Northfield, the unsaved text of its document is there again.
    await page.goto('/dv/northfield_oncology/survival/?doc=apps.survival')
    await expect(noteOf(page)).toHaveValue('For Northfield alone')
    await save('Update document').click()
    await expect(saved).toBeVisible()
    expect(await documents()).toMatchObject([
      { partner: 'northfield', text: 'For Northfield alone' },
    ])
  },
)

test('unsaved text of a document stays with its data partner, its user and its words', async ({
  app,
  page,
  context,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const northfield = '/dv/northfield_oncology/survival/?doc=apps.survival'
  await app.signIn(page, accounts.docsAdmin)
  await page.goto(northfield)
  await noteOf(page).fill('Meant for Northfield')
  await expect(panelOf(page).getByText('Unsaved changes')).toBeVisible()
  // This user may edit the documents of all data partners. In a dataset of Calder the form is empty: the unsaved text
  // for Northfield must not be saved for Calder.
  await page.goto('/dv/calder_cardiology/survival/?doc=apps.survival')
  await expect(noteOf(page)).toHaveValue('')
  await page.goto(northfield)
  await expect(noteOf(page)).toHaveValue('Meant for Northfield')
  await page.reload()
  await expect(noteOf(page)).toHaveValue('Meant for Northfield')

  // The session ends. After a new sign-in the draft is still there and can be saved.
  await endSessionDuring(context, app.origin, () =>
    panelOf(page).getByRole('button', { name: 'Save Document' }).click(),
  )
  await expect(page.getByText('User Session Expired')).toBeVisible()
  const rolesAskedAgain = page.waitForResponse(/\/users\/me\/roles\/\?app_name=shell/)
  await loginAgain(page, accounts.docsAdmin)
  await expect(page.getByText('User Session Expired')).toHaveCount(0)
  // A page that learns that the role is gone shows no form. The next part is about a page that has not learnt it.
  await rolesAskedAgain
  await expect(panelOf(page).getByText(/please save it again/)).toBeVisible()
  await expect(panelOf(page).getByText(/Your session has ended/)).toHaveCount(0)
  await expect(noteOf(page)).toHaveValue('Meant for Northfield')

  // The admin's role has been withdrawn, so the server refuses to save. The draft stays.
  await app.server.query(`delete from user_roles where role = 'docs-admin'`)
  // Wait for this answer: the message that follows may still be that of the session's end.
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    panelOf(page).getByRole('button', { name: 'Save Document' }).click(),
  ])
  expect(answer.status()).toBe(403)
  await expect(page.getByText('Failed to save document').first()).toBeVisible()
  await expect(noteOf(page)).toHaveValue('Meant for Northfield')
  await app.server.query(
    `insert into user_roles (user_id, app_name, role, data_partner_id)
     select id, '', 'docs-admin', '' from users where email = '${accounts.docsAdmin.email}'`,
  )
  await page.reload()
  await expect(noteOf(page)).toHaveValue('Meant for Northfield')

  // The next user in the same tab does not find the draft.
  await app.signIn(page, accounts.internal)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .not.toContain('Meant for')
})
