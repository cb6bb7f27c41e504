import {
  startTestProvider,
  clientId,
  clientSecret,
  type TestProvider,
} from '../../../packages/server/src/testing/test-provider.ts'
import { expectGoodLooks } from '../../../tools/e2e/accessibility.ts'
import { expect, test } from '../../../tools/e2e/fixtures.ts'
import { accounts } from './accounts.ts'
import { endSessionDuring } from './ended-session.ts'
import { administrator, giveRole, makeInternal, signInAsAdministrator } from './administrators.ts'

let provider: TestProvider
test.beforeAll(async () => {
  provider = await startTestProvider([
    { id: 'n-1', email: accounts.external.email, amr: ['pwd', 'otp'] },
    { id: 'n-2', email: 'ada@elsewhere.example' },
  ])
})
test.afterAll(() => provider.close())

test(
  'an organisation gets its own sign-in: saved, tested, offered, enforced; its people come in by it',
  { tag: '@journey' },
  async ({ app, page }) => {
    const { email } = accounts.external
    const [row] = await app.server.query<{ id: string; name: string }>(
      `select organization_id as id, (select name from organizations where id = organization_id) as name
     from users where email = '${email}'`,
    )
    const { id = '', name: organization = '' } = row ?? {}
    await makeInternal(app, administrator)
    await giveRole(app, administrator, 'platform-admin')
    await signInAsAdministrator(page, app, `/admin/organizations/${id}/`)

    await page.getByRole('link', { name: 'Set up' }).click()
    const dialog = page.getByRole('alertdialog')
    await page.getByRole('button', { name: 'Set up' }).click()
    await dialog.getByLabel('Name', { exact: true }).fill('Northfield ID')
    await dialog.getByLabel('Issuer').fill('https://')
    await dialog.getByLabel('Client id').fill(clientId)
    await dialog.getByLabel('Client secret').fill(clientSecret)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('Issuer')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Issuer').fill(provider.issuer)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Northfield ID' })).toBeVisible()
    const redirect = page.getByText(/\/accounts\/login\/oidc\/[\w-]+\/callback\/$/)
    await provider.serve({ redirect_uri: (await redirect.innerText()).trim() })
    await expect(page.getByText(/once a test of the saved values has worked/)).toBeVisible()
    await expect(page.getByText(/once a domain of the organisation is verified/)).toBeVisible()

    // The administrator tests the sign-in twice: first while the provider is down, which fails, and then with success.
    provider.state.status = 503
    const test = async () => {
      await page.getByRole('button', { name: 'Test the sign-in' }).click()
      await dialog.getByRole('button', { name: 'Go to the provider' }).click()
    }
    await test()
    await expect(page.getByText(/^Did not work/)).toBeVisible()
    provider.state.status = null
    await app.server.query(
      `insert into organization_domains (domain, organization_id, dns_token, verified_at)
     values ('northfield.example', '${id}', 'a-token', now()) returning 1`,
    )
    await test()
    await page.getByRole('button', { name: email }).click()
    await expect(page.getByText(`, as ${email}`, { exact: false })).toBeVisible()
    await expectGoodLooks(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    // The provider is offered: the password screen has a button for it beside the password.
    const context = await page.context().browser()?.newContext({ baseURL: app.origin })
    const person = await context?.newPage()
    if (!context || !person) throw new Error('no browser')
    const begin = async (next = '') => {
      await person.goto(`/auth/signin?email=${email}${next}`)
      await person.getByRole('button', { name: 'Verify and Proceed' }).click()
    }
    await begin()
    await person.getByRole('button', { name: 'Sign in with Northfield ID' }).click()
    await person.getByRole('button', { name: 'Turn back' }).click()
    await expect(person.getByText(/^You were not signed in at your organisation/)).toBeVisible()
    await begin()
    await person.getByRole('button', { name: 'Sign in with Northfield ID' }).click()
    await person.getByRole('button', { name: 'ada@elsewhere.example' }).click()
    await expect(person.getByText(/is not of one of its domains here/)).toBeVisible()

    // The provider is enforced: after the email address the user is sent to it, and then back to the
    // page that they wanted.
    await page.getByRole('button', { name: 'Enforce Northfield ID' }).click()
    await expect(dialog).toContainText('Last test: worked')
    await dialog.getByRole('button', { name: 'Enforce Northfield ID' }).click()
    await expect(page.getByText(`People of ${organization} with an address`)).toBeVisible()
    await context.clearCookies()
    await begin('&next=%2Fsupport')
    await person.getByRole('button', { name: email }).click()
    await expect(person).toHaveURL(`${app.origin}/support`)

    // The session ends while the user is writing a ticket. After a new sign-in in another tab, the
    // text is still there.
    await person.getByLabel('Subject').fill('Half a')
    await person.getByLabel('Description').fill('ticket')
    await endSessionDuring(context, app.origin, () =>
      person.getByRole('button', { name: 'Send' }).click(),
    )
    const tab = context.waitForEvent('page')
    await person.getByRole('button', { name: 'Login' }).click()
    const again = await tab
    await again.getByLabel('Email').fill(email)
    await again.getByRole('button', { name: 'Verify and Proceed' }).click()
    await expect(person.getByText('Login Successful').first()).toBeVisible()
    await expect(person.getByLabel('Subject')).toHaveValue('Half a')
    await again.close()
    await person.goto('/auth/account/security')
    await expect(person.getByText('You sign in with Northfield ID.')).toBeVisible()

    // The provider is down. People who have to use it are told so, and others sign in as before.
    await context.clearCookies()
    provider.state.status = 503
    await begin()
    await expect(
      person.getByText(/^The sign-in of your organisation does not answer/),
    ).toBeVisible()
    await app.signIn(person, accounts.staff)
    provider.state.status = null

    await page.getByRole('button', { name: 'No longer enforce it' }).click()
    await dialog.getByRole('button', { name: 'No longer enforce it' }).click()
    await expect(page.getByRole('button', { name: 'Enforce Northfield ID' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove the provider' }).click()
    await expect(dialog).toContainText('1 person has signed in with it')
    await dialog.getByRole('button', { name: 'Remove the provider' }).click()
    await expect(page.getByText('No identity provider')).toBeVisible()
    await context.close()
  },
)
