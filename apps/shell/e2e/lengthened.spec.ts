import { expectNoSidewaysScroll } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { expectNothingCut, lengthenTexts } from '../../../tools/e2e/lengthened.ts'
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
