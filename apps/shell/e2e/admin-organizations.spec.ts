import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { administrator, giveRole, makeInternal, signInAsAdministrator } from './administrators.ts'

/** The TXT records that DNS answers with, by name. */
const records = new Map<string, readonly string[]>()
test.use({ serverOptions: { resolveTxt: async (name) => [...(records.get(name) ?? [])] } })

test(
  'a partner joins: organisation, domain, access, then a person whom the domain suggests for it',
  { tag: '@journey' },
  async ({ app, page }) => {
    await makeInternal(app, administrator)
    await giveRole(app, administrator, 'platform-admin')
    await signInAsAdministrator(page, app, '/admin/organizations/')
    const list = page.getByRole('table', { name: 'Organisations' })
    await expect(list.getByRole('row', { name: /^Calder/ })).toBeVisible()

    const dialog = page.getByRole('alertdialog')
    await page.getByRole('button', { name: 'New organisation' }).click()
    await dialog.getByLabel('Name').fill('Harbour Trust')
    await dialog.getByRole('button', { name: /^Tier/ }).click()
    await page.getByRole('option', { name: 'Explore' }).click()
    await dialog.getByRole('button', { name: 'Add the organisation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Trust' })).toBeVisible()

    const domains = page.getByRole('region', { name: 'Domains' })
    await domains.getByRole('button', { name: 'Add a domain' }).click()
    await dialog.getByLabel('Domain').fill('Harbour.Example')
    await dialog.getByRole('button', { name: 'Add the domain' }).click()
    await expect(domains.getByText('Not verified')).toBeVisible()
    const check = domains.getByRole('button', { name: 'Check now: harbour.example' })
    await check.click()
    await dialog.getByRole('button', { name: 'Check now' }).click()
    await expect(dialog.getByText(/DNS does not show the TXT record/)).toBeVisible()
    const [name = '', value = ''] = ((await domains.locator('code').textContent()) ?? '')
      .split(/ TXT |"/)
      .filter(Boolean)
    records.set(name, [value])
    await dialog.getByRole('button', { name: 'Check now' }).click()
    await expect(domains.getByText('Verified', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Use for new people: Password and mail code' }).click()
    await dialog.getByRole('button', { name: 'Change it' }).click()
    await expect(page.getByText('New people get this')).toBeVisible()

    const grants = page.getByRole('region', { name: 'Grants' })
    await grants.getByRole('button', { name: 'Give access' }).click()
    await dialog.getByRole('combobox', { name: 'App or dataset' }).press('ArrowDown')
    // Until there are options, the list holds one that is disabled and says so.
    const option = page.getByRole('listbox').getByRole('option', { disabled: false }).first()
    const resource = (await option.textContent()) ?? ''
    await option.click()
    await expect(
      dialog.getByRole('heading', { name: `Give ${resource} to Harbour Trust?` }),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Give access' }).click()
    await expect(grants.getByRole('row', { name: resource })).toBeVisible()

    // Somebody with an address of the new organisation asks for access.
    const email = 'wim.haven@harbour.example'
    await app.server.query(
      `insert into registration_requests (id, email, email_key, first_name, last_name, description,
       sign_in_method, token_hash, created_at, expires_at, verified_at)
     values ('reg-01', '${email}', '${email}', 'Wim', 'Haven', 'We begin in May.',
       'password_and_email_otp', decode('01', 'hex'), now(), now() + interval '1 day', now())
     returning 1`,
    )
    await page.getByRole('link', { name: 'Registrations' }).click()
    await page.getByRole('row', { name: email }).getByRole('button', { name: 'Approve' }).click()
    const approval = page.getByRole('alertdialog', { name: /^Approve Wim/ })
    await approval.getByRole('button', { name: 'Approve into Harbour Trust' }).click()
    await expect(page.getByText('Wim Haven is approved').first()).toBeVisible()

    const partner = await page.context().browser()?.newPage()
    if (!partner) throw new Error('no browser')
    await partner.goto(await app.outbox.lastLink(email))
    await partner.getByLabel('Email').fill(email)
    await partner.keyboard.press('Enter')
    await partner.getByLabel('Verification code').fill(await app.outbox.lastCode(email))
    const password = 'Meridian-7-Quiet!'
    await partner.getByLabel('New password').fill(password)
    await partner.getByLabel('Confirm password').fill(password)
    await partner.keyboard.press('Enter')
    for (const terms of ['Terms of Use', 'Data Use Agreement']) {
      await partner.getByRole('checkbox', { name: new RegExp(terms) }).check()
      await partner.getByRole('button', { name: 'Accept', exact: true }).click()
    }
    await expect(partner.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await expect(partner.getByRole('link', { name: resource }).first()).toBeVisible()
    await partner.close()

    await page.goto('/admin/organizations/?q=harbour.example')
    const row = page.getByRole('row', { name: /^Harbour Trust/ })
    await expect(row).toContainText('Explore')
    await expect(row).toContainText('harbour.example')
    await expectGoodLooks(page)
    await row.getByRole('link').click()
    const members = page.getByRole('region', { name: 'Members' })
    await expect(members.getByRole('link', { name: 'Wim Haven' })).toBeVisible()
    await grants.getByRole('button', { name: `Remove ${resource}` }).click()
    await expect(dialog).toContainText('1 person')
    await dialog.getByRole('button', { name: 'Take it back' }).click()
    await expect(grants.getByText('Nothing is open to the organisation yet.')).toBeVisible()
    await expectGoodLooks(page)
  },
)

test('who administers one organisation comes to its page, and changes nothing of the platform', async ({
  app,
  page,
}) => {
  await giveRole(app, administrator, 'organization-admin')
  await signInAsAdministrator(page, app, '/admin/organizations/')
  await expect(page).toHaveURL(/\/admin\/organizations\/[^/]+\/?$/)
  await expect(page.getByRole('region', { name: 'Members' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Tom/ }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Domains' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await page.goto('/admin/organizations/calder/')
  await expect(page.getByRole('heading', { name: 'There is no such organisation' })).toBeVisible()
})
