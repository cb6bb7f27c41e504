import { expectNoSidewaysScroll } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { expectNothingCut, lengthenTexts } from '../../../tools/e2e/lengthened.ts'
import { accounts as signInAccounts } from '../../auth/e2e/accounts.ts'
import { accounts } from './accounts.ts'
import { giveRole } from './administrators.ts'

test.use({ viewport: { width: 320, height: 700 } })

const beforeSignIn = [
  '/auth/signin',
  `/auth/signin/password?email=${accounts.internal.email}`,
  `/auth/forgot-password?email=${accounts.internal.email}`,
  '/auth/registration',
  '/auth/nowhere',
]
const signedIn = [
  '/',
  '/?tab=datasets',
  '/support',
  '/device',
  '/dv/northfield_oncology/',
  '/nowhere',
  '/auth/account',
  '/auth/account/security',
  '/admin/',
  '/admin/users/',
  '/admin/audit/',
  '/admin/health/',
]

test('texts that are 40 % longer are cut nowhere at 320 pixels', async ({ app, page }) => {
  test.slow()
  await lengthenTexts(page)
  const look = async (addresses: readonly string[]) => {
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')
      await expectNoSidewaysScroll(page)
      await expectNothingCut(page)
    }
  }
  await look(beforeSignIn)
  await giveRole(app, accounts.staff, 'platform-admin')
  await app.signIn(page, accounts.staff)
  await look(signedIn)
})

test('dialogs, terms and documents with longer texts are cut nowhere either', async ({
  app,
  page,
}) => {
  test.slow()
  await lengthenTexts(page)
  const look = async () => {
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  }
  await app.signIn(page, signInAccounts.priya)
  await page.goto('/auth/eula?next=/')
  await expect(page.getByText('⟦').first()).toBeVisible()
  await look()
  // Leave the page: when it notices that nobody is signed in, it would lead away and end the next navigation.
  await page.goto('about:blank')
  await page.context().clearCookies()

  await app.signIn(page, accounts.docsAdmin)
  await page.goto('/?doc=home.apps')
  // Do not wait for the sign ⟦ of lengthened texts here: the panel's English texts are built into its code, where
  // `lengthenTexts` cannot lengthen them.
  const panel = page.getByRole('dialog', { name: 'Documentation' })
  await expect(panel).toBeVisible()
  await look()
  await panel.getByRole('button', { name: 'Edit Document' }).click()
  await expect(panel.getByRole('textbox').first()).toBeVisible()
  await look()
  await page.context().clearCookies()

  await giveRole(app, accounts.staff, 'platform-admin')
  await app.signIn(page, accounts.staff)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await look()
  const [row] = await app.server.query<{ id: string }>(
    `select id from users where email = '${accounts.external.email}'`,
  )
  await page.goto(`/admin/users/${row?.id}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look()
})

test.describe('in a restricted environment', () => {
  test.use({ serverOptions: { settings: { envType: 'restricted', isFederated: true } } })

  test('the device code with longer texts is cut nowhere', async ({ page }) => {
    await lengthenTexts(page)
    await page.goto('/auth/signin')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
  })
})
