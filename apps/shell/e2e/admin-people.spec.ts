import { expect, test, type App } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { administrator, giveRole, makeInternal, signInAsAdministrator } from './administrators.ts'
import type { Page } from '@playwright/test'

async function administer(page: Page, app: App, next: string) {
  await makeInternal(app, administrator)
  await giveRole(app, administrator, 'platform-admin')
  await signInAsAdministrator(page, app, next)
}

async function otherPage(page: Page) {
  const other = await page.context().browser()?.newPage()
  if (!other) throw new Error('no browser')
  return other
}

test(
  'somebody left: disabled, they are out at their next request; enabled, they come back',
  { tag: '@journey' },
  async ({ app, page }) => {
    const { email } = accounts.external
    const leaver = await otherPage(page)
    await app.signIn(leaver, accounts.external)
    await leaver.goto(`${app.origin}/`)
    await expect(leaver).not.toHaveURL(/\/auth\//)

    await administer(page, app, `/admin/users/?q=${email}`)
    await page.getByRole('row', { name: email }).getByRole('link').click()
    await page.getByRole('button', { name: 'Disable' }).click()
    const dialog = page.getByRole('alertdialog', { name: /^Disable / })
    await dialog.getByLabel('Why? (optional)').fill('Left the institute.')
    await dialog.getByRole('button', { name: /^Disable / }).click()
    await expect(page.getByText(/is disabled$/).first()).toBeVisible()

    await leaver.reload()
    await expect(leaver).toHaveURL(/\/auth\//)

    await page.getByRole('button', { name: 'Enable' }).click()
    await page
      .getByRole('alertdialog', { name: /^Enable / })
      .getByRole('button', { name: 'Enable' })
      .click()
    await expect(page.getByText(/is enabled$/).first()).toBeVisible()
    await app.signIn(leaver, accounts.external)
    await leaver.goto(`${app.origin}/`)
    await expect(leaver).not.toHaveURL(/\/auth\//)
    await leaver.close()
  },
)

test(
  'somebody is invited, follows the mail, and chooses a password',
  { tag: '@journey' },
  async ({ app, page }) => {
    const email = 'nia.okoye@calder.example'
    await administer(page, app, '/admin/users/')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Address').fill(email)
    await dialog.getByLabel('First name').fill('Nia')
    await dialog.getByLabel('Last name').fill('Okoye')
    await dialog.getByRole('combobox', { name: 'Organisation' }).fill('cald')
    await page.getByRole('option', { name: 'Calder' }).click()
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByText(`${email} is invited`).first()).toBeVisible()
    await expect(page.getByRole('row', { name: email }).getByText('Invited')).toBeVisible()

    const invited = await otherPage(page)
    await invited.goto(await app.outbox.lastLink(email))
    await invited.getByLabel('Email').fill(email)
    await invited.keyboard.press('Enter')
    await invited.getByLabel('Verification code').fill(await app.outbox.lastCode(email))
    const password = 'Meridian-7-Quiet!'
    await invited.getByLabel('New password').fill(password)
    await invited.getByLabel('Confirm password').fill(password)
    await invited.keyboard.press('Enter')
    await expect(invited.getByText('Terms of Use').first()).toBeVisible()
    await invited.close()

    await page.reload()
    await expect(page.getByRole('row', { name: email }).getByText('Active')).toBeVisible()
  },
)
