import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { codeOf } from '../../auth/e2e/authenticator.ts'
import { accounts } from './accounts.ts'
import { administrator, giveRole, makeInternal, signInAsAdministrator } from './administrators.ts'

test(
  'an administrator of an organisation finds a colleague who is locked out, and unlocks them',
  { tag: '@journey' },
  async ({ app, page }) => {
    const { server } = app
    await giveRole(app, administrator, 'organization-admin')
    const stranger = await page.context().browser()?.newContext()
    for (let tries = 0; tries < 12; tries += 1) {
      const other = await stranger?.newPage()
      if (!other) throw new Error('no browser')
      await app
        .signIn(other, { ...accounts.external, password: `Wrong-Doorway-${tries}!` })
        .catch(() => {})
      await other.close()
    }
    await stranger?.close()

    await signInAsAdministrator(page, app, '/admin/users/')
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    const people = page.getByRole('table', { name: 'People' })
    // The list shows only people of the administrator's own organisation.
    await expect(people.getByText('northfield.example').first()).toBeVisible()
    await expect(people.getByText('vestibule.example')).toHaveCount(0)

    await page.keyboard.press('/')
    await page.keyboard.type('ada')
    const row = people.getByRole('row', { name: accounts.external.email })
    await expect(row.getByText('Locked')).toBeVisible()
    await expect(page).toHaveURL(/q=ada/)
    await row.getByRole('link').click()
    await expect(page.getByText(/^Locked out until/)).toBeVisible()
    await page.getByRole('button', { name: 'Unlock' }).click()
    const dialog = page.getByRole('alertdialog', { name: /^Unlock / })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()

    // The last sign-in is now too old for this action, so the dialog asks for a new code.
    await server.query(
      `update sessions set proven_at = proven_at - interval '20 minutes' returning 1`,
    )
    await dialog.getByRole('button', { name: 'Unlock' }).click()
    await expect(dialog.getByText('Confirm that it is you')).toBeVisible()
    await dialog.getByRole('textbox').first().fill(codeOf(administrator.secret, 1))
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/is unlocked$/).first()).toBeVisible()
    await expect(page.getByText(/^Locked out/)).toHaveCount(0)

    const freed = await page.context().browser()?.newPage()
    if (freed) await app.signIn(freed, accounts.external)
    await freed?.close()
  },
)

test('without a role it says so; without a second factor it is read only', async ({
  app,
  page,
}) => {
  await app.signIn(page, accounts.staff)
  await page.goto('/admin/')
  await expect(page.getByRole('heading', { name: 'This is for administrators' })).toBeVisible()
  await giveRole(app, accounts.staff, 'platform-admin')
  await page.goto('/')
  await page.getByRole('button', { name: /^Sam/ }).click()
  await page.getByRole('link', { name: 'Administration' }).click()
  await expect(page.getByText('Set up a second factor first')).toBeVisible()
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('button', { name: 'Address' }).click()
  await expect(page.getByRole('columnheader', { name: 'Address' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByRole('button', { name: 'Second factor' }).click()
  await page.getByRole('menuitem', { name: 'Authenticator' }).click()
  await expect(page.getByRole('row', { name: /tomas@northfield/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /ada@northfield/ })).toHaveCount(0)
  await page.getByRole('link', { name: /Tom/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Sign-in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disable' })).toHaveCount(0)
})

test(
  'a request for access is approved into an organisation, another is refused with a note',
  { tag: '@journey' },
  async ({ app, page }) => {
    await makeInternal(app, administrator)
    await giveRole(app, administrator, 'platform-admin')
    const noor = 'noor.vandijk@fenwick.example'
    const greta = 'greta.lindholm@mail.example'
    for (const [address, name, token] of [
      [noor, 'Noor', '01'],
      [greta, 'Greta', '02'],
    ]) {
      await app.server.query(
        `insert into registration_requests (id, email, email_key, first_name, last_name, description,
         sign_in_method, token_hash, created_at, expires_at, verified_at)
       values ('reg-${token}', '${address}', '${address}', '${name}', 'Example', 'Calder asked me.',
         'password_and_email_otp', decode('${token}', 'hex'), now(), now() + interval '1 day', now())
       returning 1`,
      )
    }

    await signInAsAdministrator(page, app, '/admin/users/')
    await page.getByRole('link', { name: 'Registrations' }).click()
    const requests = page.getByRole('table', { name: 'Registrations' })
    const rowOf = (address: string) => requests.getByRole('row', { name: address })

    await rowOf(noor).getByRole('button', { name: 'Approve' }).click()
    const approval = page.getByRole('alertdialog', { name: /^Approve Noor/ })
    await approval.getByRole('combobox', { name: 'Organisation' }).fill('cald')
    await page.getByRole('option', { name: 'Calder' }).click()
    await approval.getByRole('button', { name: /^Approve into Calder/ }).click()
    await expect(page.getByText('Noor Example is approved').first()).toBeVisible()
    await expect(rowOf(noor)).toHaveCount(0)

    const dialog = page.getByRole('alertdialog')
    await rowOf(greta).getByRole('button', { name: 'Refuse' }).click()
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(dialog.getByText('This field cannot be empty')).toBeVisible()
    await dialog.getByLabel('Note').fill('Please write from the address of your hospital.')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByText('No requests are waiting')).toBeVisible()

    await page.getByRole('tab', { name: 'Refused' }).click()
    await expect(rowOf(greta).getByText(/address of your hospital/)).toBeVisible()
    await page.getByRole('tab', { name: 'Approved' }).click()
    await expect(rowOf(noor).getByText(/, by Tom/)).toBeVisible()
    for (const address of [noor, greta]) await expect.poll(() => app.outbox.count(address)).toBe(1)
    await page.goto('/admin/users/?q=noor')
    await expect(page.getByRole('row', { name: /noor\.vandijk.*Calder/ })).toBeVisible()
  },
)

test('a list that does not arrive leaves the footer, which leads to support', async ({
  app,
  page,
}) => {
  await giveRole(app, administrator, 'organization-admin')
  await signInAsAdministrator(page, app, '/admin/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/v1/admin/users/**', () => {})
  await page.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('table', { name: 'People' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Support' })).toBeVisible()
})
